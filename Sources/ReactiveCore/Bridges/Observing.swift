import Observation
import Synchronization

extension Signal where Failure == Never {
  /// Returns a signal of a property of an observable object: its value at once, then every change.
  ///
  ///     Signal.observing(person, \.name, on: clock).subscribe { print($0) }
  ///
  /// Observation tells that a value is about to change, so the new one is read a moment later, on
  /// the scheduler. Subscribe and change the object there too: a change made elsewhere may come
  /// after the reading, and is not seen then. Changes that follow each other within one moment are
  /// one change.
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  /// - Parameters:
  ///   - object: What to observe. It is not kept alive.
  ///   - keyPath: Which property; it may be a computed one.
  ///   - scheduler: Where to read the new value; not an immediate one.
  /// - Returns: A cold signal: each subscription observes for itself.
  /// - Complexity: One piece of scheduled work for each change. Subscriptions that have ended leave
  ///   nothing behind but one note for each property of each object.
  ///
  /// Elsewhere: `RACObserve` in ReactiveCocoa.
  public static func observing<Object: Observable & AnyObject & Sendable>(
    _ object: Object, _ keyPath: KeyPath<Object, Value> & Sendable,
    on scheduler: any TimedScheduler
  ) -> Signal {
    let current = { @Sendable [weak object] in object }
    let now = Signal<Void, Never>.just(())
    // Each subscription looks at the object anew, when it begins.
    return now.flatMap { _ -> Signal in
      guard let object = current() else { return .never }
      let property = ObservedProperty.of(object, keyPath)
      // What follows the changes does not keep the property, which would then keep itself: Observation
      // keeps it as long as the object lives.
      let changes = property.willChange.signal.flatMapLatest { [weak property] _ in
        .timer(after: .zero, sending: property, on: scheduler)
      }
      let readings = merge(changes, .just(property))
        .map { property in current().flatMap { object in property?.read(object) } }
        .take(while: { $0 != nil }).compactMap { $0 }
      return concat(readings, .never)
    }
  }
}

/// A property of an object, shared by all who observe it.
///
/// Observation announces one change for each request, and a request cannot be withdrawn. So all who
/// observe a property share one request, and observers who come and go add no others.
final class ObservedProperty<Object: Observable & AnyObject & Sendable, Value: Sendable>:
  Sendable
{
  /// Sends when the value is about to change.
  let willChange = Subject<Void, Never>()

  private let object: Weak<Object>
  private let objectID: ObjectIdentifier
  private let keyPath: KeyPath<Object, Value> & Sendable
  /// Whether Observation has been asked to announce the next change.
  private let isAwaited = Atomic(false)

  private init(_ object: Object, _ keyPath: KeyPath<Object, Value> & Sendable) {
    self.object = Weak(object: object)
    objectID = ObjectIdentifier(object)
    self.keyPath = keyPath
  }

  deinit {
    // A newer one is returned, so that it does not die under the lock.
    _ = observedProperties.withLock { known -> AnyObserved? in
      let key = ObservedKey(object: objectID, keyPath: keyPath)
      let newer = known[key]?.object
      if newer == nil { known[key] = nil }
      return newer
    }
  }

  /// Returns the one that all who observe this property share.
  static func of(
    _ object: Object, _ keyPath: KeyPath<Object, Value> & Sendable
  ) -> ObservedProperty {
    let objectID = ObjectIdentifier(object)
    // What an object had that is gone and stood at the same place is released outside of the lock.
    let (property, _) = observedProperties.withLock { known -> (ObservedProperty, AnyObserved?) in
      let key = ObservedKey(object: objectID, keyPath: keyPath)
      let old = known[key]?.object
      if let old = old as? ObservedProperty, old.object.object === object { return (old, nil) }
      let new = ObservedProperty(object, keyPath)
      known[key] = Weak(object: new)
      return (new, old)
    }
    return property
  }

  /// Reads the value, and asks Observation to announce the next change.
  func read(_ object: Object) -> Value {
    if isAwaited.exchange(true, ordering: .acquiringAndReleasing) {
      return object[keyPath: keyPath]
    }
    return withObservationTracking {
      object[keyPath: keyPath]
    } onChange: {
      self.isAwaited.store(false, ordering: .releasing)
      self.willChange.send(())
    }
  }
}

private typealias AnyObserved = any AnyObject & Sendable

/// Which property of which object.
private struct ObservedKey: Hashable {
  let object: ObjectIdentifier
  let keyPath: AnyKeyPath
}

/// What is observed now, or was and has not changed since.
private let observedProperties = Lock<[ObservedKey: Weak<AnyObserved>]>([:])
