// MARK: laid-out

struct Latest<First: Sendable, Second: Sendable>: Sendable {
  var first: First?
  var second: Second?
  var running = 2

  /// Takes what a source has sent, and returns the event to pass on.
  mutating func take(_ input: Input<First, Second>) -> Event<(First, Second)>? {
    switch input {
    case .first(.next(let value)): first = value
    case .second(.next(let value)): second = value
    // Your turn: here, complete only when no more pairs can come. Below, put
    // the inputs into a Queue, so that pairs come one at a time.
    case .first(.completed), .second(.completed): return .completed
    }
    if let first, let second { return .next((first, second)) }
    return nil
  }
}

func combineLatest<First, Second>(
  _ first: Signal<First>, _ second: Signal<Second>
) -> Signal<(First, Second)> {
  Signal { handler in
    let latest = Mutex(Latest<First, Second>())
    let inputs: @Sendable (Input<First, Second>) -> Void = { input in
      let event = latest.withLock { $0.take(input) }
      if let event { handler(event) }
    }
    first.subscribe { event in inputs(.first(event)) }
    second.subscribe { event in inputs(.second(event)) }
  }
}

// MARK: solution

struct Latest<First: Sendable, Second: Sendable>: Sendable {
  var first: First?
  var second: Second?
  var running = 2

  /// Takes what a source has sent, and returns the event to pass on.
  mutating func take(_ input: Input<First, Second>) -> Event<(First, Second)>? {
    switch input {
    case .first(.next(let value)): first = value
    case .second(.next(let value)): second = value
    // Your turn: here, complete only when no more pairs can come. Below, put
    // the inputs into a Queue, so that pairs come one at a time.
    case .first(.completed):
      running -= 1
      return first == nil || running == 0 ? .completed : nil
    case .second(.completed):
      running -= 1
      return second == nil || running == 0 ? .completed : nil
    }
    if let first, let second { return .next((first, second)) }
    return nil
  }
}

func combineLatest<First, Second>(
  _ first: Signal<First>, _ second: Signal<Second>
) -> Signal<(First, Second)> {
  Signal { handler in
    let latest = Mutex(Latest<First, Second>())
    let queue = Queue<Input<First, Second>> { input in
      let event = latest.withLock { $0.take(input) }
      if let event { handler(event) }
    }
    let inputs: @Sendable (Input<First, Second>) -> Void = queue.send
    first.subscribe { event in inputs(.first(event)) }
    second.subscribe { event in inputs(.second(event)) }
  }
}

// MARK: lock-held

struct Latest<First: Sendable, Second: Sendable>: Sendable {
  var first: First?
  var second: Second?
  var running = 2

  /// Takes what a source has sent, and returns the event to pass on.
  mutating func take(_ input: Input<First, Second>) -> Event<(First, Second)>? {
    switch input {
    case .first(.next(let value)): first = value
    case .second(.next(let value)): second = value
    // Your turn: here, complete only when no more pairs can come. Below, put
    // the inputs into a Queue, so that pairs come one at a time.
    case .first(.completed):
      running -= 1
      return first == nil || running == 0 ? .completed : nil
    case .second(.completed):
      running -= 1
      return second == nil || running == 0 ? .completed : nil
    }
    if let first, let second { return .next((first, second)) }
    return nil
  }
}

func combineLatest<First, Second>(
  _ first: Signal<First>, _ second: Signal<Second>
) -> Signal<(First, Second)> {
  Signal { handler in
    let latest = Mutex(Latest<First, Second>())
    let inputs: @Sendable (Input<First, Second>) -> Void = { input in
      latest.withLock { latest in
        if let event = latest.take(input) { handler(event) }
      }
    }
    first.subscribe { event in inputs(.first(event)) }
    second.subscribe { event in inputs(.second(event)) }
  }
}

// MARK: first-end

struct Latest<First: Sendable, Second: Sendable>: Sendable {
  var first: First?
  var second: Second?
  var running = 2

  /// Takes what a source has sent, and returns the event to pass on.
  mutating func take(_ input: Input<First, Second>) -> Event<(First, Second)>? {
    switch input {
    case .first(.next(let value)): first = value
    case .second(.next(let value)): second = value
    // Your turn: here, complete only when no more pairs can come. Below, put
    // the inputs into a Queue, so that pairs come one at a time.
    case .first(.completed), .second(.completed): return .completed
    }
    if let first, let second { return .next((first, second)) }
    return nil
  }
}

func combineLatest<First, Second>(
  _ first: Signal<First>, _ second: Signal<Second>
) -> Signal<(First, Second)> {
  Signal { handler in
    let latest = Mutex(Latest<First, Second>())
    let queue = Queue<Input<First, Second>> { input in
      let event = latest.withLock { $0.take(input) }
      if let event { handler(event) }
    }
    let inputs: @Sendable (Input<First, Second>) -> Void = queue.send
    first.subscribe { event in inputs(.first(event)) }
    second.subscribe { event in inputs(.second(event)) }
  }
}

// MARK: both-ends

struct Latest<First: Sendable, Second: Sendable>: Sendable {
  var first: First?
  var second: Second?
  var running = 2

  /// Takes what a source has sent, and returns the event to pass on.
  mutating func take(_ input: Input<First, Second>) -> Event<(First, Second)>? {
    switch input {
    case .first(.next(let value)): first = value
    case .second(.next(let value)): second = value
    // Your turn: here, complete only when no more pairs can come. Below, put
    // the inputs into a Queue, so that pairs come one at a time.
    case .first(.completed), .second(.completed):
      running -= 1
      return running == 0 ? .completed : nil
    }
    if let first, let second { return .next((first, second)) }
    return nil
  }
}

func combineLatest<First, Second>(
  _ first: Signal<First>, _ second: Signal<Second>
) -> Signal<(First, Second)> {
  Signal { handler in
    let latest = Mutex(Latest<First, Second>())
    let queue = Queue<Input<First, Second>> { input in
      let event = latest.withLock { $0.take(input) }
      if let event { handler(event) }
    }
    let inputs: @Sendable (Input<First, Second>) -> Void = queue.send
    first.subscribe { event in inputs(.first(event)) }
    second.subscribe { event in inputs(.second(event)) }
  }
}

// MARK: nested

struct Latest<First: Sendable, Second: Sendable>: Sendable {
  var first: First?
  var second: Second?
  var running = 2

  /// Takes what a source has sent, and returns the event to pass on.
  mutating func take(_ input: Input<First, Second>) -> Event<(First, Second)>? {
    switch input {
    case .first(.next(let value)): first = value
    case .second(.next(let value)): second = value
    // Your turn: here, complete only when no more pairs can come. Below, put
    // the inputs into a Queue, so that pairs come one at a time.
    case .first(.completed):
      running -= 1
      return first == nil || running == 0 ? .completed : nil
    case .second(.completed):
      running -= 1
      return second == nil || running == 0 ? .completed : nil
    }
    if let first, let second { return .next((first, second)) }
    return nil
  }
}

func combineLatest<First, Second>(
  _ first: Signal<First>, _ second: Signal<Second>
) -> Signal<(First, Second)> {
  Signal { handler in
    let latest = Mutex(Latest<First, Second>())
    let inputs: @Sendable (Input<First, Second>) -> Void = { input in
      let event = latest.withLock { $0.take(input) }
      if let event { handler(event) }
    }
    first.subscribe { event in inputs(.first(event)) }
    second.subscribe { event in inputs(.second(event)) }
  }
}
