// Exercise 38 · The parcel box
//
// A box on the corner hands out parcels. For some of them it wants a PIN.

import LessonKit
import ReactiveCore

enum BoxError: Error { case unknownNumber, pinNeeded, wrongPin }
struct Typed { let number, pin: String }
let box = Command<Typed, String, BoxError> { typed in
  guard typed.number == "71" else { return .failed(.unknownNumber) }
  if typed.pin == "4242" { return .just("here is your parcel") }
  return .failed(typed.pin.isEmpty ? .pinNeeded : .wrongPin)
}
box.errors.subscribe { print("  sorry: \($0)") }
box.values.subscribe { print("  \($0)") }

let asksForPin = Property(false)
asksForPin.signal.distinctUntilChanged()
  .subscribe { print("  the PIN keys \($0 ? "light up" : "are dark")") }
// Your turn: the keys light up when a PIN is needed. They stay lit, whatever
// else goes wrong, until Ada has her parcel; then they go dark.
// gap

for (number, pin) in [
  ("17", ""), ("71", ""), ("71", "24"), ("17", "24"), ("71", "4242"),
] {
  print("number '\(number)', PIN '\(pin)'")
  box.execute(Typed(number: number, pin: pin))
}

// MARK: laid-out

box.errors.map { _ in true }.bind(to: asksForPin)

// MARK: solution

merge(
  box.errors.filter { $0 == .pinNeeded }.map { _ in true },
  box.values.map { _ in false }
).bind(to: asksForPin)

// MARK: any-error

merge(box.errors.map { _ in true }, box.values.map { _ in false })
  .bind(to: asksForPin)

// MARK: goes-dark

box.errors.map { $0 == .pinNeeded }.bind(to: asksForPin)

// MARK: yes-or-no

merge(
  box.errors.map { $0 != .unknownNumber },
  box.values.map { _ in false }
).bind(to: asksForPin)

// MARK: stays-lit

box.errors.filter { $0 == .pinNeeded }.map { _ in true }.bind(to: asksForPin)

// MARK: bound-twice

box.errors.filter { $0 == .pinNeeded }.map { _ in true }.bind(to: asksForPin)
box.values.map { _ in false }.bind(to: asksForPin)
