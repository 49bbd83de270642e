// Exercise 06 · The heating
//
// Whether a room is heated depends on its temperature, a wish, and a window.

import LessonKit
import ReactiveCore

let room = Subject<Int, Never>()  // its temperature
let wish = Subject<Int, Never>()
let isOpen = Subject<Bool, Never>()  // the window
// Your turn: let isHeating be true while the room is colder than the wish and
// the window is not open. At first the wish is 20, and the window is shut.
// gap
isHeating.subscribe { print("  heating: \($0)") }

print("the room has 18 degrees")
room.send(18)
print("Ada wishes for 17 degrees")
wish.send(17)
print("Ben wishes for 22 degrees")
wish.send(22)
print("the window is opened")
isOpen.send(true)
print("the room has 16 degrees")
room.send(16)
print("the window is shut")
isOpen.send(false)

// MARK: laid-out

let isHeating = room.signal.map { $0 < 20 }

// MARK: solution

let isHeating = combineLatest(
  room.signal, wish.signal.startWith(20), isOpen.signal.startWith(false)
).map { $0 < $1 && !$2 }

// MARK: zipped

let isHeating = zip(
  room.signal, wish.signal.startWith(20), isOpen.signal.startWith(false)
).map { $0 < $1 && !$2 }

// MARK: start-of-the-whole

let isHeating = combineLatest(room.signal, wish.signal, isOpen.signal)
  .map { $0 < $1 && !$2 }
  .startWith(false)

// MARK: room-started

let isHeating = combineLatest(
  room.signal.startWith(0), wish.signal.startWith(20),
  isOpen.signal.startWith(false)
).map { $0 < $1 && !$2 }

// MARK: no-start

let isHeating = combineLatest(room.signal, wish.signal, isOpen.signal)
  .map { $0 < $1 && !$2 }

// MARK: no-window

let isHeating = combineLatest(room.signal, wish.signal.startWith(20))
  .map { $0 < $1 }

// MARK: window-open

let isHeating = combineLatest(
  room.signal, wish.signal.startWith(20), isOpen.signal.startWith(true)
).map { $0 < $1 && !$2 }

// MARK: or

let isHeating = combineLatest(
  room.signal, wish.signal.startWith(20), isOpen.signal.startWith(false)
).map { $0 < $1 || !$2 }
