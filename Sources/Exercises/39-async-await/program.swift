// Exercise 39 · The weather on three screens
//
// A weather station answers functions that wait. Three screens have signals.

import AppBridge
import LessonKit
import ReactiveCore

/// Asks the station; each call is a request.
@Sendable func ask() async -> String {
  print("  a request")
  return "18 degrees"
}

// Your turn: make a signal of ask(). The first screen that looks starts the
// request, and the others get the same answer, without another request.
// gap

for screen in ["phone", "tablet", "watch"] {
  print("the \(screen) looks")
  for await text in weather.values {
    print("  it shows \(text)")
  }
}

// MARK: laid-out

let weather = Signal<String, Never>.just("nothing")

// MARK: solution

let weather = Signal.from { await ask() }.replayLazily()

// MARK: each-asks

let weather = Signal.from { await ask() }

// MARK: asked-at-once

let weather = await Signal<String, Never>.just(ask())

// MARK: not-awaited

let weather = Signal.from { ask() }

// MARK: a-task

let weather = Task { await ask() }
