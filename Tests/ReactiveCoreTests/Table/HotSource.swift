import Testing

@testable import ReactiveCore

/// A source with a roster, and how to send to it.
struct HotSource: Sendable, CustomTestStringConvertible {
  typealias Ends = (send: @Sendable (Event<Int, TestError>) -> Void, signal: Signal<Int, TestError>)

  let testDescription: String
  /// Whether it hands its last value to whoever comes late.
  let remembers: Bool
  let open: @Sendable () -> Ends

  init(_ name: String, remembers: Bool = false, _ open: @escaping @Sendable () -> Ends) {
    testDescription = name
    self.remembers = remembers
    self.open = open
  }

  init(
    through name: String, remembers: Bool = false,
    _ operation: @escaping @Sendable (Signal<Int, TestError>) -> Signal<Int, TestError>
  ) {
    self.init(name, remembers: remembers) {
      let subject = Subject<Int, TestError>()
      return ({ subject.forward($0) }, operation(subject.signal))
    }
  }

  static let all = [
    HotSource(through: "a subject") { $0 },
    HotSource("a replay subject", remembers: true) {
      let subject = ReplaySubject<Int, TestError>(bufferSize: 1)
      return ({ subject.forward($0) }, subject.signal)
    },
    HotSource("a shared created signal") {
      let inlet = Inlet<Int, TestError>()
      return ({ inlet.send($0) }, inlet.signal.share())
    },
    HotSource(through: "share(replay:)", remembers: true) { $0.share(replay: 2) },
    HotSource(through: "replayLazily", remembers: true) { $0.replayLazily(2) },
    HotSource(through: "share behind operators") { source in
      source.flatMap { .just($0) }.observe(on: ImmediateScheduler()).share()
    },
    HotSource(through: "multicast") { source in
      let connectable = source.multicast()
      connectable.connect()
      return connectable.signal
    },
  ]
}
