import Testing

@testable import ReactiveCore

/// A source with a roster, and how to send to it.
struct HotSource: Sendable, CustomTestStringConvertible {
  typealias Ends = (send: @Sendable (Event<Int, Mishap>) -> Void, signal: Signal<Int, Mishap>)

  let testDescription: String
  let open: @Sendable () -> Ends

  init(_ name: String, _ open: @escaping @Sendable () -> Ends) {
    testDescription = name
    self.open = open
  }

  init(
    through name: String,
    _ operation: @escaping @Sendable (Signal<Int, Mishap>) -> Signal<Int, Mishap>
  ) {
    self.init(name) {
      let subject = Subject<Int, Mishap>()
      return ({ subject.forward($0) }, operation(subject.signal))
    }
  }

  static let all = [
    HotSource(through: "a subject") { $0 },
    HotSource("a replay subject") {
      let subject = ReplaySubject<Int, Mishap>(bufferSize: 1)
      return ({ subject.forward($0) }, subject.signal)
    },
    HotSource("a shared created signal") {
      let inlet = Inlet<Int, Mishap>()
      return ({ inlet.send($0) }, inlet.signal.share())
    },
    HotSource(through: "share(replay:)") { $0.share(replay: 2) },
    HotSource(through: "replayLazily") { $0.replayLazily(2) },
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
