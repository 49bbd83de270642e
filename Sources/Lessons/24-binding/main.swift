// Lesson 24 · Binding, one way and two ways
//
// A photo has a date and a title, and a screen shows both. Whoever changes one
// does not have to remember who shows it. Run me: make lesson-24

import Foundation
import LessonKit
import ReactiveCore

lesson(24, "Binding, one way and two ways")

final class Photo: Sendable {
  let dateAdded = Property(Date(timeIntervalSince1970: 0))
}

final class Label: Sendable {
  let text = Property("")
}

let stylesMade = Counter()

// snippet.view-model
final class PhotoViewModel: Sendable {
  /// How a date is written, the same for all view models.
  static let style: Date.FormatStyle = {
    stylesMade.increment()
    return Date.FormatStyle(
      date: .long, time: .omitted, locale: Locale(identifier: "en_US_POSIX"),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  }()

  let dateAdded = Property("")

  init(_ photo: Photo) {
    photo.dateAdded.signal
      .map { date in date.formatted(PhotoViewModel.style) }
      .bind(to: dateAdded)
  }
}
// snippet.end

heading("One way: a label follows a date")
let photo = Photo()
let label = Label()
let phone = PhotoViewModel(photo)
let tablet = PhotoViewModel(photo)
// snippet.bound
phone.dateAdded.signal.bind(to: label.text)
// snippet.end
print("bound: \(label.text.value)")

label.text.value = "yesterday"
print("written by hand: \(label.text.value)")

photo.dateAdded.value += 86_400  // seconds: a day later
print("the date changes: \(label.text.value)")
print("the tablet has: \(tablet.dateAdded.value)")
print("styles made: \(stylesMade.count)")

heading("Two ways: a title and a text field")
let title = Property("Untitled")
let field = Property("My photo")
// snippet.writes
let writes = Recorder<String>()
title.signal.skip(1).subscribe { text in writes.append("title = \(text)") }
field.signal.skip(1).subscribe { text in writes.append("field = \(text)") }

let binding = title.bindTwoWay(with: field)
// snippet.end
print("they are bound: \(writes.removeAll())")

title.value = "Lake"
print("data arrives: \(writes.removeAll())")

field.value = "Lake at dawn"
print("Ada types: \(writes.removeAll())")
print("Ada submits: \(title.value)")

heading("A flag reloads the table")
// snippet.flag
let needsRefresh = Property(false)
let reloads = Counter()
needsRefresh.signal.distinctUntilChanged().filter { isNeeded in isNeeded }
  .subscribe { isNeeded in reloads.increment() }
needsRefresh.value = true
needsRefresh.value = true
needsRefresh.value = false
print("set to true, true, false; reloads: \(reloads.count)")
// snippet.end

heading("Two properties, drawn")
let clock = VirtualScheduler()
let chart = Chart(clock)
let model = Property("a")
let view = Property("")
let tie = model.bindTwoWay(with: view)
chart.record("model", model.signal)
chart.record("view", view.signal)
clock.at(2) { model.value = "b" }
clock.at(4) { view.value = "c" }
clock.at(6) { tie.dispose() }
clock.at(8) { model.value = "d" }
clock.advance(ticks: 9)
draw("two ways", chart.drawing)

heading("Common mistake: two subscriptions that write to each other")
binding.dispose()
// snippet.ben
title.signal.skip(1).take(20).subscribe { text in field.value = text }
field.signal.skip(1).take(20).subscribe { text in title.value = text }
// snippet.end
// snippet.edit
field.value = "Lake at dusk"
print("one edit: \(writes.removeAll().count) writes; only take(20) ends it")
// snippet.end
