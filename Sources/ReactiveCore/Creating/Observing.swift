import Observation

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
  /// - Complexity: One piece of scheduled work for each change.
  ///
  /// Source: `RACObserve` in ReactiveCocoa.
  public static func observing<Object: Observable & AnyObject & Sendable>(
    _ object: Object, _ keyPath: KeyPath<Object, Value> & Sendable,
    on scheduler: any TimedScheduler
  ) -> Signal {
    let current = { @Sendable [weak object] in object }
    return Signal(unserialized: { subscriber in
      let reading = SerialDisposable(of: subscriber.subscription)
      let readings = DeliveryQueue<Void, Void>(remembering: ()) { _, _, readings in
        guard let object = current(), !subscriber.isDisposed else { return }
        // Of several changes that follow each other, only the first one schedules a reading.
        let change = Job {
          reading.begin { wait in wait.add(scheduler.schedule { readings.send(()) }) }
        }
        reading.hold(change.ticket)
        let value = withObservationTracking({ object[keyPath: keyPath] }, onChange: change.run)
        subscriber.receiveUnlessDisposed(.next(value))
      }
      readings.send(())
    })
  }
}
