// Exercise 22 · The car wash
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
