// MARK: laid-out

deinit {}

// MARK: solution

deinit {
  var next = takeRest()
  while isKnownUniquelyReferenced(&next) { next = next?.takeRest() }
}

private func takeRest() -> Chain? {
  state.withLock { state in
    guard case .known(let pair) = state else { return nil }
    state = .known(nil)
    return pair?.rest
  }
}

// MARK: recursive

deinit { takeApart() }

private func takeApart() { takeRest()?.takeApart() }

private func takeRest() -> Chain? {
  state.withLock { state in
    guard case .known(let pair) = state else { return nil }
    state = .known(nil)
    return pair?.rest
  }
}

// MARK: computes

deinit {
  var next = takeRest()
  while isKnownUniquelyReferenced(&next) {
    _ = next?.pair
    next = next?.takeRest()
  }
}

private func takeRest() -> Chain? {
  state.withLock { state in
    guard case .known(let pair) = state else { return nil }
    state = .known(nil)
    return pair?.rest
  }
}

// MARK: tail-cut

deinit {
  var next = takeRest()
  while next != nil { next = next?.takeRest() }
}

private func takeRest() -> Chain? {
  state.withLock { state in
    guard case .known(let pair) = state else { return nil }
    state = .known(nil)
    return pair?.rest
  }
}
