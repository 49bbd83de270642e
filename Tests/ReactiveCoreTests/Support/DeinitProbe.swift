import Testing

@testable import ReactiveCore

/// Something to be captured or sent: it lives as long as anybody keeps it, and says when it goes.
final class DeinitProbe: Sendable, Hashable {
  let name: String
  private let onDeinit: @Sendable () -> Void

  init(_ name: String = "", onDeinit: @escaping @Sendable () -> Void = {}) {
    (self.name, self.onDeinit) = (name, onDeinit)
  }

  deinit { onDeinit() }

  static func == (first: DeinitProbe, second: DeinitProbe) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Does nothing, but a closure that calls it captures the probe.
  @Sendable func touch() {}
}

/// Makes probes and remembers them, without keeping them alive.
final class Probes: Sendable {
  private struct Watched: Sendable {
    let name: String
    weak var target: (any AnyObject & Sendable)?
  }

  private let watched = Lock<[Watched]>([])

  /// The names of those who are alive, each once.
  var alive: Set<String> { Set(watched.withLock { $0 }.filter { $0.target != nil }.map(\.name)) }

  /// Who is still alive, besides some, and who may keep them, in words.
  func complaint(besides known: Set<String> = []) -> Comment {
    let keepers = [
      "handler":
        "the handler; whoever still has its subscriber keeps it: a roster, a queue, a closure",
      "value": "a value; what remembers values keeps it, or what lets them wait",
      "first": "the first source; a closure that uses it, or the subscription to it, keeps it",
      "other": "the other source; a closure that uses it, or the subscription to it, keeps it",
      "producer": "what the producer of a source uses; whoever still has that source keeps it",
      "closure": "what the operator's closure uses; whoever still has that closure keeps it",
      "subscription": "the subscription; a teardown or a list of subscriptions keeps it",
    ]
    let names = alive.subtracting(known).sorted().map { keepers[$0] ?? $0 }
    return "still alive: \(names.joined(separator: ". And "))"
  }

  /// How many are alive.
  var count: Int { watched.withLock { $0 }.count { $0.target != nil } }

  func make(_ name: String) -> DeinitProbe {
    let probe = DeinitProbe(name)
    watch(probe, as: name)
    return probe
  }

  func watch(_ target: any AnyObject & Sendable, as name: String) {
    let newcomer = Watched(name: name, target: target)
    watched.withLock { $0.append(newcomer) }
  }
}

extension Signal {
  /// Returns the same signal, which holds a probe.
  func holding(_ probe: DeinitProbe) -> Signal { handleEvents(disposed: { probe.touch() }) }

  /// Subscribes with a handler that holds a probe.
  @discardableResult
  func listen(
    holding probe: DeinitProbe, as subscription: Disposable = Disposable()
  ) -> Disposable {
    subscribeToEvents(as: subscription) { _ in probe.touch() }
  }
}
