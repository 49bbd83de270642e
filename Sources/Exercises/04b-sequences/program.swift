// Exercise 04b · A timetable without end
//
// A ferry leaves every 30 minutes, for ever. A display has room for three.

import LessonKit
import ReactiveCore

let departures = MemoizedSequence(unfolding: 0) { minute in
  print("  looking up minute \(minute)")
  return (minute, minute + 30)
}
@Sendable func isFullHour(_ minute: Int) -> Bool { minute.isMultiple(of: 60) }

// Your turn: let onTheHour send the first three departures at a full hour. Look
// up no minute before the display is on, and no more minutes than you need.
// gap

print("the display is on")
onTheHour.subscribe { print("left display:  \($0 / 60) o'clock") }
onTheHour.subscribe { print("right display: \($0 / 60) o'clock") }
