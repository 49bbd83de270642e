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
  /// How far the meeting is.
  private enum State {
    case nobodyHasCome
    case oneWaits
    case bothAreHere
    case isOver
  }

  private let state = Mutex(State.nobodyHasCome)
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
    let found = state.withLock { state in
      let found = state
      switch state {
      case .nobodyHasCome: state = .oneWaits
      case .oneWaits: state = .bothAreHere
      case .bothAreHere, .isOver: break
      }
      return found
    }
    switch found {
    case .nobodyHasCome: return waitForSecond()
    case .oneWaits:
      secondHasCome.signal()
      return true
    case .bothAreHere, .isOver: return false
    }
  }

  private func waitForSecond() -> Bool {
    _ = secondHasCome.wait(timeout: .now() + limit)
    return state.withLock { state in
      // The second may have come at the last moment: what it saw is what counts.
      if state == .oneWaits { state = .isOver }
      return state == .bothAreHere
    }
  }
}
