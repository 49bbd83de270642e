/// A value that announces its changes: state that can be read, written, and watched.
///
///     let volume = Property(3)
///     volume.signal.subscribe { print("volume \($0)") }      // volume 3
///     volume.value = 4                                       // volume 4
///
/// Elsewhere: `RACObserve` of an object's property in ReactiveCocoa, `BehaviorRelay` in RxSwift,
/// `MutableProperty` in ReactiveSwift, `CurrentValueSubject` in Combine.
public final class Property<Value: Sendable>: Sendable {
  private let subject = Subject<Value, Never>(replaying: 1)
  /// The binding that writes here, if there is one; the lock protects it against two that begin at
  /// once.
  private let writer = Lock(Weak<Disposable>())

  /// Creates a property.
  ///
  /// - Parameter value: What it holds at first.
  public init(_ value: Value) { subject.send(value) }

  deinit { writer.withLock { $0.object }?.dispose() }

  /// The value.
  ///
  /// Writing it tells everybody who watches, even if it is the same as before.
  public var value: Value {
    get {
      guard let value = subject.latest else {
        fatalError("A property always has a value.")
      }
      return value
    }
    set { subject.send(newValue) }
  }

  /// Changes the value, so that no write of another thread is lost in between.
  ///
  ///     count.modify { $0 += 1 }        // count.value += 1 reads, then writes: two steps
  ///
  /// - Parameter change: Makes the new value from the old one. If another thread has written
  ///   meanwhile, it runs again, so it should do nothing else. If it writes to this same property, it
  ///   can never be done; after 100,000 times that stops the program.
  /// - Complexity: One call of the closure, and one more for each write that came in between.
  ///
  /// Elsewhere: `modify` in ReactiveSwift, which holds a lock meanwhile.
  public func modify(_ change: (inout Value) -> Void) {
    for _ in 0..<100_000 {
      let version = subject.version
      var value = value
      change(&value)
      if subject.send(value, ifVersionIs: version) { return }
    }
    fatalError(
      "modify is overtaken by a write each time: change the closure's parameter, not the property.")
  }

  /// The value at once, then every new one.
  ///
  /// The signal does not keep the property alive. When the property is released, nothing more comes,
  /// and whoever watches is released without being told.
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  /// - Complexity: O(1) to subscribe.
  public var signal: Signal<Value, Never> { subject.signal }

  /// Notes the binding that writes here; returns false if another one does already.
  func accept(_ binding: Disposable) -> Bool {
    // A rival is returned, so that it does not die under the lock.
    let rival = writer.withLock { writer -> Disposable? in
      if let other = writer.object, !other.isDisposed { return other }
      writer.object = binding
      return nil
    }
    return rival == nil
  }
}
