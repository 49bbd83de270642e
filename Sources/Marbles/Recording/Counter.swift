import Synchronization

/// A number that handlers may raise from any thread.
///
/// A handler is `@Sendable`: it may run on another thread, so it cannot change a local `var`.
///
///     let runs = Counter()
///     let source = Signal<Int, Never> { _ in runs.increment() … }
///     print(runs.count)   // 1
public final class Counter: Sendable {
  private let number = Mutex(0)

  /// Makes a counter that stands at 0.
  public init() {}

  /// How often it was incremented.
  public var count: Int { number.withLock { $0 } }

  /// Adds one, and returns the new count.
  @discardableResult
  public func increment() -> Int {
    number.withLock { number in
      number += 1
      return number
    }
  }
}
