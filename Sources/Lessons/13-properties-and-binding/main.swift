// Lesson 13 · State that announces itself
//
// A photo has a date and a title, and a screen shows them. Whoever changes one
// must not have to remember who shows it. Run me: make lesson-13

import Foundation
import LessonKit
import ReactiveCore
import Synchronization

lesson(13, "State that announces itself")

// snippet.style
let stylesMade = Counter()
func makeDateStyle() -> Date.VerbatimFormatStyle {
  stylesMade.increment()
  return Date.VerbatimFormatStyle(
    format: "\(day: .defaultDigits) \(month: .wide) \(year: .defaultDigits)",
    locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
    calendar: Calendar(identifier: .gregorian))
}
// snippet.end

// snippet.view-model
final class Photo: Sendable {
  let dateAdded = Property(Date(timeIntervalSince1970: 0))
}
final class PhotoViewModel: Sendable {
  static let dateStyle = makeDateStyle()  // made once, shared by all
  let dateAdded = Property("")
  let title = Property("Untitled")
  let isNeedRefresh = Property(false)

  init(_ photo: Photo) {
    photo.dateAdded.signal.map { $0.formatted(Self.dateStyle) }
      .bind(to: dateAdded)
  }
}
// snippet.end

// snippet.label
final class Label: Sendable {
  private let shown = Mutex("")
  var text: String {
    get { shown.withLock { $0 } }
    set {
      shown.withLock { $0 = newValue }
      print("  the label shows: \(newValue)")
    }
  }
}
// snippet.end

heading("A date in the model, a text in the label")
// snippet.one-way
let (photo, label) = (Photo(), Label())
let (screen, preview) = (PhotoViewModel(photo), PhotoViewModel(photo))
print("bind the label")
screen.dateAdded.signal.bind(to: label, \.text)
print("change the photo, twice")
for minute in ["2009-12-31T23:59:00Z", "2010-01-01T00:00:00Z"] {
  photo.dateAdded.value = try Date(minute, strategy: .iso8601)
}
print("the preview holds: \(preview.dateAdded.value)")
print("date styles made for 2 view models: \(stylesMade.count)")
// snippet.end

heading("A subscriber early, one late, and the release of the property")
// snippet.drawing
let clock = VirtualScheduler()
let chart = Chart(clock)
var slider = Property(5)
let brightness = slider.signal
chart.record("early", brightness)
clock.at(2) { [weak slider] in slider?.value = 6 }
clock.at(7) { [weak slider] in slider?.value = 7 }
clock.at(5) { chart.record("late", brightness) }
clock.advance(ticks: 9)
slider = Property(0)  // lets go of the other one
draw("a property", chart.drawing)
// snippet.end

heading("A title and a text field: each follows the other")
// snippet.two-way
let writes = Recorder<String>()
func watch(_ name: String, _ property: Property<String>) {
  property.signal.skip(1).subscribe { writes.append("\(name) = \($0)") }
}
func step(_ name: String, _ action: () -> Void) {
  action()
  print("\(name): \(writes.removeAll())")
}
let (title, field) = (screen.title, Property(""))
watch("title", title)
watch("field", field)
step("they are bound") { title.bindTwoWay(with: field) }
step("data arrives") { title.value = "Lake" }
step("Ada types") { field.value = "Lake at dawn" }
print("Ada submits: \(title.value)")
// snippet.end

heading("A flag reloads the table")
// snippet.flag
screen.isNeedRefresh.signal.distinctUntilChanged().filter { $0 }
  .subscribe { _ in writes.append("reload") }
for flag in [true, true, false, true] {
  step("isNeedRefresh = \(flag)") { screen.isNeedRefresh.value = flag }
}
// snippet.end

heading("Common mistake: two subscriptions that write to each other")
// snippet.mistake
let (left, right) = (Property("Lake"), Property("Lake"))
watch("left", left)
watch("right", right)
left.signal.skip(1).take(20).subscribe { right.value = $0 }
right.signal.skip(1).take(20).subscribe { left.value = $0 }
left.value = "Lake at dusk"
print("one edit: \(writes.removeAll().count) writes; only take(20) ends it")
print("instead: bindTwoWay, which hands a write over once")
// snippet.end
