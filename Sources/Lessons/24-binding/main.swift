// Lesson 24 · Binding: a label that follows
//
// A photo has a date, and screens show it. Whoever changes the date does not
// have to remember who shows it. Run me: make lesson-24

import Foundation
import LessonKit
import ReactiveCore

lesson(24, "Binding: a label that follows")

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

heading("A label follows a date")
// snippet.bound
let photo = Photo()
let label = Label()
let phone = PhotoViewModel(photo)
phone.dateAdded.signal.bind(to: label.text)
// snippet.end
print("bound: \(label.text.value)")
// snippet.script
label.text.value = "yesterday"
print("written by hand: \(label.text.value)")

photo.dateAdded.value += 86_400  // seconds: a day later
print("the date changes: \(label.text.value)")
// snippet.end
let tablet = PhotoViewModel(photo)
print("the tablet has: \(tablet.dateAdded.value)")
print("styles made: \(stylesMade.count)")

heading("Drawn, with letters for texts")
let clock = VirtualScheduler()
let chart = Chart(clock)
let model = Property("a")
let view = Property("")
model.signal.bind(to: view)
chart.record("model", model.signal)
chart.record("view", view.signal)
clock.at(2) { model.value = "b" }
clock.at(4) { view.value = "x" }
clock.at(6) { model.value = "c" }
clock.advance(ticks: 7)
draw("one way", chart.drawing)

heading("Common mistake: nobody keeps the view model")
// snippet.mistake
let watch = Label()
PhotoViewModel(photo).dateAdded.signal.bind(to: watch.text)
photo.dateAdded.value += 86_400
print("the phone: \(label.text.value); the watch: \(watch.text.value)")
// snippet.end
