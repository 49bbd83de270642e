// Exercise 36 · The parcel machine
//
// It takes a parcel step by step: address, weight, payment.

import LessonKit
import ReactiveCore

enum Call: Sendable { case push(Step), pop, popToRoot }

struct Step: Sendable {
  let bus: Subject<Call, Never>
  let number: Int
  // Your turn: let next() ask for the step after this one, and cancel() for the
  // way back to the first step, from any step. Use only the bus.
  // gap
}
func view(of step: Step) -> String { "step \(step.number)" }  // the router

let bus = Subject<Call, Never>()
let test = Subject<Call, Never>()
let views = Property(["step 1"])
views.signal.subscribe { names in print("  views: \(names)") }
bus.signal.subscribe { call in
  switch call {
  case .push(let new): views.value.append(view(of: new))
  case .pop: views.value.removeLast()
  case .popToRoot: views.value.removeSubrange(1...)
  }
}
test.signal.subscribe { _ in print("  the test hears a call") }

print("Ada goes on, twice")
for number in 1...2 { Step(bus: bus, number: number).next() }
print("she cancels")
Step(bus: bus, number: 3).cancel()
print("a test, without views")
Step(bus: test, number: 1).next()

// MARK: laid-out

func next() {}
func cancel() {}

// MARK: solution

func next() { bus.send(.push(Step(bus: bus, number: number + 1))) }
func cancel() { bus.send(.popToRoot) }

// MARK: moves-the-views

func next() { views.value.append("step \(number + 1)") }
func cancel() { views.value.removeSubrange(1...) }

// MARK: one-back

func next() { bus.send(.push(Step(bus: bus, number: number + 1))) }
func cancel() { bus.send(.pop) }

// MARK: pushes-the-first

func next() { bus.send(.push(Step(bus: bus, number: number + 1))) }
func cancel() { bus.send(.push(Step(bus: bus, number: 1))) }

// MARK: hands-over-a-view

func next() { bus.send(.push(view(of: Step(bus: bus, number: number + 1)))) }
func cancel() { bus.send(.popToRoot) }
