// Lesson 9 · State: always a value
//
// Ada has unread messages. Her phone and her tablet show how many.
// Run me: make lesson-09

import Foundation
import LessonKit
import ReactiveCore

lesson(9, "State: always a value")

heading("Two screens show one number")
// snippet.inbox
/// Shows the number of unread messages on two screens.
///
/// Nobody holds `unread` after tick 10.
func showInbox(on clock: VirtualScheduler, in chart: Chart) {
  let unread = Property(3)
  let signal = unread.signal
  clock.at(0) {
    chart.record("phone", signal) { count in print("the phone shows \(count)") }
  }
  clock.at(2) { unread.value = 4 }
  clock.at(5) {
    chart.record("tablet", signal) { count in
      print("the tablet shows \(count)")
    }
  }
  clock.at(7) { unread.value = 5 }
  clock.at(10) { print("read without a subscription: \(unread.value)") }
}
// snippet.end
let clock = VirtualScheduler()
let chart = Chart(clock)
showInbox(on: clock, in: chart)
clock.run()

heading("The number, drawn")
draw("unread messages", chart.drawing)

heading("A date in the model, a text on the screens")
let stylesMade = Counter()
/// Makes a style, which says how a date is written.
func makeDateStyle() -> Date.FormatStyle {
  stylesMade.increment()
  return Date.FormatStyle(
    date: .long, time: .omitted, locale: Locale(identifier: "en_US_POSIX"),
    calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
}
// snippet.date
struct Photo {
  let dateAdded = Property(Date(timeIntervalSince1970: 0))
}
let photo = Photo()
let style = makeDateStyle()
let dateText = photo.dateAdded.signal.map { date in date.formatted(style) }
for screen in ["phone", "tablet"] {
  dateText.subscribe { text in print("the \(screen) shows \(text)") }
}
photo.dateAdded.value += 86_400  // seconds: a day later
print("date styles made: \(stylesMade.count)")
// snippet.end

heading("Common mistake: to read the value once")
// snippet.mistake
let unread = Property(3)
let text = "\(unread.value) unread"
unread.value = 4
print("the watch shows: \(text)")
unread.signal.subscribe { count in print("instead: \(count) unread") }
unread.value = 5
// snippet.end
