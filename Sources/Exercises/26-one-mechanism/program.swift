// Exercise 26 · The doorbell
//
// A bell has room for one action. The lamp and the phone both want to hear it.

import LessonKit
import ReactiveCore

final class Bell: Sendable {
  let action = Property<@Sendable () -> Void>({})
  func ring() { action.value() }
}

let bell = Bell()
// Your turn: make a signal of the bell's action, and call it rings. It has to
// serve both listeners.
// gap
rings.subscribe { print("the lamp flashes") }
rings.subscribe { print("the phone hums") }

print("Ada rings")
bell.ring()
print("Ben rings")
bell.ring()

// MARK: laid-out

let rings = Signal<Void, Never>.never

// MARK: solution

let calls = Subject<Void, Never>()
bell.action.value = { calls.send(()) }
let rings = calls.signal

// MARK: an-action-each

let rings = Signal<Void, Never> { subscriber in
  bell.action.value = { subscriber.send(()) }
  return .empty
}

// MARK: at-once

let rings = Signal<Void, Never>.just(())
