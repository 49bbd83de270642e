// Exercise c06 · Try after try
//
// A door is stuck, and Ada tries again. Each try must be over before the next
// begins: no second hand on the handle, and no nested calls.

import LessonKit
import Synchronization

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case failed(String)
  case completed

  var isTerminal: Bool { if case .next = self { false } else { true } }
}

final class Disposable: Sendable {
  private enum State: Sendable {
    case open(teardown: (@Sendable () -> Void)?)
    case disposed
  }

  private let state = Mutex(State.open(teardown: nil))

  var isDisposed: Bool {
    state.withLock { if case .disposed = $0 { true } else { false } }
  }

  func add(_ teardown: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if case .disposed = state { return true }
      state = .open(teardown: teardown)
      return false
    }
    if isLate { teardown() }
  }

  func dispose() {
    let teardown = state.withLock { state -> (@Sendable () -> Void)? in
      guard case .open(let teardown) = state else { return nil }
      state = .disposed
      return teardown
    }
    teardown?()
  }
}

typealias Handler<Value: Sendable> = @Sendable (Event<Value>) -> Void

struct Signal<Value: Sendable>: Sendable {
  let producer: @Sendable (@escaping Handler<Value>) -> @Sendable () -> Void

  func subscribe(_ handler: @escaping Handler<Value>) {
    let subscription = Disposable()
    let undo = producer { event in
      if subscription.isDisposed { return }
      handler(event)
      if event.isTerminal { subscription.dispose() }
    }
    subscription.add(undo)
  }

  func retry() -> Signal {
    Signal { send in
      let tries = Tries()
      attempt(tries, send)
      return {}
    }
  }

  private func attempt(_ tries: Tries, _ send: @escaping Handler<Value>) {
    tries.run {
      subscribe { event in
        if case .failed = event { attempt(tries, send) } else { send(event) }
      }
    }
  }
}

/// Runs the tries of one subscription.
final class Tries: Sendable {
  // Your turn: run one try at a time. A try that comes while another one runs
  // must wait until that one has returned. Change only this class.
  // gap
}

func door(stuckFor stuck: Int, quiet: Bool) -> Signal<String> {
  let tried = Counter()
  return Signal { send in
    let number = tried.increment()
    if !quiet { print("hand \(number) on the handle") }
    if number > stuck {
      send(.next("open at try \(number)"))
      send(.completed)
    } else {
      send(.failed("stuck"))
    }
    return { if !quiet { print("hand \(number) off the handle") } }
  }
}

heading("A door that is stuck twice")
door(stuckFor: 2, quiet: false).retry().subscribe { event in print(event) }

heading("A bell that fails later")
let bells = Recorder<Handler<String>>()
let bell = Signal<String> { send in
  print("somebody rings")
  bells.append(send)
  return { print("somebody has rung") }
}
bell.retry().subscribe { event in print(event) }
for send in bells.values { send(.failed("not heard")) }
for send in bells.values { send(.next("who is there?")) }

heading("A door that is stuck for long")
runApart("a door that is stuck for long") {
  door(stuckFor: 100_000, quiet: true).retry().subscribe { event in
    print(event)
  }
}
