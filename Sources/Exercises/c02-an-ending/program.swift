// Exercise c02 · Undone once
//
// A subscription ends because its signal ends, or because somebody disposes
// it. In both cases its teardown runs once, and is then released.

import LessonKit
import Synchronization

final class Disposable: Sendable {
  private enum State: Sendable {
    case open(teardown: (@Sendable () -> Void)?)
    case disposed
  }

  private let state = Mutex(State.open(teardown: nil))

  /// Keeps a teardown, or runs it at once if it comes too late.
  func add(_ teardown: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if case .disposed = state { return true }
      state = .open(teardown: teardown)
      return false
    }
    if isLate { teardown() }
  }

  func dispose() {
    // Your turn: run the teardown once, at the first dispose, and release it.
    // Change only this function.
    // gap
  }
}

final class Device: Sendable {
  private let name: String
  init(_ name: String) { self.name = name }
  func off() { print("\(name) off") }
  deinit { print("\(name) gone") }
}

/// Switches a device on; the disposable is all that keeps it.
func start(_ name: String, as subscription: Disposable) {
  let device = Device(name)
  subscription.add { device.off() }
}

heading("Disposed twice")
let ada = Disposable()
start("camera", as: ada)
ada.dispose()
print("Ada leaves again")
ada.dispose()

heading("Too late")
let ben = Disposable()
ben.dispose()
start("connection", as: ben)

heading("A teardown that disposes")
let own = Disposable()
let rounds = Counter()
own.add {
  print("lamp off")
  if rounds.increment() < 3 { own.dispose() }
}
own.dispose()

// MARK: laid-out

let teardown = state.withLock { state -> (@Sendable () -> Void)? in
  if case .open(let teardown) = state { teardown } else { nil }
}
teardown?()

// MARK: solution

let teardown = state.withLock { state -> (@Sendable () -> Void)? in
  guard case .open(let teardown) = state else { return nil }
  state = .disposed
  return teardown
}
teardown?()

// MARK: lock-held

state.withLock { state in
  guard case .open(let teardown) = state else { return }
  state = .disposed
  teardown?()
}

// MARK: too-late

let teardown = state.withLock { state -> (@Sendable () -> Void)? in
  if case .open(let teardown) = state { teardown } else { nil }
}
teardown?()
state.withLock { $0 = .disposed }

// MARK: reopened

let teardown = state.withLock { state -> (@Sendable () -> Void)? in
  guard case .open(let teardown) = state else { return nil }
  state = .open(teardown: nil)
  return teardown
}
teardown?()
