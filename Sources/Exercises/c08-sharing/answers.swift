// MARK: laid-out

private struct State: Sendable {
  var count = 0
  var connection: Disposable?
}

private let source: Signal<Value>
private let subject = Subject<Value>()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  // Change only this class.
  let leave = subject.listen(handler)
  state.withLock { $0.count += 1 }
  subscription.add {
    leave()
    self.leave()
  }
  if state.withLock({ $0.connection == nil }) {
    let connection = Disposable()
    source.subscribe(as: connection) { value in self.subject.send(value) }
    state.withLock { $0.connection = connection }
  }
}

private func leave() {
  let unused = state.withLock { state -> Disposable? in
    state.count -= 1
    return state.count == 0 ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: solution

private struct State: Sendable {
  var count = 0
  var connection: Disposable?
}

private let source: Signal<Value>
private let subject = Subject<Value>()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  // Change only this class.
  let leave = subject.listen(handler)
  let new = Disposable()
  let begins = state.withLock { state in
    state.count += 1
    if state.connection != nil { return false }
    state.connection = new
    return true
  }
  subscription.add {
    leave()
    self.leave()
  }
  if begins {
    source.subscribe(as: new) { value in self.subject.send(value) }
  }
}

private func leave() {
  let unused = state.withLock { state -> Disposable? in
    state.count -= 1
    return state.count == 0 ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: lock-held

private struct State: Sendable {
  var count = 0
  var connection: Disposable?
}

private let source: Signal<Value>
private let subject = Subject<Value>()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  // Change only this class.
  let leave = subject.listen(handler)
  state.withLock { state in
    state.count += 1
    if state.connection != nil { return }
    let connection = Disposable()
    source.subscribe(as: connection) { value in self.subject.send(value) }
    state.connection = connection
  }
  subscription.add {
    leave()
    self.leave()
  }
}

private func leave() {
  let unused = state.withLock { state -> Disposable? in
    state.count -= 1
    return state.count == 0 ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: listens-late

private struct State: Sendable {
  var count = 0
  var connection: Disposable?
}

private let source: Signal<Value>
private let subject = Subject<Value>()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  // Change only this class.
  let new = Disposable()
  let begins = state.withLock { state in
    state.count += 1
    if state.connection != nil { return false }
    state.connection = new
    return true
  }
  if begins {
    source.subscribe(as: new) { value in self.subject.send(value) }
  }
  let leave = subject.listen(handler)
  subscription.add {
    leave()
    self.leave()
  }
}

private func leave() {
  let unused = state.withLock { state -> Disposable? in
    state.count -= 1
    return state.count == 0 ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: once

private struct State: Sendable {
  var count = 0
  var connection: Disposable?
  var isRunning = false
}

private let source: Signal<Value>
private let subject = Subject<Value>()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  // Change only this class.
  let leave = subject.listen(handler)
  let begins = state.withLock { state in
    state.count += 1
    defer { state.isRunning = true }
    return !state.isRunning
  }
  subscription.add {
    leave()
    self.leave()
  }
  if begins {
    let connection = Disposable()
    source.subscribe(as: connection) { value in self.subject.send(value) }
    state.withLock { $0.connection = connection }
  }
}

private func leave() {
  let unused = state.withLock { state -> Disposable? in
    state.count -= 1
    return state.count == 0 ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: never-off

private struct State: Sendable {
  var count = 0
  var connection: Disposable?
}

private let source: Signal<Value>
private let subject = Subject<Value>()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  // Change only this class.
  let leave = subject.listen(handler)
  let new = Disposable()
  let begins = state.withLock { state in
    state.count += 1
    if state.connection != nil { return false }
    state.connection = new
    return true
  }
  subscription.add(leave)
  if begins {
    source.subscribe(as: new) { value in self.subject.send(value) }
  }
}

// MARK: any-leaver

private struct State: Sendable {
  var count = 0
  var connection: Disposable?
}

private let source: Signal<Value>
private let subject = Subject<Value>()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  // Change only this class.
  let leave = subject.listen(handler)
  let new = Disposable()
  let begins = state.withLock { state in
    state.count += 1
    if state.connection != nil { return false }
    state.connection = new
    return true
  }
  subscription.add {
    leave()
    self.leave()
  }
  if begins {
    source.subscribe(as: new) { value in self.subject.send(value) }
  }
}

private func leave() {
  let unused = state.withLock { state -> Disposable? in
    state.count -= 1
    return state.connection.take()
  }
  unused?.dispose()
}

// MARK: first-owns

private struct State: Sendable {
  var count = 0
  var connection: Disposable?
}

private let source: Signal<Value>
private let subject = Subject<Value>()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  // Change only this class.
  let leave = subject.listen(handler)
  let begins = state.withLock { state in
    state.count += 1
    if state.connection != nil { return false }
    state.connection = subscription
    return true
  }
  subscription.add {
    leave()
    self.leave()
  }
  if begins {
    source.subscribe(as: subscription) { value in self.subject.send(value) }
  }
}

private func leave() {
  let unused = state.withLock { state -> Disposable? in
    state.count -= 1
    return state.count == 0 ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: leaves-late

private struct State: Sendable {
  var count = 0
  var connection: Disposable?
}

private let source: Signal<Value>
private let subject = Subject<Value>()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  // Change only this class.
  let leave = subject.listen(handler)
  let new = Disposable()
  let begins = state.withLock { state in
    state.count += 1
    if state.connection != nil { return false }
    state.connection = new
    return true
  }
  if begins {
    source.subscribe(as: new) { value in self.subject.send(value) }
  }
  subscription.add {
    leave()
    self.leave()
  }
}

private func leave() {
  let unused = state.withLock { state -> Disposable? in
    state.count -= 1
    return state.count == 0 ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: no-stop

private struct State: Sendable {
  var count = 0
  var connection: Disposable?
  var isRunning = false
}

private let source: Signal<Value>
private let subject = Subject<Value>()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  // Change only this class.
  let leave = subject.listen(handler)
  let begins = state.withLock { state in
    state.count += 1
    defer { state.isRunning = true }
    return !state.isRunning
  }
  subscription.add {
    leave()
    self.leave()
  }
  if begins {
    let connection = Disposable()
    source.subscribe(as: connection) { value in self.subject.send(value) }
    state.withLock { $0.connection = connection }
  }
}

private func leave() {
  let unused = state.withLock { state -> Disposable? in
    state.count -= 1
    if state.count > 0 { return nil }
    state.isRunning = false
    return state.connection.take()
  }
  unused?.dispose()
}

// MARK: never-leaves

private struct State: Sendable {
  var count = 0
  var connection: Disposable?
}

private let source: Signal<Value>
private let subject = Subject<Value>()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  // Change only this class.
  _ = subject.listen(handler)
  let new = Disposable()
  let begins = state.withLock { state in
    state.count += 1
    if state.connection != nil { return false }
    state.connection = new
    return true
  }
  subscription.add { self.leave() }
  if begins {
    source.subscribe(as: new) { value in self.subject.send(value) }
  }
}

private func leave() {
  let unused = state.withLock { state -> Disposable? in
    state.count -= 1
    return state.count == 0 ? state.connection.take() : nil
  }
  unused?.dispose()
}
