// swift-format-ignore-file: OrderedImports

// MARK: laid-out

func run(_ work: @escaping @Sendable () -> Void) {
  work()
}

// MARK: solution

private enum State: Sendable {
  case idle
  case running(next: (@Sendable () -> Void)?)
}

private let state = Mutex(State.idle)

func run(_ work: @escaping @Sendable () -> Void) {
  let isBusy = state.withLock { state in
    if case .running = state {
      state = .running(next: work)
      return true
    }
    state = .running(next: nil)
    return false
  }
  if isBusy { return }
  work()
  while let next = takeNext() { next() }
}

private func takeNext() -> (@Sendable () -> Void)? {
  state.withLock { state in
    guard case .running(let next?) = state else {
      state = .idle
      return nil
    }
    state = .running(next: nil)
    return next
  }
}

// MARK: lock-held

private let lock = Mutex(())

func run(_ work: @escaping @Sendable () -> Void) {
  lock.withLock { _ in work() }
}

// MARK: lost

private enum State: Sendable {
  case idle
  case running(next: (@Sendable () -> Void)?)
}

private let state = Mutex(State.idle)

func run(_ work: @escaping @Sendable () -> Void) {
  let isBusy = state.withLock { state in
    if case .running = state {
      return true
    }
    state = .running(next: nil)
    return false
  }
  if isBusy { return }
  work()
  while let next = takeNext() { next() }
}

private func takeNext() -> (@Sendable () -> Void)? {
  state.withLock { state in
    guard case .running(let next?) = state else {
      state = .idle
      return nil
    }
    state = .running(next: nil)
    return next
  }
}

// MARK: only-once-more

private enum State: Sendable {
  case idle
  case running(next: (@Sendable () -> Void)?)
}

private let state = Mutex(State.idle)

func run(_ work: @escaping @Sendable () -> Void) {
  let isBusy = state.withLock { state in
    if case .running = state {
      state = .running(next: work)
      return true
    }
    state = .running(next: nil)
    return false
  }
  if isBusy { return }
  work()
  if let next = takeNext() { next() }
}

private func takeNext() -> (@Sendable () -> Void)? {
  state.withLock { state in
    guard case .running(let next?) = state else {
      state = .idle
      return nil
    }
    state = .running(next: nil)
    return next
  }
}

// MARK: never-idle

private enum State: Sendable {
  case idle
  case running(next: (@Sendable () -> Void)?)
}

private let state = Mutex(State.idle)

func run(_ work: @escaping @Sendable () -> Void) {
  let isBusy = state.withLock { state in
    if case .running = state {
      state = .running(next: work)
      return true
    }
    state = .running(next: nil)
    return false
  }
  if isBusy { return }
  work()
  while let next = takeNext() { next() }
}

private func takeNext() -> (@Sendable () -> Void)? {
  state.withLock { state in
    guard case .running(let next?) = state else {
      return nil
    }
    state = .running(next: nil)
    return next
  }
}

// MARK: recursive-drain

private enum State: Sendable {
  case idle
  case running(next: (@Sendable () -> Void)?)
}

private let state = Mutex(State.idle)

func run(_ work: @escaping @Sendable () -> Void) {
  let isBusy = state.withLock { state in
    if case .running = state {
      state = .running(next: work)
      return true
    }
    state = .running(next: nil)
    return false
  }
  if isBusy { return }
  work()
  defer { last.increment() }
  if let next = takeNext() { again(next) }
}

private func again(_ work: @escaping @Sendable () -> Void) {
  work()
  defer { last.increment() }
  if let next = takeNext() { again(next) }
}

private let last = Counter()

private func takeNext() -> (@Sendable () -> Void)? {
  state.withLock { state in
    guard case .running(let next?) = state else {
      state = .idle
      return nil
    }
    state = .running(next: nil)
    return next
  }
}

// MARK: async

import Dispatch
import LessonKit
import Synchronization

func run(_ work: @escaping @Sendable () -> Void) {
  DispatchQueue.main.async { work() }
}
