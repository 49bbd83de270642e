extension Property where Value: Equatable {
  /// Keeps this property and another one equal: each takes over what is written to the other.
  ///
  /// A write is handed over once and not handed back, so there is no echo. At first, the other
  /// property takes over the value of this one. A value that is equal to the other property's is not
  /// handed over; one that is not equal to itself, such as a NaN, always is. If a handler writes to
  /// both while a change is on its way, they end equal, with either of the two values.
  ///
  /// - Parameter other: The other property. Neither keeps the other alive.
  /// - Returns: The binding; dispose it to end it. When either property is released, it ends
  ///   with the next write to the other one.
  /// - Complexity: O(1) for each write.
  ///
  /// Elsewhere: `RACChannel` in ReactiveCocoa.
  @discardableResult
  public func bindTwoWay(with other: Property) -> Disposable {
    require(self !== other, "A property cannot be bound to itself: pass another one.")
    let binding = Disposable()
    // One queue for both directions. It is held until both properties are watched.
    let changes = DeliveryQueue<Echoes, Change>(remembering: Echoes(), isHeld: true) {
      [weak self, weak other] echoes, change, _ in
      guard let self, let other, !binding.isDisposed else { return binding.dispose() }
      switch change {
      case .mine where echoes.mine > 0: echoes.mine -= 1
      case .others where echoes.others > 0: echoes.others -= 1
      case _ where self.value == other.value: break
      case .begins, .mine:
        echoes.others += 1
        other.value = self.value
      case .others:
        echoes.mine += 1
        self.value = other.value
      }
    }
    changes.send(.begins)
    // Each property begins with the value that it has, which is no change.
    binding.add(signal.skip(1).subscribe { _ in changes.send(.mine) })
    binding.add(other.signal.skip(1).subscribe { _ in changes.send(.others) })
    changes.deliverWaiting()
    return binding
  }
}

/// What happens to two bound properties: the binding begins, or one of them announces a value.
private enum Change: Sendable { case begins, mine, others }

/// How many values each property was handed and has not announced yet.
///
/// What is handed over comes back once, as an echo, which is not handed over again.
private struct Echoes: Sendable {
  var mine = 0
  var others = 0
}
