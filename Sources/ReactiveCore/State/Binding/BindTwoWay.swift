extension Property where Value: Equatable {
  /// Keeps this property and another one equal: each takes over what is written to the other.
  ///
  /// A write is handed over once and not handed back, so there is no echo. To begin with, the other
  /// one takes over the value of this one. Two values that are not equal to themselves, such as
  /// numbers that are NaN, count as equal. If a handler writes to both while a change is on its way,
  /// they end equal, with either of the two values.
  ///
  /// - Parameter other: The other property. Neither keeps the other alive.
  /// - Returns: The binding; dispose it to end it. It ends as well when either property is
  ///   released.
  /// - Complexity: O(1) for each write.
  ///
  /// Source: `RACChannel` in ReactiveCocoa.
  @discardableResult
  public func bindTwoWay(with other: Property) -> Disposable {
    require(self !== other, "A property cannot be bound to itself: pass another one.")
    let binding = Disposable()
    // One queue for both directions. It is held until both properties are watched.
    let changes = DeliveryQueue<Echoes<Value>, Change<Value>>(remembering: Echoes(), isHeld: true) {
      [weak self, weak other] echoes, change, _ in
      guard let self, let other, !binding.isDisposed else { return }
      switch change {
      case .mine(let value) where echoes.mine.first?.isSame(as: value) == true:
        echoes.mine.removeFirst()
      case .others(let value) where echoes.others.first?.isSame(as: value) == true:
        echoes.others.removeFirst()
      case _ where self.value.isSame(as: other.value): break
      case .begins, .mine:
        let value = self.value
        echoes.others.append(value)
        other.value = value
      case .others:
        let value = other.value
        echoes.mine.append(value)
        self.value = value
      }
    }
    changes.send(.begins)
    // Each property begins with the value that it has, which is no change.
    let end: @Sendable () -> Void = { binding.dispose() }
    binding.add(signal.skip(1).subscribe(next: { changes.send(.mine($0)) }, completed: end))
    binding.add(other.signal.skip(1).subscribe(next: { changes.send(.others($0)) }, completed: end))
    changes.deliverWaiting()
    return binding
  }
}

/// What happens to two bound properties: the binding begins, or one of them announces a value.
private enum Change<Value: Sendable>: Sendable {
  case begins
  case mine(Value)
  case others(Value)
}

/// The values that each property was handed and has not announced yet.
///
/// What is handed over comes back once, as an echo, which is not handed over again.
private struct Echoes<Value: Sendable>: Sendable {
  var mine: [Value] = []
  var others: [Value] = []
}
