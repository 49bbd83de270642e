// MARK: laid-out

private var first: First?
private var second: Second?

mutating func receive(
  _ input: Input<First, Second>
) -> [Event<(First, Second)>] {
  switch input {
  case .first(.next(let value)): first = value
  case .second(.next(let value)): second = value
  case .first(.completed), .second(.completed): return [.completed]
  }
  guard let one = first, let other = second else { return [] }
  first = nil
  second = nil
  return [.next((one, other))]
}

// MARK: solution

private var firsts: [First] = []
private var seconds: [Second] = []
private var isFirstOver = false
private var isSecondOver = false

mutating func receive(
  _ input: Input<First, Second>
) -> [Event<(First, Second)>] {
  switch input {
  case .first(.next(let value)): firsts.append(value)
  case .second(.next(let value)): seconds.append(value)
  case .first(.completed): isFirstOver = true
  case .second(.completed): isSecondOver = true
  }
  var events: [Event<(First, Second)>] = []
  if !firsts.isEmpty, !seconds.isEmpty {
    events.append(.next((firsts.removeFirst(), seconds.removeFirst())))
  }
  let noneCanCome =
    isFirstOver && firsts.isEmpty || isSecondOver && seconds.isEmpty
  return noneCanCome ? events + [.completed] : events
}

// MARK: ends-at-once

private var firsts: [First] = []
private var seconds: [Second] = []

mutating func receive(
  _ input: Input<First, Second>
) -> [Event<(First, Second)>] {
  switch input {
  case .first(.next(let value)): firsts.append(value)
  case .second(.next(let value)): seconds.append(value)
  case .first(.completed), .second(.completed): return [.completed]
  }
  if firsts.isEmpty || seconds.isEmpty { return [] }
  return [.next((firsts.removeFirst(), seconds.removeFirst()))]
}

// MARK: last-in-first-out

private var firsts: [First] = []
private var seconds: [Second] = []
private var isFirstOver = false
private var isSecondOver = false

mutating func receive(
  _ input: Input<First, Second>
) -> [Event<(First, Second)>] {
  switch input {
  case .first(.next(let value)): firsts.append(value)
  case .second(.next(let value)): seconds.append(value)
  case .first(.completed): isFirstOver = true
  case .second(.completed): isSecondOver = true
  }
  var events: [Event<(First, Second)>] = []
  if !firsts.isEmpty, !seconds.isEmpty {
    events.append(.next((firsts.removeLast(), seconds.removeLast())))
  }
  let noneCanCome =
    isFirstOver && firsts.isEmpty || isSecondOver && seconds.isEmpty
  return noneCanCome ? events + [.completed] : events
}

// MARK: ends-late

private var firsts: [First] = []
private var seconds: [Second] = []
private var running = 2

mutating func receive(
  _ input: Input<First, Second>
) -> [Event<(First, Second)>] {
  switch input {
  case .first(.next(let value)): firsts.append(value)
  case .second(.next(let value)): seconds.append(value)
  case .first(.completed), .second(.completed): running -= 1
  }
  var events: [Event<(First, Second)>] = []
  if !firsts.isEmpty, !seconds.isEmpty {
    events.append(.next((firsts.removeFirst(), seconds.removeFirst())))
  }
  return running == 0 ? events + [.completed] : events
}

// MARK: only-on-completion

private var firsts: [First] = []
private var seconds: [Second] = []

mutating func receive(
  _ input: Input<First, Second>
) -> [Event<(First, Second)>] {
  switch input {
  case .first(.next(let value)): firsts.append(value)
  case .second(.next(let value)): seconds.append(value)
  case .first(.completed): return firsts.isEmpty ? [.completed] : []
  case .second(.completed): return seconds.isEmpty ? [.completed] : []
  }
  if firsts.isEmpty || seconds.isEmpty { return [] }
  return [.next((firsts.removeFirst(), seconds.removeFirst()))]
}

// MARK: only-on-value

private var firsts: [First] = []
private var seconds: [Second] = []
private var isFirstOver = false
private var isSecondOver = false

mutating func receive(
  _ input: Input<First, Second>
) -> [Event<(First, Second)>] {
  switch input {
  case .first(.next(let value)): firsts.append(value)
  case .second(.next(let value)): seconds.append(value)
  case .first(.completed): isFirstOver = true
  case .second(.completed): isSecondOver = true
  }
  if firsts.isEmpty || seconds.isEmpty { return [] }
  let pair = (firsts.removeFirst(), seconds.removeFirst())
  let noneCanCome =
    isFirstOver && firsts.isEmpty || isSecondOver && seconds.isEmpty
  return noneCanCome ? [.next(pair), .completed] : [.next(pair)]
}
