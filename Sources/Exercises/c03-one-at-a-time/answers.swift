// swift-format-ignore-file: OrderedImports

// MARK: laid-out

private let handlers = Mutex<[@Sendable (Value) -> Void]>([])

func listen(_ handler: @escaping @Sendable (Value) -> Void) {
  handlers.withLock { $0.append(handler) }
}

func send(_ value: Value) {
  // Your turn: the first sender delivers. What others send meanwhile, from
  // another thread or from inside a handler, waits, and is delivered next.
  // Change only send, and add what it has to remember.
  deliver(value)
}

// MARK: solution

private let handlers = Mutex<[@Sendable (Value) -> Void]>([])
private let state = Mutex(State())

private struct State: Sendable {
  var isDelivering = false
  var waiting: [Value] = []

  /// Whether the caller has to deliver; if not, the value waits.
  mutating func begin(_ value: Value) -> Bool {
    if isDelivering { waiting.append(value) }
    defer { isDelivering = true }
    return !isDelivering
  }

  /// The value to deliver next; nil if nothing waits.
  mutating func next() -> Value? {
    if waiting.isEmpty {
      isDelivering = false
      return nil
    }
    return waiting.removeFirst()
  }
}

func listen(_ handler: @escaping @Sendable (Value) -> Void) {
  handlers.withLock { $0.append(handler) }
}

func send(_ value: Value) {
  // Your turn: the first sender delivers. What others send meanwhile, from
  // another thread or from inside a handler, waits, and is delivered next.
  // Change only send, and add what it has to remember.
  guard state.withLock({ $0.begin(value) }) else { return }
  deliver(value)
  while let next = state.withLock({ $0.next() }) { deliver(next) }
}

// MARK: mutex

private let handlers = Mutex<[@Sendable (Value) -> Void]>([])
private let turn = Mutex(())

func listen(_ handler: @escaping @Sendable (Value) -> Void) {
  handlers.withLock { $0.append(handler) }
}

func send(_ value: Value) {
  // Your turn: the first sender delivers. What others send meanwhile, from
  // another thread or from inside a handler, waits, and is delivered next.
  // Change only send, and add what it has to remember.
  turn.withLock { _ in deliver(value) }
}

// MARK: nslock

import Foundation
import LessonKit
import Synchronization

private let handlers = Mutex<[@Sendable (Value) -> Void]>([])
private let turn = NSLock()

func listen(_ handler: @escaping @Sendable (Value) -> Void) {
  handlers.withLock { $0.append(handler) }
}

func send(_ value: Value) {
  // Your turn: the first sender delivers. What others send meanwhile, from
  // another thread or from inside a handler, waits, and is delivered next.
  // Change only send, and add what it has to remember.
  turn.withLock { deliver(value) }
}

// MARK: later

private let handlers = Mutex<[@Sendable (Value) -> Void]>([])
private let turn = DispatchQueue(label: "turn")

func listen(_ handler: @escaping @Sendable (Value) -> Void) {
  handlers.withLock { $0.append(handler) }
}

func send(_ value: Value) {
  // Your turn: the first sender delivers. What others send meanwhile, from
  // another thread or from inside a handler, waits, and is delivered next.
  // Change only send, and add what it has to remember.
  turn.async { self.deliver(value) }
}

// MARK: recursive

import Foundation
import LessonKit
import Synchronization

private let handlers = Mutex<[@Sendable (Value) -> Void]>([])
private let turn = NSRecursiveLock()

func listen(_ handler: @escaping @Sendable (Value) -> Void) {
  handlers.withLock { $0.append(handler) }
}

func send(_ value: Value) {
  // Your turn: the first sender delivers. What others send meanwhile, from
  // another thread or from inside a handler, waits, and is delivered next.
  // Change only send, and add what it has to remember.
  turn.withLock { deliver(value) }
}

// MARK: backwards

private let handlers = Mutex<[@Sendable (Value) -> Void]>([])
private let state = Mutex(State())

private struct State: Sendable {
  var isDelivering = false
  var waiting: [Value] = []

  /// Whether the caller has to deliver; if not, the value waits.
  mutating func begin(_ value: Value) -> Bool {
    if isDelivering { waiting.append(value) }
    defer { isDelivering = true }
    return !isDelivering
  }

  /// The value to deliver next; nil if nothing waits.
  mutating func next() -> Value? {
    if waiting.isEmpty { isDelivering = false }
    return waiting.popLast()
  }
}

func listen(_ handler: @escaping @Sendable (Value) -> Void) {
  handlers.withLock { $0.append(handler) }
}

func send(_ value: Value) {
  // Your turn: the first sender delivers. What others send meanwhile, from
  // another thread or from inside a handler, waits, and is delivered next.
  // Change only send, and add what it has to remember.
  guard state.withLock({ $0.begin(value) }) else { return }
  deliver(value)
  while let next = state.withLock({ $0.next() }) { deliver(next) }
}

// MARK: drops

private let handlers = Mutex<[@Sendable (Value) -> Void]>([])
private let isDelivering = Mutex(false)

func listen(_ handler: @escaping @Sendable (Value) -> Void) {
  handlers.withLock { $0.append(handler) }
}

func send(_ value: Value) {
  // Your turn: the first sender delivers. What others send meanwhile, from
  // another thread or from inside a handler, waits, and is delivered next.
  // Change only send, and add what it has to remember.
  let isBusy = isDelivering.withLock { isDelivering in
    defer { isDelivering = true }
    return isDelivering
  }
  if isBusy { return }
  deliver(value)
  isDelivering.withLock { $0 = false }
}

// MARK: never-free

private let handlers = Mutex<[@Sendable (Value) -> Void]>([])
private let state = Mutex(State())

private struct State: Sendable {
  var isDelivering = false
  var waiting: [Value] = []

  /// Whether the caller has to deliver; if not, the value waits.
  mutating func begin(_ value: Value) -> Bool {
    if isDelivering { waiting.append(value) }
    defer { isDelivering = true }
    return !isDelivering
  }

  /// The value to deliver next; nil if nothing waits.
  mutating func next() -> Value? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}

func listen(_ handler: @escaping @Sendable (Value) -> Void) {
  handlers.withLock { $0.append(handler) }
}

func send(_ value: Value) {
  // Your turn: the first sender delivers. What others send meanwhile, from
  // another thread or from inside a handler, waits, and is delivered next.
  // Change only send, and add what it has to remember.
  guard state.withLock({ $0.begin(value) }) else { return }
  deliver(value)
  while let next = state.withLock({ $0.next() }) { deliver(next) }
}
