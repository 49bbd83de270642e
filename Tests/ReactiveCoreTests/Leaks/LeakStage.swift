@testable import ReactiveCore

/// Where one subscription lives and ends: two sources, a clock, and probes to capture.
final class LeakStage: Sendable {
  enum SourceKind: CaseIterable { case subject, created }

  typealias Source = Signal<DeinitProbe, TestError>

  let clock: VirtualScheduler
  let probes: Probes
  let first: LeakSource
  let other: LeakSource

  init(_ kind: SourceKind, probes: Probes, clock: VirtualScheduler) {
    self.probes = probes
    self.clock = clock
    first = LeakSource(kind, name: "first", probes: probes)
    other = LeakSource(kind, name: "other", probes: probes)
  }

  /// What operators in the table need; their closures capture a probe.
  func surroundings() -> Surroundings<TestError> {
    Surroundings(clock: clock, error: TestError.server, touch: probes.make("closure").touch)
  }

  /// Sends values that some operators let pass, some hold back and some remember.
  func send() {
    first.send(.next(probes.make("value")))
    other.send(.next(probes.make("value")))
    for _ in 0..<3 { first.send(.next(probes.make("value"))) }
  }
}

/// A source that can be sent to: a subject, or a signal whose producer leaves its subscribers here.
final class LeakSource: Sendable {
  let signal: LeakStage.Source
  let send: @Sendable (Event<DeinitProbe, TestError>) -> Void

  init(_ kind: LeakStage.SourceKind, name: String, probes: Probes) {
    switch kind {
    case .subject:
      let subject = Subject<DeinitProbe, TestError>()
      probes.watch(subject, as: name)
      signal = subject.signal
      send = { event in subject.forward(event) }
    case .created:
      let inlet = Inlet<DeinitProbe, TestError>()
      probes.watch(inlet, as: name)
      let producer = probes.make("producer")
      signal = Signal { [probes] subscriber in
        producer.touch()
        subscriber.subscription.add(probes.make("teardown").touch)
        return inlet.signal.subscribeToEvents { subscriber.forward($0) }
      }
      send = { event in inlet.send(event) }
    }
  }
}
