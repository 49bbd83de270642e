// Lesson 9 · State: always a value
//
// Ada has unread messages. Her phone and her tablet show how many.
// Run me: make lesson-09

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
  chart.record("phone", signal) { count in print("the phone shows \(count)") }
  for (tick, count) in [(2, 4), (3, 4), (7, 5)] {
    clock.at(tick) {
      print("tick \(tick): \(count) is written")
      unread.value = count
    }
  }
  clock.at(5) {
    chart.record("tablet", signal) { count in
      print("the tablet shows \(count)")
    }
  }
  clock.at(10) { print("read without a subscription: \(unread.value)") }
}
// snippet.end
let clock = VirtualScheduler()
let chart = Chart(clock)
showInbox(on: clock, in: chart)
clock.run()

heading("The number, drawn")
draw("unread messages", chart.drawing)

heading("The log-in button of lesson 6, and a second screen")
// snippet.button
let name = Property("")
let password = Property("")
let canLogIn = combineLatest(name.signal, password.signal)
  .map { name, password in name != "" && password != "" }
canLogIn.subscribe { answer in print("the first screen gets \(answer)") }
name.value = "ada"
password.value = "sesame"
canLogIn.subscribe { answer in print("the second screen gets \(answer)") }
// snippet.end

heading("Common mistake: reading the value once")
// snippet.mistake
let unread = Property(3)
let text = "\(unread.value) unread"
unread.value = 4
print("the watch shows: \(text)")
unread.signal.subscribe { count in print("instead: \(count) unread") }
unread.value = 5
// snippet.end
