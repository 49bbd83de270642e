extension Signal where Failure == Never {
  /// Writes every value of this signal to a property, until either ends.
  ///
  /// Only a signal that cannot fail can be bound: what should the property show for an error? A
  /// property has one binding at a time; a second one stops the program, since they would overwrite
  /// each other.
  ///
  /// - Parameter property: Where to write. It is not kept alive.
  /// - Returns: The binding; dispose it to end it.
  /// - Complexity: O(1) for each value.
  ///
  /// Elsewhere: `RAC(target, key) = signal` in ReactiveCocoa, `bind(to:)` in RxSwift, `<~` in
  /// ReactiveSwift.
  @discardableResult
  public func bind(to property: Property<Value>) -> Disposable {
    let binding = Disposable()
    require(
      property.accept(binding),
      "This property of \(Value.self) is bound already: dispose that binding first.")
    return subscribe(as: binding) { [weak property] value in property?.value = value }
  }

  /// Writes every value of this signal to a property of an object, until the signal or the object
  /// ends.
  ///
  /// It is for an object that any thread may write, such as one that keeps its values in a `Mutex`.
  ///
  ///     final class Gauge: Sendable {
  ///       private let stored = Mutex(0)
  ///       var level: Int {
  ///         get { stored.withLock { $0 } }
  ///         set { stored.withLock { $0 = newValue } }
  ///       }
  ///     }
  ///     levels.bind(to: gauge, \.level)
  ///
  /// A label belongs to the main actor: bring values to it with a `Driver`. Nothing watches over
  /// plain objects: if two signals are bound to one property, each writes what it sends.
  ///
  /// - Parameters:
  ///   - object: Whose property to write. It is not kept alive.
  ///   - keyPath: Which property.
  /// - Returns: The binding; dispose it to end it. If the object is released, it ends with the next
  ///   value.
  /// - Complexity: O(1) for each value.
  ///
  /// Elsewhere: `RAC(target, key) = signal` in ReactiveCocoa, `assign(to:on:)` in Combine.
  @discardableResult
  public func bind<Object: AnyObject & Sendable>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value> & Sendable
  ) -> Disposable {
    let binding = Disposable()
    return subscribe(as: binding) { [weak object] value in
      object?[keyPath: keyPath] = value
      if object == nil { binding.dispose() }
    }
  }
}
