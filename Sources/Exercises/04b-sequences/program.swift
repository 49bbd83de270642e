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

// MARK: laid-out

let onTheHour = Signal<Int, Never>.from([0])

// MARK: solution

let onTheHour = Signal<Int, Never>.from(departures.filter(isFullHour).prefix(3))

// MARK: no-end

let onTheHour = Signal<Int, Never>.from(departures.filter(isFullHour))

// MARK: three-of-all

let onTheHour = Signal<Int, Never>.from(departures.prefix(3).filter(isFullHour))

// MARK: array-of-three

let three = Array(departures.filter(isFullHour).prefix(3))
let onTheHour = Signal<Int, Never>.from(three)

// MARK: again

let onTheHour = Signal<Int, Never>.from([0, 1, 2, 3, 4]).map { $0 * 30 }
  .filter(isFullHour)
