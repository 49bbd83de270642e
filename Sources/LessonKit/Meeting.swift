import Dispatch
import Synchronization

/// A place where two threads wait for each other, for a limited time.
///
/// Two threads that call a handler at the same moment are inside of it together, but only luck lets
/// a program see that. A meeting inside of the handler makes it certain: the first thread waits
/// there until the second comes.
///
///     let meeting = Meeting()
///     let handler: @Sendable (Int) -> Void = { value in
///       if meeting.attend() { print("two at once") }
///     }
///
/// If the second does not come in time, there is no meeting, and later nobody waits any more.
public final class Meeting: Sendable {
  /// How many have come; two also if the first has given up.
  private let count = Mutex(0)
  private let secondHasCome = DispatchSemaphore(value: 0)
  private let limit: DispatchTimeInterval

  /// Makes a meeting to which nobody has come.
  ///
  /// - Parameter milliseconds: How long the first to come waits for the second.
  public init(milliseconds: Int = 1_000) { limit = .milliseconds(milliseconds) }

  /// Waits until another thread has come, too.
  ///
  /// - Returns: Whether two are here at once.
  @discardableResult
  public func attend() -> Bool {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if number == 1 { return waitForSecond() }
    if number == 2 { secondHasCome.signal() }
    return number == 2
  }

  private func waitForSecond() -> Bool {
    _ = secondHasCome.wait(timeout: .now() + limit)
    return count.withLock { count in
      // The second may have come at the last moment: what it saw is what counts.
      if count > 1 { return true }
      count = 2
      return false
    }
  }
}
