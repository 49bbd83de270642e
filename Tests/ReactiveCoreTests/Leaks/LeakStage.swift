import LessonKit

@testable import ReactiveCore

/// Where one subscription lives and ends: two sources, a clock, and tokens to capture.
final class LeakStage: Sendable {
  enum SourceKind: CaseIterable { case subject, created }

  typealias Source = Signal<Token, TestError>
  typealias Listen = @Sendable (_ subscription: Disposable, _ handler: Token) -> Void

  let clock: VirtualScheduler
  let tokens: Tokens
  let first: LeakSource
  let other: LeakSource

  init(_ kind: SourceKind, tokens: Tokens, clock: VirtualScheduler) {
    self.tokens = tokens
    self.clock = clock
    first = LeakSource(kind, name: "first", tokens: tokens)
    other = LeakSource(kind, name: "other", tokens: tokens)
  }

  /// A token for an operator's closure to capture.
  func closure() -> Token { tokens.make("closure") }

  /// Returns how to subscribe to a signal with a handler that captures a token.
  func listen<Value, Failure>(to signal: Signal<Value, Failure>) -> Listen {
    { subscription, handler in
      signal.subscribeToEvents(as: subscription) { _ in handler.touch() }
    }
  }

  /// Sends values that some operators let pass, some hold back and some remember.
  func send() {
    first.send(.next(tokens.make("value")))
    other.send(.next(tokens.make("value")))
    for _ in 0..<3 { first.send(.next(tokens.make("value"))) }
  }
}

/// A source that can be sent to: a subject, or a signal whose producer leaves its subscribers here.
final class LeakSource: Sendable {
  let signal: LeakStage.Source
  let send: @Sendable (Event<Token, TestError>) -> Void

  init(_ kind: LeakStage.SourceKind, name: String, tokens: Tokens) {
    switch kind {
    case .subject:
      let subject = Subject<Token, TestError>()
      tokens.watch(subject, as: name)
      signal = subject.signal
      send = { event in subject.forward(event) }
    case .created:
      let audience = Audience()
      tokens.watch(audience, as: name)
      let producer = tokens.make("producer")
      signal = Signal { [tokens] subscriber in
        producer.touch()
        let key = audience.add(subscriber)
        let teardown = tokens.make("teardown")
        return Disposable { [weak audience] in
          teardown.touch()
          audience?.remove(key)
        }
      }
      send = { event in for subscriber in audience.all { subscriber.forward(event) } }
    }
  }
}

/// The subscribers of a created signal, first come first.
private final class Audience: Sendable {
  private typealias Place = (key: Int, subscriber: Subscriber<Token, TestError>)

  private let places = Lock<[Place]>([])
  private let lastKey = Counter()

  var all: [Subscriber<Token, TestError>] { places.withLock { $0 }.map(\.subscriber) }

  func add(_ subscriber: Subscriber<Token, TestError>) -> Int {
    let key = lastKey.increment()
    places.withLock { $0.append((key, subscriber)) }
    return key
  }

  func remove(_ key: Int) {
    let before = places.withLock { places in
      defer { places = places.filter { $0.key != key } }
      return places
    }
    withExtendedLifetime(before) {}
  }
}
