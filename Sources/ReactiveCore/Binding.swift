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
    let isSecond = property.isBound.withLock { isBound in
      defer { isBound = true }
      return isBound
    }
    require(
      !isSecond, "This property is bound already: dispose its binding before you make another.")
    let binding = Disposable { [weak property] in property?.isBound.withLock { $0 = false } }
    property.lifetime.add(binding)
    return subscribe(as: binding) { [weak property] value in property?.value = value }
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
    require(
      BoundTarget.claim(BoundTarget(object: object, keyPath: keyPath, binding: binding)),
      "\(keyPath) of this object is bound already: dispose its binding before you make another.")
    return subscribe(as: binding) { [weak object] value in object?[keyPath: keyPath] = value }
  }
}

/// A property of an object that is bound.
private struct BoundTarget: Sendable {
  private static let all = Lock<[BoundTarget]>([])

  weak let object: (any AnyObject & Sendable)?
  let keyPath: any AnyKeyPath & Sendable
  let binding: Disposable

  /// Notes that a target is bound.
  ///
  /// Returns false if it was before. Forgets what is over.
  static func claim(_ target: BoundTarget) -> Bool {
    all.withLock { all in
      all.removeAll { $0.object == nil || $0.binding.isDisposed }
      if all.contains(where: { $0.isSame(as: target) }) { return false }
      all.append(target)
      return true
    }
  }

  private func isSame(as other: BoundTarget) -> Bool {
    object === other.object && keyPath as AnyKeyPath == other.keyPath as AnyKeyPath
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
    lifetime.add(binding)
    other.lifetime.add(binding)
    // One queue for both directions. A change that was overtaken is not handed over any more, so the two agree in the end.
    let changes = DeliveryQueue<Bool> { [weak self, weak other] isMine, _ in
      guard let self, let other, !binding.isDisposed else { return }
      let (source, target) = isMine ? (self, other) : (other, self)
      if target.value != source.value { target.value = source.value }
    }
    binding.add(signal.subscribe { _ in changes.send(true) })
    binding.add(other.signal.subscribe { _ in changes.send(false) })
    return binding
  }
}
