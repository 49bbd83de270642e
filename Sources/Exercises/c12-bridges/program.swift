// Exercise c12 · Leaving a loop
//
// A loop listens to a station from the moment when it begins. When it is over,
// because Ada leaves it or the station ends, it has to leave the station, too.

import LessonKit
import Synchronization

enum Event: Sendable {
  case next(String)
  case completed
}

final class Station: Sendable {
  private struct State: Sendable {
    var latest: Event
    var listeners: [Int: @Sendable (Event) -> Void] = [:]
  }

  private let state: Mutex<State>
  private let keys = Counter()

  init(_ first: String) { state = Mutex(State(latest: .next(first))) }

  var listeners: Int { state.withLock { $0.listeners.count } }
  var values: Values { Values(of: self) }

  func listen(_ listener: @escaping @Sendable (Event) -> Void) -> Int {
    let key = keys.increment()
    let latest = state.withLock { state in
      state.listeners[key] = listener
      return state.latest
    }
    listener(latest)
    return key
  }

  func leave(_ key: Int) {
    let listener = state.withLock { $0.listeners.removeValue(forKey: key) }
    if listener != nil { print("  one has left") }
  }

  func send(_ event: Event) {
    let listeners = state.withLock { state in
      state.latest = event
      return state.listeners.values
    }
    for listener in listeners { listener(event) }
  }
}

/// The values of a station, for a loop.
struct Values: AsyncSequence {
  private let station: Station

  init(of station: Station) { self.station = station }

  func makeAsyncIterator() -> AsyncStream<String>.Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    // Your turn: finish the stream when the station ends. When the stream is
    // over, for whatever reason, leave the station. Change only what follows.
    // gap
    return stream.makeAsyncIterator()
  }
}

@MainActor func ada(_ values: Values, _ station: Station) async {
  for await value in values {
    print("Ada gets \(value); listeners: \(station.listeners)")
    if value == "sun" { break }
    station.send(.next("sun"))
  }
}

@MainActor func ben(_ values: Values, _ station: Station) async {
  for await value in values {
    print("Ben gets \(value)")
    station.send(.completed)
  }
}

heading("The loop is left")
let station = Station("rain")
let values = station.values
print("nobody loops yet; listeners: \(station.listeners)")
await ada(values, station)
print("Ada has left; listeners: \(station.listeners)")

heading("The station ends")
station.send(.next("fog"))
await ben(values, station)
print("it is over; listeners: \(station.listeners)")

// MARK: laid-out

_ = station.listen { event in
  switch event {
  case .next(let value): continuation.yield(value)
  case .completed: continuation.finish()
  }
}

// MARK: solution

let key = station.listen { event in
  switch event {
  case .next(let value): continuation.yield(value)
  case .completed: continuation.finish()
  }
}
continuation.onTermination = { _ in station.leave(key) }

// MARK: no-finish

let key = station.listen { event in
  switch event {
  case .next(let value): continuation.yield(value)
  case .completed: break
  }
}
continuation.onTermination = { _ in station.leave(key) }

// MARK: at-once

let key = station.listen { event in
  switch event {
  case .next(let value): continuation.yield(value)
  case .completed: continuation.finish()
  }
}
station.leave(key)
continuation.finish()
