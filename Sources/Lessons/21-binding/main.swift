// Lesson 21 · State that announces itself
//
// A photo has a date and a title, and a screen shows them. Whoever changes one
// does not have to remember who shows it. Run me: make lesson-21

import Foundation
import LessonKit
import ReactiveCore

lesson(21, "State that announces itself")

let (stylesMade, writes) = (Counter(), Recorder<String>())

// snippet.view-model
struct Photo { let dateAdded = Property(Date(timeIntervalSince1970: 0)) }
struct Label { let text = Property("") }

final class PhotoViewModel: Sendable {
  static let style: Date.FormatStyle = {
    stylesMade.increment()
    return .init(
      date: .long, time: .omitted, locale: .init(identifier: "en_US_POSIX"),
      calendar: .init(identifier: .gregorian), timeZone: .gmt)
  }()
  let dateAdded = Property("")
  let title = Property("Untitled")
  let isNeedRefresh = Property(false)
  init(_ photo: Photo) {
    photo.dateAdded.signal.map { $0.formatted(Self.style) }.bind(to: dateAdded)
  }
}
// snippet.end

heading("A date in the model, a text in the label")
// snippet.one-way
let (photo, label) = (Photo(), Label())
label.text.signal.skip(1).subscribe { print("the label shows: \($0)") }
let (screen, preview) = (PhotoViewModel(photo), PhotoViewModel(photo))
screen.dateAdded.signal.bind(to: label.text)
photo.dateAdded.value += 86_400  // seconds: a day later
print("a second view model has: \(preview.dateAdded.value)")
print("date styles made: \(stylesMade.count)")
// snippet.end

heading("One subscriber early, one late; then the slider is released")
// snippet.drawing
let clock = VirtualScheduler()
let chart = Chart(clock)
var slider = Property(0)
let level = slider.signal
chart.record("early", level)
for i in [2, 7] { clock.at(i) { [weak slider] in slider?.value = i } }
clock.at(5) { chart.record("late", level) }
clock.advance(ticks: 9)
slider = Property(0)  // lets go of the old one
draw("a slider", chart.drawing)
// snippet.end

heading("A title and a text field: each follows the other")
let (title, field) = (screen.title, Property(""))
title.signal.skip(1).subscribe { writes.append("title = \($0)") }
field.signal.skip(1).subscribe { writes.append("field = \($0)") }
let binding = title.bindTwoWay(with: field)
print("they are bound: \(writes.removeAll())")
title.value = "Lake"
print("data arrives: \(writes.removeAll())")
field.value = "Lake at dawn"
print("Ada types: \(writes.removeAll())")
print("Ada submits: \(title.value)")

heading("A flag reloads the table")
screen.isNeedRefresh.signal.distinctUntilChanged().filter { $0 }
  .subscribe { _ in writes.append("reload") }
for flag in [true, true, false] { screen.isNeedRefresh.value = flag }
print("set to true, true, false: \(writes.removeAll())")

heading("Common mistake: two subscriptions that write to each other")
// snippet.mistake
binding.dispose()
title.signal.skip(1).take(20).subscribe { field.value = $0 }
field.signal.skip(1).take(20).subscribe { title.value = $0 }
field.value = "Lake at dusk"
print("one edit: \(writes.removeAll().count) writes; only take(20) ends it")
print("instead: bindTwoWay, which hands a write over once")
// snippet.end
