// Exercise 36b · A sheet
//
// A shop shows its till as a sheet: a level of its own, above the shelves.

import LessonKit
import ReactiveCore

enum Call: Sendable {
  case present(String, completion: @Sendable () -> Void)
  case dismiss(completion: @Sendable () -> Void)
  case reset(String)
}
let calls = Subject<Call, Never>()
let levels = Property([["shelf", "book"]])  // each level is a list of views
levels.signal.skip(1).subscribe { levels in print("  levels: \(levels)") }
// Your turn: a present opens a new level for its view, and a dismiss takes the
// last level away. Each of them runs its completion when that is done.
// gap
calls.signal.subscribe { call in
  switch call {
  case .present(let view, let completion): present(view, completion)
  case .dismiss(let completion): dismiss(completion)
  case .reset(let root): levels.value = [[root]]
  }
}

print("Ada buys the book")
calls.send(.present("till") { print("  the till is open") })
print("she has paid")
calls.send(.dismiss { calls.send(.reset("thank you")) })

// MARK: laid-out

func present(_ view: String, _ completion: () -> Void) {}
func dismiss(_ completion: () -> Void) {}

// MARK: solution

func present(_ view: String, _ completion: () -> Void) {
  levels.value.append([view])
  completion()
}
func dismiss(_ completion: () -> Void) {
  levels.value.removeLast()
  completion()
}

// MARK: no-completion

func present(_ view: String, _ completion: () -> Void) {
  levels.value.append([view])
}
func dismiss(_ completion: () -> Void) {
  levels.value.removeLast()
}

// MARK: completion-first

func present(_ view: String, _ completion: () -> Void) {
  completion()
  levels.value.append([view])
}
func dismiss(_ completion: () -> Void) {
  completion()
  levels.value.removeLast()
}

// MARK: pushed

func present(_ view: String, _ completion: () -> Void) {
  levels.value[0].append(view)
  completion()
}
func dismiss(_ completion: () -> Void) {
  levels.value[0].removeLast()
  completion()
}

// MARK: dismisses-nothing

func present(_ view: String, _ completion: () -> Void) {
  levels.value.append([view])
  completion()
}
func dismiss(_ completion: () -> Void) {
  completion()
}
