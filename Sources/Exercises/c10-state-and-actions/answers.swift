// MARK: laid-out

other.value = one.value
one.onChange { value in other.value = value }
other.onChange { value in one.value = value }

// MARK: solution

if other.value != one.value { other.value = one.value }
one.onChange { _ in
  if other.value != one.value { other.value = one.value }
}
other.onChange { _ in
  if one.value != other.value { one.value = other.value }
}

// MARK: lock-held

let turn = Mutex(())
if other.value != one.value { other.value = one.value }
one.onChange { _ in
  turn.withLock { _ in
    if other.value != one.value { other.value = one.value }
  }
}
other.onChange { _ in
  turn.withLock { _ in
    if one.value != other.value { one.value = other.value }
  }
}

// MARK: one-way

if other.value != one.value { other.value = one.value }
one.onChange { value in
  if other.value != value { other.value = value }
}

// MARK: other-first

if one.value != other.value { one.value = other.value }
one.onChange { _ in
  if other.value != one.value { other.value = one.value }
}
other.onChange { _ in
  if one.value != other.value { one.value = other.value }
}

// MARK: not-at-first

one.onChange { _ in
  if other.value != one.value { other.value = one.value }
}
other.onChange { _ in
  if one.value != other.value { one.value = other.value }
}

// MARK: compared

if other.value != one.value { other.value = one.value }
one.onChange { value in
  if other.value != value { other.value = value }
}
other.onChange { value in
  if one.value != value { one.value = value }
}

// MARK: deaf

let isBusy = Mutex(false)
@Sendable func handOver(_ value: String, to property: Property) {
  let wasBusy = isBusy.withLock { isBusy in
    let wasBusy = isBusy
    isBusy = true
    return wasBusy
  }
  if wasBusy { return }
  property.value = value
  isBusy.withLock { $0 = false }
}
if other.value != one.value { other.value = one.value }
one.onChange { value in handOver(value, to: other) }
other.onChange { value in handOver(value, to: one) }
