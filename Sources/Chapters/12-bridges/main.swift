// Chapter 12 · Bridges
//
// A loop that awaits values, and an object that is observed: two bridges, both
// too short. Run me: make chapter-12

import LessonKit
import Observation
import Synchronization

chapter(12, "Bridges")

// snippet.naive
/// Sends to all who listen: at once what came last, then what comes.
final class Station: Sendable {
  private struct State: Sendable {
    var latest: String
    var listeners: [Int: @Sendable (String) -> Void] = [:]
  }

  private let state: Mutex<State>
  private let keys = Counter()

  init(_ first: String) { state = Mutex(State(latest: first)) }

  var listeners: Int { state.withLock { $0.listeners.count } }

  func listen(_ listener: @escaping @Sendable (String) -> Void) -> Int {
    let key = keys.increment()
    let latest = state.withLock { state in
      state.listeners[key] = listener
      return state.latest
    }
    listener(latest)
    return key
  }

  func leave(_ key: Int) { state.withLock { $0.listeners[key] = nil } }

  func send(_ value: String) {
    let listeners = state.withLock { state in
      state.latest = value
      return state.listeners.values
    }
    for listener in listeners { listener(value) }
  }

  /// The values as an asynchronous sequence, for a loop.
  var values: AsyncStream<String> {
    AsyncStream { continuation in
      _ = listen { value in continuation.yield(value) }
    }
  }
}
// snippet.end

heading("It works")
// snippet.works
@MainActor func ada(_ station: Station) async {
  for await value in station.values {
    print("Ada gets \(value)")
    if value == "sun" { break }
    station.send("sun")
  }
}
let station = Station("rain")
await ada(station)
// snippet.end

heading("The loop is left")
// snippet.left
print("Ada has left; listeners: \(station.listeners)")
await ada(station)
print("and once more; listeners: \(station.listeners)")
// snippet.end

heading("There is no loop")
// snippet.none
let forLater = station.values
print("nobody loops yet; listeners: \(station.listeners)")
// snippet.end

heading("An object that is observed")
// snippet.observed
@MainActor @Observable final class Window {
  var title = "untitled"
}

/// Hands each new title to a handler; so one would think.
@MainActor func observe(
  _ window: Window, _ handler: @escaping @MainActor (String) -> Void
) {
  withObservationTracking {
    _ = window.title
  } onChange: {
    MainActor.assumeIsolated { handler(window.title) }
  }
}

let window = Window()
observe(window) { title in print("the bar shows \(title)") }
for title in ["a letter", "a long letter"] {
  print("the title becomes \(title)")
  window.title = title
}
// snippet.end
