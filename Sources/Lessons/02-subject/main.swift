// Lesson 2 · A hot signal and its roster
//
// Run me: make lesson-02

import LessonKit
import ReactiveCore

lesson(2, "A hot signal and its roster")
