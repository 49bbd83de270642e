extension Signal {
  /// Subscribes to the source again after certain endings: what `retry` and `repeat` have in
  /// common.
  ///
  /// - Parameter answer: Says what to do after an ending, given the number of runs until then.
  /// - Returns: A cold signal.
  func resubscribing(
    _ answer: @escaping @Sendable (_ ending: Event<Value, Failure>, _ runs: Int) -> Resubscription
  ) -> Signal {
    Signal(unserialized: { subscriber in
      let current = SerialDisposable(of: subscriber.subscription)
      // A run that ends while it is being subscribed is followed by the next one from here, in a
      // loop.
      let runs = DeliveryQueue<Void, Int>(remembering: ()) { _, number, runs in
        current.begin { run in
          subscribeToEvents(as: run) { event in
            if case .next = event { return subscriber.forward(event) }
            switch answer(event, number) {
            case .no: subscriber.forward(event)
            case .atOnce: runs.send(number + 1)
            case .later(let schedule):
              current.begin { wait in wait.add(schedule { runs.send(number + 1) }) }
            }
          }
        }
      }
      runs.send(1)
    })
  }
}

/// Whether, and when, a signal is subscribed again.
enum Resubscription: Sendable {
  case no
  case atOnce
  /// When the closure runs the work that it is given.
  case later(@Sendable (_ work: @escaping @Sendable () -> Void) -> Disposable)
}
