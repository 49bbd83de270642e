// MARK: laid-out

final class Disposable: Sendable {
  // Your turn: run the teardown once: at the first dispose, or immediately if
  // it is added after that. Then release it. isDisposed has to be true from the
  // first dispose on. Change only this class, and add what it needs.
  private let teardown = Mutex<(@Sendable () -> Void)?>(nil)

  var isDisposed: Bool { false }

  func add(_ teardown: @escaping @Sendable () -> Void) {
    self.teardown.withLock { $0 = teardown }
  }

  func dispose() {
    let teardown = teardown.withLock { $0 }
    teardown?()
  }
}

// MARK: solution

enum State: Sendable {
  case open(teardown: (@Sendable () -> Void)?)
  case disposed
}

final class Disposable: Sendable {
  // Your turn: run the teardown once: at the first dispose, or immediately if
  // it is added after that. Then release it. isDisposed has to be true from the
  // first dispose on. Change only this class, and add what it needs.
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

// MARK: twice

final class Disposable: Sendable {
  // Your turn: run the teardown once: at the first dispose, or immediately if
  // it is added after that. Then release it. isDisposed has to be true from the
  // first dispose on. Change only this class, and add what it needs.
  private let teardown = Mutex<(@Sendable () -> Void)?>(nil)
  private let flag = Mutex(false)

  var isDisposed: Bool { flag.withLock { $0 } }

  func add(_ teardown: @escaping @Sendable () -> Void) {
    if isDisposed { return teardown() }
    self.teardown.withLock { $0 = teardown }
  }

  func dispose() {
    flag.withLock { $0 = true }
    let teardown = teardown.withLock { $0 }
    teardown?()
  }
}

// MARK: lock-held

enum State: Sendable {
  case open(teardown: (@Sendable () -> Void)?)
  case disposed
}

final class Disposable: Sendable {
  // Your turn: run the teardown once: at the first dispose, or immediately if
  // it is added after that. Then release it. isDisposed has to be true from the
  // first dispose on. Change only this class, and add what it needs.
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
    state.withLock { state in
      guard case .open(let teardown) = state else { return }
      state = .disposed
      teardown?()
    }
  }
}

// MARK: at-once

final class Disposable: Sendable {
  // Your turn: run the teardown once: at the first dispose, or immediately if
  // it is added after that. Then release it. isDisposed has to be true from the
  // first dispose on. Change only this class, and add what it needs.
  private let flag = Mutex(false)

  var isDisposed: Bool { flag.withLock { $0 } }

  func add(_ teardown: @escaping @Sendable () -> Void) { teardown() }

  func dispose() { flag.withLock { $0 = true } }
}

// MARK: too-soon

final class Disposable: Sendable {
  // Your turn: run the teardown once: at the first dispose, or immediately if
  // it is added after that. Then release it. isDisposed has to be true from the
  // first dispose on. Change only this class, and add what it needs.
  private let teardown = Mutex<(@Sendable () -> Void)?>(nil)

  var isDisposed: Bool { teardown.withLock { $0 == nil } }

  func add(_ teardown: @escaping @Sendable () -> Void) {
    self.teardown.withLock { $0 = teardown }
  }

  func dispose() {
    let teardown = teardown.withLock { $0.take() }
    teardown?()
  }
}

// MARK: kept

final class Disposable: Sendable {
  // Your turn: run the teardown once: at the first dispose, or immediately if
  // it is added after that. Then release it. isDisposed has to be true from the
  // first dispose on. Change only this class, and add what it needs.
  private let flag = Mutex(false)
  private let teardown = Mutex<(@Sendable () -> Void)?>(nil)

  var isDisposed: Bool { flag.withLock { $0 } }

  func add(_ teardown: @escaping @Sendable () -> Void) {
    self.teardown.withLock { $0 = teardown }
  }

  func dispose() {
    let wasDisposed = flag.withLock { flag in
      let wasDisposed = flag
      flag = true
      return wasDisposed
    }
    let teardown = teardown.withLock { $0 }
    if !wasDisposed { teardown?() }
  }
}

// MARK: goes-on

final class Disposable: Sendable {
  // Your turn: run the teardown once: at the first dispose, or immediately if
  // it is added after that. Then release it. isDisposed has to be true from the
  // first dispose on. Change only this class, and add what it needs.
  private let teardown = Mutex<(@Sendable () -> Void)?>(nil)
  private let flag = Mutex(false)

  var isDisposed: Bool { false }

  func add(_ teardown: @escaping @Sendable () -> Void) {
    if flag.withLock({ $0 }) { return teardown() }
    self.teardown.withLock { $0 = teardown }
  }

  func dispose() {
    flag.withLock { $0 = true }
    let teardown = teardown.withLock { $0.take() }
    teardown?()
  }
}

// MARK: late-lost

enum State: Sendable {
  case open(teardown: (@Sendable () -> Void)?)
  case disposed
}

final class Disposable: Sendable {
  // Your turn: run the teardown once: at the first dispose, or immediately if
  // it is added after that. Then release it. isDisposed has to be true from the
  // first dispose on. Change only this class, and add what it needs.
  private let state = Mutex(State.open(teardown: nil))

  var isDisposed: Bool {
    state.withLock { if case .disposed = $0 { true } else { false } }
  }

  func add(_ teardown: @escaping @Sendable () -> Void) {
    state.withLock { state in
      if case .open = state { state = .open(teardown: teardown) }
    }
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

// MARK: late-kept

final class Disposable: Sendable {
  // Your turn: run the teardown once: at the first dispose, or immediately if
  // it is added after that. Then release it. isDisposed has to be true from the
  // first dispose on. Change only this class, and add what it needs.
  private let flag = Mutex(false)
  private let teardown = Mutex<(@Sendable () -> Void)?>(nil)

  var isDisposed: Bool { flag.withLock { $0 } }

  func add(_ teardown: @escaping @Sendable () -> Void) {
    self.teardown.withLock { $0 = teardown }
    if isDisposed { teardown() }
  }

  func dispose() {
    flag.withLock { $0 = true }
    let teardown = teardown.withLock { $0.take() }
    teardown?()
  }
}

// MARK: too-late

enum State: Sendable {
  case open(teardown: (@Sendable () -> Void)?)
  case disposed
}

final class Disposable: Sendable {
  // Your turn: run the teardown once: at the first dispose, or immediately if
  // it is added after that. Then release it. isDisposed has to be true from the
  // first dispose on. Change only this class, and add what it needs.
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
      return teardown
    }
    teardown?()
    state.withLock { $0 = .disposed }
  }
}
