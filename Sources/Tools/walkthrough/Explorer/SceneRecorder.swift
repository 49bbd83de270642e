import LessonKit
import ReactiveCore
import Synchronization

/// Watches a scene, and remembers who started which run, and what came to whom from where.
final class SceneRecorder: Charting {
  /// Something that happened, in the order in which it happened.
  enum Fact: Sendable, Equatable {
    /// A run began; the starter is the listener whose subscribing began it, if it was one.
    case runStarts(run: Int, by: String?)

    /// A run sent a value, or its ending.
    case runSends(run: Int, mark: Character)

    /// The subscription to a run is over, for whatever reason.
    case runStops(run: Int)

    /// A listener subscribed.
    case comes(name: String)

    /// A listener got a value or an ending: from the run that sent it just now, or at once, from
    /// memory.
    case gets(name: String, mark: Character, from: Int?)

    /// The subscription of a listener is over, for whatever reason.
    case goes(name: String)
  }

  private struct Memory {
    var facts: [(tick: Int, fact: Fact)] = []
    var runs = 0
    var subscribing: String?
    var sending: Int?
  }

  private let clock: VirtualScheduler
  private let memory = Mutex(Memory())

  init(_ clock: VirtualScheduler) { self.clock = clock }

  /// All that happened so far.
  var facts: [(tick: Int, fact: Fact)] { memory.withLock { $0.facts } }

  /// How many runs began so far.
  var runs: Int { memory.withLock { $0.runs } }

  func watch<Value, Failure>(
    _ label: String, _ signal: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    Signal { subscriber in
      let (run, starter) = self.memory.withLock { memory in
        memory.runs += 1
        return (memory.runs, memory.subscribing)
      }
      self.note(.runStarts(run: run, by: starter))
      subscriber.subscription.add { self.note(.runStops(run: run)) }
      let watched = Disposable()
      subscriber.subscription.add(watched)
      signal.subscribeToEvents(as: watched) { event in
        self.note(.runSends(run: run, mark: Self.mark(event)))
        self.memory.withLock { $0.sending = run }
        subscriber.forward(event)
        self.memory.withLock { $0.sending = nil }
      }
      return .empty
    }
  }

  func record<Value, Failure>(_ label: String, _ signal: Signal<Value, Failure>) -> Disposable {
    note(.comes(name: label))
    let subscription = Disposable { self.note(.goes(name: label)) }
    memory.withLock { $0.subscribing = label }
    signal.subscribeToEvents(as: subscription) { event in
      let run = self.memory.withLock { $0.sending }
      self.note(.gets(name: label, mark: Self.mark(event), from: run))
    }
    memory.withLock { $0.subscribing = nil }
    return subscription
  }

  private func note(_ fact: Fact) {
    let tick = clock.tick
    memory.withLock { $0.facts.append((tick, fact)) }
  }

  /// Values are single characters here, so they stand for themselves.
  private static func mark<Value, Failure>(_ event: Event<Value, Failure>) -> Character {
    Character(event.map { "\($0)" })
  }
}
