// MARK: laid-out

deliver(value)

// MARK: solution

let isBusy = state.withLock { state in
  state.waiting.append(value)
  defer { state.isDelivering = true }
  return state.isDelivering
}
if isBusy { return }
while let next = takeNext() { deliver(next) }

// MARK: mutex

state.withLock { _ in deliver(value) }

// MARK: stays

let isBusy = state.withLock { state in
  state.waiting.append(value)
  defer { state.isDelivering = true }
  return state.isDelivering
}
if isBusy { return }
if let next = takeNext() { deliver(next) }

// MARK: drops

let isBusy = state.withLock { state in
  defer { state.isDelivering = true }
  return state.isDelivering
}
if isBusy { return }
deliver(value)
state.withLock { $0.isDelivering = false }
