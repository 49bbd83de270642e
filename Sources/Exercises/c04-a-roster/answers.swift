// MARK: laid-out

private final class Place: Sendable {
  let handler: @Sendable (Value) -> Void

  init(_ handler: @escaping @Sendable (Value) -> Void) {
    self.handler = handler
  }
}

private let roster = Mutex<[Place]>([])

var count: Int { roster.withLock { $0.count } }

/// Returns what to call in order to leave.
func listen(
  _ handler: @escaping @Sendable (Value) -> Void
) -> @Sendable () -> Void {
  let place = Place(handler)
  roster.withLock { $0.append(place) }
  return {
    self.roster.withLock { $0.removeAll { $0 === place } }
  }
}

private func deliver(_ value: Value) {
  let places = roster.withLock { $0 }
  for place in places { place.handler(value) }
}

// MARK: solution

private final class Place: Sendable {
  let handler: @Sendable (Value) -> Void
  let hasLeft = Mutex(false)

  init(_ handler: @escaping @Sendable (Value) -> Void) {
    self.handler = handler
  }
}

private let roster = Mutex<[Place]>([])

var count: Int { roster.withLock { $0.count } }

/// Returns what to call in order to leave.
func listen(
  _ handler: @escaping @Sendable (Value) -> Void
) -> @Sendable () -> Void {
  let place = Place(handler)
  roster.withLock { $0.append(place) }
  return {
    place.hasLeft.withLock { $0 = true }
    self.roster.withLock { $0.removeAll { $0 === place } }
  }
}

private func deliver(_ value: Value) {
  let places = roster.withLock { $0 }
  for place in places where !place.hasLeft.withLock({ $0 }) {
    place.handler(value)
  }
}

// MARK: index

private final class Place: Sendable {
  let handler: @Sendable (Value) -> Void

  init(_ handler: @escaping @Sendable (Value) -> Void) {
    self.handler = handler
  }
}

private let roster = Mutex<[Place]>([])

var count: Int { roster.withLock { $0.count } }

/// Returns what to call in order to leave.
func listen(
  _ handler: @escaping @Sendable (Value) -> Void
) -> @Sendable () -> Void {
  let place = Place(handler)
  roster.withLock { $0.append(place) }
  return {
    self.roster.withLock { $0.removeAll { $0 === place } }
  }
}

private func deliver(_ value: Value) {
  for index in 0..<count {
    let place = roster.withLock { $0[index] }
    place.handler(value)
  }
}

// MARK: breaks-off

private final class Place: Sendable {
  let handler: @Sendable (Value) -> Void
  let hasLeft = Mutex(false)

  init(_ handler: @escaping @Sendable (Value) -> Void) {
    self.handler = handler
  }
}

private let roster = Mutex<[Place]>([])

var count: Int { roster.withLock { $0.count } }

/// Returns what to call in order to leave.
func listen(
  _ handler: @escaping @Sendable (Value) -> Void
) -> @Sendable () -> Void {
  let place = Place(handler)
  roster.withLock { $0.append(place) }
  return {
    place.hasLeft.withLock { $0 = true }
    self.roster.withLock { $0.removeAll { $0 === place } }
  }
}

private func deliver(_ value: Value) {
  let places = roster.withLock { $0 }
  for place in places {
    if place.hasLeft.withLock({ $0 }) { break }
    place.handler(value)
  }
}

// MARK: lock-held

private final class Place: Sendable {
  let handler: @Sendable (Value) -> Void

  init(_ handler: @escaping @Sendable (Value) -> Void) {
    self.handler = handler
  }
}

private let roster = Mutex<[Place]>([])

var count: Int { roster.withLock { $0.count } }

/// Returns what to call in order to leave.
func listen(
  _ handler: @escaping @Sendable (Value) -> Void
) -> @Sendable () -> Void {
  let place = Place(handler)
  roster.withLock { $0.append(place) }
  return {
    self.roster.withLock { $0.removeAll { $0 === place } }
  }
}

private func deliver(_ value: Value) {
  roster.withLock { places in
    for place in places { place.handler(value) }
  }
}

// MARK: live

private final class Place: Sendable {
  let handler: @Sendable (Value) -> Void

  init(_ handler: @escaping @Sendable (Value) -> Void) {
    self.handler = handler
  }
}

private let roster = Mutex<[Place]>([])

var count: Int { roster.withLock { $0.count } }

/// Returns what to call in order to leave.
func listen(
  _ handler: @escaping @Sendable (Value) -> Void
) -> @Sendable () -> Void {
  let place = Place(handler)
  roster.withLock { $0.append(place) }
  return {
    self.roster.withLock { $0.removeAll { $0 === place } }
  }
}

private func deliver(_ value: Value) {
  var index = 0
  while index < count {
    let place = roster.withLock { $0[index] }
    place.handler(value)
    index += 1
  }
}

// MARK: backwards

private final class Place: Sendable {
  let handler: @Sendable (Value) -> Void
  let hasLeft = Mutex(false)

  init(_ handler: @escaping @Sendable (Value) -> Void) {
    self.handler = handler
  }
}

private let roster = Mutex<[Place]>([])

var count: Int { roster.withLock { $0.count } }

/// Returns what to call in order to leave.
func listen(
  _ handler: @escaping @Sendable (Value) -> Void
) -> @Sendable () -> Void {
  let place = Place(handler)
  roster.withLock { $0.append(place) }
  return {
    place.hasLeft.withLock { $0 = true }
    self.roster.withLock { $0.removeAll { $0 === place } }
  }
}

private func deliver(_ value: Value) {
  let places = roster.withLock { $0 }
  for place in places.reversed()
  where !place.hasLeft.withLock({ $0 }) {
    place.handler(value)
  }
}

// MARK: stays

private final class Place: Sendable {
  let handler: @Sendable (Value) -> Void
  let hasLeft = Mutex(false)

  init(_ handler: @escaping @Sendable (Value) -> Void) {
    self.handler = handler
  }
}

private let roster = Mutex<[Place]>([])

var count: Int { roster.withLock { $0.count } }

/// Returns what to call in order to leave.
func listen(
  _ handler: @escaping @Sendable (Value) -> Void
) -> @Sendable () -> Void {
  let place = Place(handler)
  roster.withLock { $0.append(place) }
  return {
    place.hasLeft.withLock { $0 = true }
  }
}

private func deliver(_ value: Value) {
  let places = roster.withLock { $0 }
  for place in places where !place.hasLeft.withLock({ $0 }) {
    place.handler(value)
  }
}
