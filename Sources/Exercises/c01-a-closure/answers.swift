// MARK: laid-out

final class Subscriber<Value: Sendable>: Sendable {
  private let handler: @Sendable (Event<Value>) -> Void

  init(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    self.handler = handler
  }

  func receive(_ event: Event<Value>) {
    // Your turn: pass on the values and the first end, and nothing after it.
    // Change only this class.
    handler(event)
  }
}

// MARK: solution

final class Subscriber<Value: Sendable>: Sendable {
  private let handler: @Sendable (Event<Value>) -> Void

  private let isOver = Mutex(false)

  init(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    self.handler = handler
  }

  func receive(_ event: Event<Value>) {
    // Your turn: pass on the values and the first end, and nothing after it.
    // Change only this class.
    let wasOver = isOver.withLock { isOver in
      let wasOver = isOver
      if case .completed = event { isOver = true }
      return wasOver
    }
    if !wasOver { handler(event) }
  }
}

// MARK: two-ends

final class Subscriber<Value: Sendable>: Sendable {
  private let handler: @Sendable (Event<Value>) -> Void

  private let isOver = Mutex(false)

  init(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    self.handler = handler
  }

  func receive(_ event: Event<Value>) {
    // Your turn: pass on the values and the first end, and nothing after it.
    // Change only this class.
    switch event {
    case .next: if !isOver.withLock({ $0 }) { handler(event) }
    case .completed:
      isOver.withLock { $0 = true }
      handler(event)
    }
  }
}

// MARK: no-end

final class Subscriber<Value: Sendable>: Sendable {
  private let handler: @Sendable (Event<Value>) -> Void

  private let isOver = Mutex(false)

  init(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    self.handler = handler
  }

  func receive(_ event: Event<Value>) {
    // Your turn: pass on the values and the first end, and nothing after it.
    // Change only this class.
    let isOver = isOver.withLock { isOver in
      if case .completed = event { isOver = true }
      return isOver
    }
    if !isOver { handler(event) }
  }
}

// MARK: no-values

final class Subscriber<Value: Sendable>: Sendable {
  private let handler: @Sendable (Event<Value>) -> Void

  private let isOver = Mutex(false)

  init(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    self.handler = handler
  }

  func receive(_ event: Event<Value>) {
    // Your turn: pass on the values and the first end, and nothing after it.
    // Change only this class.
    let isFirst = isOver.withLock { isOver in
      let isFirst = !isOver
      isOver = true
      return isFirst
    }
    if isFirst { handler(event) }
  }
}

// MARK: one-for-all

let isOver = Mutex(false)

final class Subscriber<Value: Sendable>: Sendable {
  private let handler: @Sendable (Event<Value>) -> Void

  init(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    self.handler = handler
  }

  func receive(_ event: Event<Value>) {
    // Your turn: pass on the values and the first end, and nothing after it.
    // Change only this class.
    let wasOver = isOver.withLock { isOver in
      let wasOver = isOver
      if case .completed = event { isOver = true }
      return wasOver
    }
    if !wasOver { handler(event) }
  }
}

// MARK: var

final class Subscriber<Value: Sendable>: Sendable {
  private let handler: @Sendable (Event<Value>) -> Void

  private var ended = false

  init(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    self.handler = handler
  }

  func receive(_ event: Event<Value>) {
    // Your turn: pass on the values and the first end, and nothing after it.
    // Change only this class.
    if ended { return }
    if case .completed = event { ended = true }
    handler(event)
  }
}
