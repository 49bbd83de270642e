extension Signal where Failure == Never {
  /// Writes every value of this signal to a property, until either ends.
  ///
  /// Only a signal that cannot fail can be bound: what should the property show for an error? A property
  /// has one binding at a time; a second one stops the program, since they would overwrite each other.
  ///
  /// - Parameter property: Where to write. It is not kept alive.
  /// - Returns: The binding; dispose it to end it.
  /// - Complexity: O(1) for each value.
  ///
  /// Source: `RAC(target, key) = signal` in ReactiveCocoa, `bind(to:)` in RxSwift, `<~` in ReactiveSwift.
  @discardableResult
  public func bind(to property: Property<Value>) -> Disposable {
    let binding = bind(to: property, \.value)
    binding.add(property.signal.subscribe(completed: binding.dispose))
    return binding
  }

  /// Writes every value of this signal to a property of an object, until the signal or the object ends.
  ///
  ///     name.bind(to: label, \.text)
  ///
  /// One property of an object has one binding at a time; a second one stops the program.
  ///
  /// - Parameters:
  ///   - object: Whose property to write. It is not kept alive.
  ///   - keyPath: Which property.
  /// - Returns: The binding; dispose it to end it.
  /// - Complexity: O(1) for each value; O(n) to bind, with n such bindings in the program.
  ///
  /// Source: `RAC(target, key) = signal` in ReactiveCocoa, `assign(to:on:)` in Combine.
  @discardableResult
  public func bind<Object: AnyObject & Sendable>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value> & Sendable
  ) -> Disposable {
    let binding = Disposable()
    let target = BoundTarget(
      object: { [weak object] in object }, address: ObjectIdentifier(object), keyPath: keyPath,
      binding: { [weak binding] in binding })
    require(
      target.claim(),
      "This property of a \(Object.self) is bound already: dispose that binding first.")
    return subscribe(as: binding) { [weak object] value in
      object?[keyPath: keyPath] = value
      if object == nil { binding.dispose() }
    }
  }
}

/// A property of an object that is bound.
private struct BoundTarget: Sendable {
  private static let all = Lock<[BoundTarget]>([])

  let object: @Sendable () -> (any AnyObject & Sendable)?
  let address: ObjectIdentifier
  let keyPath: any AnyKeyPath & Sendable
  let binding: @Sendable () -> Disposable?

  /// Notes that a target is bound, unless it was before: then it returns false.
  func claim() -> Bool {
    let (isFree, _) = Self.all.withLock { all in
      // What is looked at is returned, so that nothing dies under the lock.
      let found = all.map { (target: $0, binding: $0.binding()) }
      let living = found.filter { $0.binding?.isDisposed == false }.map(\.target)
      // Objects elsewhere are not looked at: that would hold them, and one may be let go of just now.
      let rivals = living.filter {
        $0.address == address && $0.keyPath as AnyKeyPath == keyPath as AnyKeyPath
      }.compactMap { $0.object() }
      all = living + (rivals.isEmpty ? [self] : [])
      return (rivals.isEmpty, (found, rivals))
    }
    return isFree
  }
}

extension Property where Value: Equatable {
  /// Keeps this property and another one equal: each takes over what is written to the other.
  ///
  /// A write is handed over once and not handed back, so there is no echo. To begin with, the other one takes over
  /// the value of this one.
  ///
  /// - Parameter other: The other property. Neither keeps the other alive.
  /// - Returns: The binding; dispose it to end it. It ends as well when either property is released.
  /// - Complexity: O(1) for each write.
  ///
  /// Source: `RACChannel` in ReactiveCocoa.
  @discardableResult
  public func bindTwoWay(with other: Property) -> Disposable {
    require(self !== other, "A property cannot be bound to itself: pass another one.")
    let binding = Disposable()
    // One queue for both directions. What is handed over comes back once, as an echo, and is not handed over again.
    let echoes = Confined([true: 0, false: 0])
    let changes = DeliveryQueue<Bool> { [weak self, weak other] isMine, _ in
      guard let self, let other, !binding.isDisposed else { return }
      if echoes.value[isMine, default: 0] > 0 { return echoes.value[isMine, default: 0] -= 1 }
      let (source, target) = isMine ? (self, other) : (other, self)
      if target.value == source.value { return }
      echoes.value[!isMine, default: 0] += 1
      target.value = source.value
    }
    for (property, isMine) in [(self, true), (other, false)] {
      let changed: @Sendable (Value) -> Void = { _ in changes.send(isMine) }
      binding.add(property.signal.subscribe(next: changed, completed: binding.dispose))
    }
    return binding
  }
}
