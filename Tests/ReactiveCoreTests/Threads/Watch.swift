@testable import ReactiveCore

/// What one subscription at a joint of a random tree has seen, from whichever threads.
final class Watch: Sendable {
  private let name: String
  private let report: @Sendable (_ problem: String) -> Void
  /// How many events are on their way through, or to whoever comes after.
  private let inside = ThreadCounter()
  private let ending = Held<String>()
  private let teardowns = ThreadCounter()
  /// Lives as long as somebody holds the subscriber at the joint.
  private let trace: Weak<DeinitProbe>

  fileprivate init(
    _ name: String, trace: DeinitProbe, report: @escaping @Sendable (_ problem: String) -> Void
  ) {
    (self.name, self.trace, self.report) = (name, Weak(object: trace), report)
  }

  fileprivate func enters(_ event: Event<Int, TestError>) {
    if inside.increment() > 1 { report("law 8: \(name) hears \(event.mark) within another") }
    if let ending = ending.value { report("law 1: \(name) hears \(event.mark) after \(ending)") }
    if event.isTerminal { ending.value = event.mark }
  }

  fileprivate func leaves() { inside.decrement() }

  fileprivate func isTornDown() { teardowns.increment() }

  /// Reports what is left when all is over.
  func expectTeardown() {
    if teardowns.count != 1 { report("law 4: \(name) is torn down \(teardowns.count) times") }
    if trace.object != nil { report("law 12: \(name) is kept alive") }
  }
}

extension Signal where Value == Int, Failure == TestError {
  /// Returns the same signal, with a watch on each subscription.
  ///
  /// - Parameters:
  ///   - name: The name of the joint.
  ///   - watches: Where the watches are kept.
  ///   - report: What to do with a problem.
  ///   - act: What is done while an event is at the joint.
  /// - Returns: The signal to go on with.
  func watched(
    _ name: String, in watches: ThreadRecorder<Watch>, report: @escaping @Sendable (String) -> Void,
    act: @escaping @Sendable (Event<Int, TestError>, Subscriber<Int, TestError>) -> Void = { _, _ in
    }
  ) -> Signal {
    Signal(unserialized: { subscriber in
      let trace = DeinitProbe()
      let watch = Watch(name, trace: trace, report: report)
      watches.append(watch)
      subscriber.subscription.add { watch.isTornDown() }
      self.start(
        Subscriber(subscription: subscriber.subscription) { event in
          trace.touch()
          watch.enters(event)
          act(event, subscriber)
          if !subscriber.isDisposed { subscriber.forward(event) }
          watch.leaves()
        })
    })
  }
}
