import Synchronization

/// A list to which handlers may append from any thread.
///
/// A handler is `@Sendable`: it may run on another thread, so it cannot change a local `var`.
///
///     let heard = Recorder<String>()
///     station.signal.subscribe { heard.append($0) }
///     print(heard.values)   // ["the weather", "the news"]
public final class Recorder<Value: Sendable>: Sendable {
  private let recorded = Mutex<[Value]>([])

  /// Makes an empty recorder.
  public init() {}

  /// What was appended, in order.
  public var values: [Value] { recorded.withLock { $0 } }

  /// Appends a value.
  public func append(_ value: Value) {
    recorded.withLock { $0.append(value) }
  }

  /// Empties the recorder, and returns what was in it.
  ///
  /// The values leave the lock alive: one of them may run code of its own when it is destroyed.
  @discardableResult
  public func removeAll() -> [Value] {
    recorded.withLock { values in
      let removed = values
      values = []
      return removed
    }
  }
}
