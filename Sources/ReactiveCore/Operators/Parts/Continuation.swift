extension Signal {
  /// Returns a signal that goes on where its source ends: with the same signal again, or with another
  /// one.
  ///
  /// This is what `retry`, `repeat`, `then` and `catch` have in common.
  ///
  /// A run that has ended is torn down before the next one begins. If it ended while it was being
  /// subscribed, the next one also waits until that call has returned (law 4).
  ///
  /// - Parameter answer: Says what to do after an event, given the number of runs until then.
  /// - Returns: A signal as cold or hot as its source.
  func continuing<Output, NewFailure>(
    _ answer:
      @escaping @Sendable (Event<Value, Failure>, _ runs: Int) -> Continuation<
        Self, Event<Output, NewFailure>, Signal<Output, NewFailure>
      >
  ) -> Signal<Output, NewFailure> {
    typealias Answer = Continuation<Self, Event<Output, NewFailure>, Signal<Output, NewFailure>>
    return Signal<Output, NewFailure>(unserialized: { subscriber in
      let whole = subscriber.subscription.child()
      let current = SerialDisposable(of: whole)
      // A run that ends while it is being subscribed is followed from here, in a loop.
      let answers = DeliveryQueue<Int, Answer>(remembering: 0) { runs, next, answers in
        switch next {
        case .nothing, .passing: break
        case .again(let source):
          runs += 1
          let number = runs
          current.begin { run in
            source.subscribeToEvents(as: run) { event in
              switch answer(event, number) {
              case .nothing: break
              case .passing(let event): subscriber.forward(event)
              case let more: answers.send(more)
              }
            }
          }
        case .later(let source, let schedule):
          current.begin { wait in wait.add(schedule { answers.send(.again(source)) }) }
        case .with(let makeSequel):
          whole.dispose()
          // It gets the subscriber itself, so nothing grows when many of these follow one another.
          if !subscriber.isDisposed { makeSequel().start(subscriber) }
        }
      }
      answers.send(.again(self))
    })
  }
}

/// What to do after an event of a source.
///
/// An answer that runs the source again brings the source with it. So `then` and `catch`, which never
/// answer like that, do not keep their source alive.
enum Continuation<Source: Sendable, Passed: Sendable, Successor: Sendable>: Sendable {
  case nothing
  case passing(Passed)
  /// The same signal, after an ending.
  case again(Source)
  /// The same signal, when the closure runs the work that it is given.
  case later(Source, @Sendable (_ work: @escaping @Sendable () -> Void) -> Disposable)
  /// Another signal, after an ending.
  case with(@Sendable () -> Successor)
}
