// MARK: laid-out

private struct State: Sendable {
  var listeners: [Int: Handler<Value>] = [:]
  var connection: Disposable?
}

private let source: Signal<Value>
private let numbers = Counter()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  let number = numbers.increment()
  state.withLock { $0.listeners[number] = handler }
  subscription.add { self.leave(number) }
  if state.withLock({ $0.connection == nil }) {
    let connection = Disposable()
    source.subscribe(as: connection) { value in self.deliver(value) }
    state.withLock { $0.connection = connection }
  }
}

private func deliver(_ value: Value) {
  let listeners = state.withLock { $0.listeners }
  for (_, handler) in listeners.sorted(by: { $0.key < $1.key }) {
    handler(value)
  }
}

private func leave(_ number: Int) {
  let unused = state.withLock { state -> Disposable? in
    state.listeners[number] = nil
    return state.listeners.isEmpty ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: solution

private struct State: Sendable {
  var listeners: [Int: Handler<Value>] = [:]
  var connection: Disposable?
}

private let source: Signal<Value>
private let numbers = Counter()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  let number = numbers.increment()
  let new = Disposable()
  let begins = state.withLock { state in
    state.listeners[number] = handler
    if state.connection != nil { return false }
    state.connection = new
    return true
  }
  subscription.add { self.leave(number) }
  if begins {
    source.subscribe(as: new) { value in self.deliver(value) }
  }
}

private func deliver(_ value: Value) {
  let listeners = state.withLock { $0.listeners }
  for (_, handler) in listeners.sorted(by: { $0.key < $1.key }) {
    handler(value)
  }
}

private func leave(_ number: Int) {
  let unused = state.withLock { state -> Disposable? in
    state.listeners[number] = nil
    return state.listeners.isEmpty ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: lock-held

private struct State: Sendable {
  var listeners: [Int: Handler<Value>] = [:]
  var connection: Disposable?
}

private let source: Signal<Value>
private let numbers = Counter()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  let number = numbers.increment()
  state.withLock { state in
    state.listeners[number] = handler
    if state.connection != nil { return }
    let connection = Disposable()
    source.subscribe(as: connection) { value in self.deliver(value) }
    state.connection = connection
  }
  subscription.add { self.leave(number) }
}

private func deliver(_ value: Value) {
  let listeners = state.withLock { $0.listeners }
  for (_, handler) in listeners.sorted(by: { $0.key < $1.key }) {
    handler(value)
  }
}

private func leave(_ number: Int) {
  let unused = state.withLock { state -> Disposable? in
    state.listeners[number] = nil
    return state.listeners.isEmpty ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: listens-late

private struct State: Sendable {
  var listeners: [Int: Handler<Value>] = [:]
  var connection: Disposable?
}

private let source: Signal<Value>
private let numbers = Counter()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  let number = numbers.increment()
  let new = Disposable()
  let begins = state.withLock { state in
    if state.connection != nil { return false }
    state.connection = new
    return true
  }
  if begins {
    source.subscribe(as: new) { value in self.deliver(value) }
  }
  state.withLock { $0.listeners[number] = handler }
  subscription.add { self.leave(number) }
}

private func deliver(_ value: Value) {
  let listeners = state.withLock { $0.listeners }
  for (_, handler) in listeners.sorted(by: { $0.key < $1.key }) {
    handler(value)
  }
}

private func leave(_ number: Int) {
  let unused = state.withLock { state -> Disposable? in
    state.listeners[number] = nil
    return state.listeners.isEmpty ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: once

private struct State: Sendable {
  var listeners: [Int: Handler<Value>] = [:]
  var connection: Disposable?
  var isRunning = false
}

private let source: Signal<Value>
private let numbers = Counter()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  let number = numbers.increment()
  let begins = state.withLock { state in
    state.listeners[number] = handler
    defer { state.isRunning = true }
    return !state.isRunning
  }
  subscription.add { self.leave(number) }
  if begins {
    let connection = Disposable()
    source.subscribe(as: connection) { value in self.deliver(value) }
    state.withLock { $0.connection = connection }
  }
}

private func deliver(_ value: Value) {
  let listeners = state.withLock { $0.listeners }
  for (_, handler) in listeners.sorted(by: { $0.key < $1.key }) {
    handler(value)
  }
}

private func leave(_ number: Int) {
  let unused = state.withLock { state -> Disposable? in
    state.listeners[number] = nil
    return state.listeners.isEmpty ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: never-off

private struct State: Sendable {
  var listeners: [Int: Handler<Value>] = [:]
  var connection: Disposable?
}

private let source: Signal<Value>
private let numbers = Counter()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  let number = numbers.increment()
  let new = Disposable()
  let begins = state.withLock { state in
    state.listeners[number] = handler
    if state.connection != nil { return false }
    state.connection = new
    return true
  }
  subscription.add { self.leave(number) }
  if begins {
    source.subscribe(as: new) { value in self.deliver(value) }
  }
}

private func deliver(_ value: Value) {
  let listeners = state.withLock { $0.listeners }
  for (_, handler) in listeners.sorted(by: { $0.key < $1.key }) {
    handler(value)
  }
}

private func leave(_ number: Int) {
  state.withLock { $0.listeners[number] = nil }
}

// MARK: any-leaver

private struct State: Sendable {
  var listeners: [Int: Handler<Value>] = [:]
  var connection: Disposable?
}

private let source: Signal<Value>
private let numbers = Counter()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  let number = numbers.increment()
  let new = Disposable()
  let begins = state.withLock { state in
    state.listeners[number] = handler
    if state.connection != nil { return false }
    state.connection = new
    return true
  }
  subscription.add { self.leave(number) }
  if begins {
    source.subscribe(as: new) { value in self.deliver(value) }
  }
}

private func deliver(_ value: Value) {
  let listeners = state.withLock { $0.listeners }
  for (_, handler) in listeners.sorted(by: { $0.key < $1.key }) {
    handler(value)
  }
}

private func leave(_ number: Int) {
  let unused = state.withLock { state -> Disposable? in
    state.listeners[number] = nil
    return state.connection.take()
  }
  unused?.dispose()
}

// MARK: first-owns

private struct State: Sendable {
  var listeners: [Int: Handler<Value>] = [:]
  var connection: Disposable?
}

private let source: Signal<Value>
private let numbers = Counter()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  let number = numbers.increment()
  let begins = state.withLock { state in
    state.listeners[number] = handler
    if state.connection != nil { return false }
    state.connection = subscription
    return true
  }
  subscription.add { self.leave(number) }
  if begins {
    source.subscribe(as: subscription) { value in self.deliver(value) }
  }
}

private func deliver(_ value: Value) {
  let listeners = state.withLock { $0.listeners }
  for (_, handler) in listeners.sorted(by: { $0.key < $1.key }) {
    handler(value)
  }
}

private func leave(_ number: Int) {
  let unused = state.withLock { state -> Disposable? in
    state.listeners[number] = nil
    return state.listeners.isEmpty ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: leaves-late

private struct State: Sendable {
  var listeners: [Int: Handler<Value>] = [:]
  var connection: Disposable?
}

private let source: Signal<Value>
private let numbers = Counter()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  let number = numbers.increment()
  let new = Disposable()
  let begins = state.withLock { state in
    state.listeners[number] = handler
    if state.connection != nil { return false }
    state.connection = new
    return true
  }
  if begins {
    source.subscribe(as: new) { value in self.deliver(value) }
  }
  subscription.add { self.leave(number) }
}

private func deliver(_ value: Value) {
  let listeners = state.withLock { $0.listeners }
  for (_, handler) in listeners.sorted(by: { $0.key < $1.key }) {
    handler(value)
  }
}

private func leave(_ number: Int) {
  let unused = state.withLock { state -> Disposable? in
    state.listeners[number] = nil
    return state.listeners.isEmpty ? state.connection.take() : nil
  }
  unused?.dispose()
}

// MARK: no-stop

private struct State: Sendable {
  var listeners: [Int: Handler<Value>] = [:]
  var connection: Disposable?
  var isRunning = false
}

private let source: Signal<Value>
private let numbers = Counter()
private let state = Mutex(State())

init(_ source: Signal<Value>) { self.source = source }

func subscribe(
  as subscription: Disposable, _ handler: @escaping Handler<Value>
) {
  // Your turn: only one listener starts the source; the last one stops it.
  let number = numbers.increment()
  let begins = state.withLock { state in
    state.listeners[number] = handler
    defer { state.isRunning = true }
    return !state.isRunning
  }
  subscription.add { self.leave(number) }
  if begins {
    let connection = Disposable()
    source.subscribe(as: connection) { value in self.deliver(value) }
    state.withLock { $0.connection = connection }
  }
}

private func deliver(_ value: Value) {
  let listeners = state.withLock { $0.listeners }
  for (_, handler) in listeners.sorted(by: { $0.key < $1.key }) {
    handler(value)
  }
}

private func leave(_ number: Int) {
  let unused = state.withLock { state -> Disposable? in
    state.listeners[number] = nil
    if !state.listeners.isEmpty { return nil }
    state.isRunning = false
    return state.connection.take()
  }
  unused?.dispose()
}
