import Marbles
import ReactiveCore
import Testing

/// What one subscription has received: `1 2 |` if it completed, `1 #network` if it failed.
final class Transcript: Sendable {
  let subscription = Disposable()
  private let received = Recorder<String>()

  /// The events in their order, with a blank between.
  var text: String { received.values.joined(separator: " ") }

  fileprivate func write<Value, Failure>(_ event: Event<Value, Failure>) {
    received.append(event.mark)
  }
}

extension Signal {
  /// Subscribes, and writes down what comes.
  func transcript() -> Transcript {
    let transcript = Transcript()
    subscribeToEvents(as: transcript.subscription) { transcript.write($0) }
    return transcript
  }

  /// Subscribes, and appends what comes to a list that is shared with others, each event after a
  /// name.
  @discardableResult
  func log(
    _ name: String = "", into log: Recorder<String>, as subscription: Disposable = Disposable()
  ) -> Disposable {
    subscribeToEvents(as: subscription) { log.append(name + $0.mark) }
  }
}

extension Signal {
  /// Returns the same signal, which notes each event that passes, also if no subscriber gets it.
  func noting(into log: Recorder<String>) -> Signal {
    handleEvents(
      next: { log.append("\($0)") }, failed: { log.append("#\($0)") },
      completed: { log.append("|") })
  }

  /// Returns the same signal, which notes when each run begins and ends.
  func notingRuns(into log: Recorder<String>) -> Signal {
    handleEvents(subscribed: { log.append("begin") }, disposed: { log.append("end") })
  }
}

extension Event {
  /// One word for an event: the value, `#` and the error, or `|`.
  var mark: String {
    switch self {
    case .next(let value): "\(value)"
    case .failed(let error): "#\(error)"
    case .completed: "|"
    }
  }
}

/// What goes wrong in tests.
enum TestError: Error {
  case network
  case server
}

/// The numbers from 0 on.
///
/// Taking too many of them fails the test, so that it does not run for ever.
struct Endless: Sequence, IteratorProtocol, Sendable {
  private var number = 0
  private let complain: @Sendable () -> Void

  /// - Parameter complain: What to do when nobody stops it.
  init(
    complain: @escaping @Sendable () -> Void = {
      Issue.record("Nobody stops the endless source.")
    }
  ) {
    self.complain = complain
  }

  mutating func next() -> Int? {
    if number == 1_000 {
      complain()
      return nil
    }
    defer { number += 1 }
    return number
  }
}

extension Signal where Value == Int {
  /// A source that sends 0, 1, 2, … at once, and stops only when it is disposed.
  static var endless: Signal { .from(Endless()) }
}
