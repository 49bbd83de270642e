// Exercise 27 · The car wash
//
// Its button starts a wash that is paid, while the gate is shut and no other
// wash is running.

import LessonKit
import ReactiveCore

let isPaid = Property(false)
let isShut = Property(false)  // the gate
let isWashing = Property(false)
let canStart = Property(false)  // whether the button is on
// Your turn: let canStart follow from the other three, whoever sets them.
// gap
canStart.signal.distinctUntilChanged().skip(1)
  .subscribe { print("  the button is \($0 ? "on" : "off")") }

print("Ada pays")
isPaid.value = true
print("the gate shuts")
isShut.value = true
print("the wash begins")
isWashing.value = true
print("it is over")
isPaid.value = false
isWashing.value = false
print("Ben pays")
isPaid.value = true
print("the gate opens")
isShut.value = false

// MARK: laid-out

isPaid.signal.bind(to: canStart)

// MARK: solution

combineLatest(isPaid.signal, isShut.signal, isWashing.signal)
  .map { isPaid, isShut, isWashing in isPaid && isShut && !isWashing }
  .bind(to: canStart)

// MARK: not-followed

combineLatest(isPaid.signal, isShut.signal)
  .map { isPaid, isShut in isPaid && isShut && !isWashing.value }
  .bind(to: canStart)

// MARK: looked-once

canStart.value = isPaid.value && isShut.value && !isWashing.value

// MARK: three-bindings

isPaid.signal.bind(to: canStart)
isShut.signal.bind(to: canStart)
isWashing.signal.map { isWashing in !isWashing }.bind(to: canStart)
