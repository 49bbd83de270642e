import LessonKit
import ReactiveCore

/// The clock that the operators get: it writes down when they work for nobody.
///
/// After the end of all subscriptions nothing that an operator has scheduled may run (law 4).
struct WatchedClock: TimedScheduler {
  static let row = "work for nobody"

  let time: VirtualScheduler
  let notebook: Notebook
  let subscriptions: [Disposable]

  var now: Duration { time.now }

  @discardableResult
  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Disposable {
    time.schedule(after: delay) {
      if subscriptions.allSatisfy(\.isDisposed) {
        notebook.write(.subscribed, row: Self.row)
      }
      work()
    }
  }
}
