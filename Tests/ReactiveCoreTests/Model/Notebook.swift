import LessonKit
import ReactiveCore

/// Something that happened, as it is compared: to the tick, and in order.
struct Entry: Sendable, Hashable {
  var tick: Int
  var row: String
  var mark: Mark

  static let listenerPrefix = "listener "

  static func listener(_ index: Int) -> String { "\(listenerPrefix)\(index + 1)" }
}

/// Where everything is written down that happens on a stage.
struct Notebook: Sendable {
  let clock: VirtualScheduler
  let log = Recorder<Entry>()

  func write(_ mark: Mark, row: String) {
    log.append(Entry(tick: clock.tick, row: row, mark: mark))
  }

  /// Returns the same signal, and writes down when a subscription to it begins and ends.
  func watched<Value, Failure>(
    _ signal: Signal<Value, Failure>, row: String
  ) -> Signal<Value, Failure> {
    Signal { subscriber in
      write(.subscribed, row: row)
      subscriber.subscription.add { write(.disposed, row: row) }
      // Its own, so that a listener which keeps a source that has ended is seen.
      let watched = Disposable()
      subscriber.subscription.add(watched)
      signal.subscribeToEvents(as: watched) { subscriber.forward($0) }
      return .empty
    }
  }

  /// Returns the same signal, and writes down what `handleEvents` is told.
  func overlooked(_ signal: Stage.Drawn, row: String) -> Stage.Drawn {
    signal.handleEvents {
      write(.subscribed, row: row)
    } next: {
      write(.next($0), row: "\(row) sees")
    } failed: {
      write(.failed($0.description), row: "\(row) sees")
    } completed: {
      write(.completed, row: "\(row) sees")
    } disposed: {
      write(.disposed, row: row)
    }
  }
}

extension Source {
  /// The same events, as a row of a drawing.
  var entries: [Timeline.Entry] {
    events.map { Timeline.Entry(tick: $0.cue.tick, mark: $0.mark) }
  }
}

extension Mark {
  init(_ event: Event<String, DrawnError>) {
    switch event {
    case .next(let value): self = .next(value)
    case .failed(let error): self = .failed(error.description)
    case .completed: self = .completed
    }
  }

  /// The event that the mark stands for, if it is one.
  var event: Event<String, DrawnError>? {
    switch self {
    case .next(let value): .next(value)
    case .failed(let text): .failed(DrawnError(text))
    case .completed: .completed
    case .subscribed, .disposed: nil
    }
  }
}
