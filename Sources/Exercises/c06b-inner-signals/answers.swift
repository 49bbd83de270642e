// MARK: laid-out

subscribe { event in
  switch event {
  case .next(let value): transform(value).subscribe(send)
  case .completed: send(.completed)
  }
}

// MARK: solution

// The source is one of those that run.
let running = Mutex(1)
let leave: @Sendable () -> Void = {
  let isLast = running.withLock { running in
    running -= 1
    return running == 0
  }
  if isLast { send(.completed) }
}
subscribe { event in
  guard case .next(let value) = event else { return leave() }
  running.withLock { $0 += 1 }
  transform(value).subscribe { event in
    if case .completed = event { leave() } else { send(event) }
  }
}

// MARK: source-ends

subscribe { event in
  guard case .next(let value) = event else { return send(.completed) }
  transform(value).subscribe { event in
    if case .next = event { send(event) }
  }
}

// MARK: first-page-ends

subscribe { event in
  guard case .next(let value) = event else { return }
  transform(value).subscribe(send)
}

// MARK: without-source

let running = Mutex(0)
subscribe { event in
  guard case .next(let value) = event else { return }
  running.withLock { $0 += 1 }
  transform(value).subscribe { event in
    if case .next = event { return send(event) }
    let isLast = running.withLock { running in
      running -= 1
      return running == 0
    }
    if isLast { send(.completed) }
  }
}

// MARK: source-last

let running = Mutex(0)
subscribe { event in
  guard case .next(let value) = event else {
    if running.withLock({ $0 == 0 }) { send(.completed) }
    return
  }
  running.withLock { $0 += 1 }
  transform(value).subscribe { event in
    if case .next = event { return send(event) }
    running.withLock { $0 -= 1 }
  }
}

// MARK: page-last

let running = Mutex(0)
let isSourceOver = Mutex(false)
subscribe { event in
  guard case .next(let value) = event else {
    return isSourceOver.withLock { $0 = true }
  }
  running.withLock { $0 += 1 }
  transform(value).subscribe { event in
    if case .next = event { return send(event) }
    let isLast = running.withLock { running in
      running -= 1
      return running == 0
    }
    if isLast, isSourceOver.withLock({ $0 }) { send(.completed) }
  }
}

// MARK: counts-late

let running = Mutex(1)
let leave: @Sendable () -> Void = {
  let isLast = running.withLock { running in
    running -= 1
    return running == 0
  }
  if isLast { send(.completed) }
}
subscribe { event in
  guard case .next(let value) = event else { return leave() }
  transform(value).subscribe { event in
    if case .completed = event { leave() } else { send(event) }
  }
  running.withLock { $0 += 1 }
}

// MARK: never

subscribe { event in
  guard case .next(let value) = event else { return }
  transform(value).subscribe { event in
    if case .next = event { send(event) }
  }
}
