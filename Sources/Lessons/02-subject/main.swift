// Lesson 2 · A hot signal and its roster
//
// Run me: make lesson-02

import LessonKit

lesson(2, "A hot signal and its roster")

heading("A late listener")
let station = try Timeline(parsing: "a---b-|", label: "station", legend: ["b": "the weather"])
let late = Timeline("late", Array(station.entries.dropFirst()), from: 2)
draw("late", MarbleDrawing([station, late, .subscription("", from: 2, to: 6)]))
