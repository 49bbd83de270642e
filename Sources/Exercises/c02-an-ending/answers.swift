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
