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

// Your turn: let onTheHour be the first three departures at a full hour. Look
// up no minute before the displays are on, and no more minutes than you need.
// gap

print("the displays are on")
for minute in onTheHour { print("left display:  \(minute / 60) o'clock") }
for minute in onTheHour { print("right display: \(minute / 60) o'clock") }

// MARK: laid-out

let onTheHour = departures.prefix(1)

// MARK: solution

let onTheHour = departures.filter(isFullHour).prefix(3)

// MARK: no-end

let onTheHour = departures.filter(isFullHour)

// MARK: three-of-all

let onTheHour = departures.prefix(3).filter(isFullHour)

// MARK: array-of-three

let onTheHour = Array(departures.filter(isFullHour).prefix(3))

// MARK: by-heart

let onTheHour = [0, 60, 120]
