// Chapter 6 · Inner signals
//
// When one run ends, the next begins. If it begins inside the end of the one
// before, the stack grows with each. Run me: make chapter-06

import LessonKit
import Synchronization

chapter(6, "Inner signals")

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case failed(String)
  case completed

  var isTerminal: Bool { if case .next = self { false } else { true } }
}

/// What chapter 2's exercise leaves: undone once, or at once if it is late.
final class Disposable: Sendable {
  private enum State: Sendable {
    case open([@Sendable () -> Void])
    case disposed
  }

  private let state = Mutex(State.open([]))

  var isDisposed: Bool {
    state.withLock { if case .disposed = $0 { true } else { false } }
  }

  func add(_ teardown: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      guard case .open(let parts) = state else { return true }
      state = .open(parts + [teardown])
      return false
    }
    if isLate { teardown() }
  }

  func dispose() {
    let parts = state.withLock { state -> [@Sendable () -> Void] in
      guard case .open(let parts) = state else { return [] }
      state = .disposed
      return parts
    }
    for teardown in parts { teardown() }
  }
}

typealias Handler<Value: Sendable> = @Sendable (Event<Value>) -> Void

/// A signal, whose producer returns how to undo its work.
struct Signal<Value: Sendable>: Sendable {
  let producer: @Sendable (@escaping Handler<Value>) -> @Sendable () -> Void

  @discardableResult
  func subscribe(_ handler: @escaping Handler<Value>) -> Disposable {
    let subscription = Disposable()
    let undo = producer { event in
      if subscription.isDisposed { return }
      handler(event)
      if event.isTerminal { subscription.dispose() }
    }
    subscription.add(undo)
    return subscription
  }
}

// snippet.naive
extension Signal {
  /// Runs an inner signal for each value, side by side.
  func flatMap<Output>(
    _ transform: @escaping @Sendable (Value) -> Signal<Output>
  ) -> Signal<Output> {
    Signal<Output> { send in
      let outer = subscribe { event in
        switch event {
        case .next(let value): transform(value).subscribe(send)
        case .failed(let error): send(.failed(error))
        case .completed: send(.completed)
        }
      }
      return { outer.dispose() }
    }
  }

  /// Runs the signal again each time it fails.
  func retry() -> Signal {
    Signal { send in
      attempt(send)
      return {}
    }
  }

  private func attempt(_ send: @escaping Handler<Value>) {
    subscribe { event in
      if case .failed = event { attempt(send) } else { send(event) }
    }
  }
}
// snippet.end

heading("It works")
// snippet.works
/// A door whose lock is stuck for the first tries.
func door(stuckFor tries: Int) -> Signal<String> {
  let tried = Counter()
  return Signal { send in
    let number = tried.increment()
    if number > tries {
      send(.next("open at try \(number)"))
      send(.completed)
    } else {
      send(.failed("stuck"))
    }
    return {}
  }
}
door(stuckFor: 3).retry().subscribe { event in print("Ada gets \(event)") }
// snippet.end

heading("Two hands on the handle")
// snippet.order
let tries = Counter()
let handle = Signal<String> { send in
  let number = tries.increment()
  print("hand \(number) on the handle")
  send(number < 3 ? .failed("stuck") : .completed)
  return { print("hand \(number) off the handle") }
}
handle.retry().subscribe { event in print("Ada gets \(event)") }
// snippet.end

heading("The stack ends")
// snippet.stack
runApart("a door that is stuck for long") {
  print("Ada begins")
  door(stuckFor: 100_000).retry().subscribe { event in
    print("Ada gets \(event)")
  }
}
// snippet.end

heading("It ends too soon")
// snippet.soon
let answers = Recorder<Handler<String>>()
let taps = Signal<Int> { send in
  send(.next(1))
  send(.completed)
  return {}
}
let loaded = taps.flatMap { tap in
  Signal<String> { send in
    answers.append(send)
    return { print("request \(tap) over") }
  }
}
loaded.subscribe { event in print("Ada gets \(event)") }
for send in answers.values { send(.next("the page")) }
// snippet.end

heading("The same as a drawing")
let tick = Counter()
let tapped = Recorder<Timeline.Entry>()
let shown = Recorder<Timeline.Entry>()
let answered = Recorder<Timeline.Entry>()
let pages = Recorder<Handler<String>>()
let tap = Signal<Int> { send in
  tapped.append(Timeline.Entry(tick: tick.increment(), mark: .next("1")))
  send(.next(1))
  tapped.append(Timeline.Entry(tick: tick.increment(), mark: .completed))
  send(.completed)
  return {}
}
let pageOfTap = tap.flatMap { _ in
  Signal<String> { send in
    pages.append(send)
    return {}
  }
}
pageOfTap.subscribe { event in
  let mark: Timeline.Mark =
    switch event {
    case .next(let page): .next(page)
    case .failed(let error): .failed(error)
    case .completed: .completed
    }
  shown.append(Timeline.Entry(tick: tick.count, mark: mark))
}
tick.increment()
for send in pages.values {
  answered.append(Timeline.Entry(tick: tick.increment(), mark: .next("page")))
  send(.next("page"))
}
draw(
  "an answer after the end",
  MarbleDrawing([
    Timeline("taps", tapped.values), Timeline("request 1", answered.values),
    Timeline("Ada", shown.values),
  ]))

heading("Two at the same time")
// snippet.both
let versions = Signal<Int> { send in
  send(.next(1))
  send(.next(2))
  return {}
}
let saved = versions.flatMap { version in
  Signal<String> { _ in
    print("version \(version) is being saved")
    return {}
  }
}
saved.subscribe { event in print("Ben gets \(event)") }
// snippet.end

heading("The older answer comes last")
// snippet.older
let lists = Recorder<Handler<String>>()
let words = Signal<String> { send in
  send(.next("s"))
  send(.next("sw"))
  return {}
}
let found = words.flatMap { _ in
  Signal<String> { send in
    lists.append(send)
    return {}
  }
}
found.subscribe { event in print("the screen shows \(event)") }
// The server needs longer for the first word.
lists.values[1](.next("all that begins with sw"))
lists.values[0](.next("all that begins with s"))
// snippet.end
