extension Signal {
  /// Returns a signal that sends everything a time later.
  ///
  ///     source                 1---2---|
  ///     delay(for: 2 ticks)    --1---2---|
  ///
  /// - Completes: The same time after the source does.
  /// - Fails: When the source does, at once: bad news is not delayed, and overtakes the values on
  ///   their way.
  /// - Parameters:
  ///   - time: How much later; zero or more.
  ///   - scheduler: The clock to use, and where the values are delivered.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One piece of scheduled work for each event; O(n) space for n events on their
  ///   way.
  public func delay(for time: Duration, on scheduler: any TimedScheduler) -> Signal {
    require(time >= .zero, "delay(for: \(time)) cannot be: pass zero or more.")
    return Signal(unserialized: { subscriber in
      let output = subscriber.untilEnded()
      let steps = DeliveryQueue<Backlog<Event<Value, Failure>>, TimedStep<Value, Failure>>(
        remembering: Backlog()
      ) { onTheirWay, step, _ in
        switch step {
        case .source(.failed(let error)): output.fail(error)
        case .source(let event): onTheirWay.append(event)
        case .timer:
          // Whichever timer it was: the oldest is due, so that no event overtakes another.
          if let event = onTheirWay.popFirst() { output.forward(event) }
        }
      }
      subscribeToEvents(as: subscriber.subscription.child()) { event in
        steps.send(.source(event))
        if case .failed = event { return }  // it ends the whole, at once
        subscriber.subscription.add(scheduler.schedule(after: time) { steps.send(.timer) })
      }
    })
  }
}
