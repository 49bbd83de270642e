// MARK: laid-out

handler(event)

// MARK: solution

let wasOver = isOver.withLock { isOver in
  let wasOver = isOver
  if case .completed = event { isOver = true }
  return wasOver
}
if !wasOver { handler(event) }

// MARK: two-ends

switch event {
case .next: if !isOver.withLock({ $0 }) { handler(event) }
case .completed:
  isOver.withLock { $0 = true }
  handler(event)
}

// MARK: no-end

let isOver = isOver.withLock { isOver in
  if case .completed = event { isOver = true }
  return isOver
}
if !isOver { handler(event) }

// MARK: no-values

let isFirst = isOver.withLock { isOver in
  let isFirst = !isOver
  isOver = true
  return isFirst
}
if isFirst { handler(event) }
