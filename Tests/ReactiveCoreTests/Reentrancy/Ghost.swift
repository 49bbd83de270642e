import Foundation
import LessonKit
import Testing

@testable import ReactiveCore

/// A value that does something when it is destroyed.
final class Ghost: Sendable, Equatable {
  private let haunt: @Sendable () -> Void

  init(_ haunt: @escaping @Sendable () -> Void = {}) { self.haunt = haunt }

  deinit { haunt() }

  static func == (first: Ghost, second: Ghost) -> Bool { false }

  /// Does nothing, but a closure that calls it captures the ghost.
  func touch() {}
}

/// A scene in which the core lets go of a ghost, which then calls the core.
struct GhostScene: Sendable {
  let name: String
  /// Plays the scene; the ghost reports its end to the tally.
  let play: @Sendable (_ deaths: Counter) -> Void

  init(_ name: String, _ play: @escaping @Sendable (_ deaths: Counter) -> Void) {
    self.name = name
    self.play = play
  }

  /// A scene with two sources of ghosts, behind an operator that remembers them.
  ///
  /// A dying ghost sends into both sources, asks the clock, and in the end disposes.
  init<Value>(
    operator name: String,
    _ operation:
      @escaping @Sendable (Numbers, Numbers, VirtualScheduler) -> Signal<Value, TestError>
  ) {
    self.init(name) { deaths in
      let (first, second) = (Subject<Ghost, TestError>(), Subject<Ghost, TestError>())
      let (clock, subscription) = (VirtualScheduler(), Disposable())
      operation(first.signal, second.signal, clock).subscribe(as: subscription) { _ in }
      @Sendable func haunt() {
        if deaths.increment() > 60 { return subscription.dispose() }
        let time = clock.now
        clock.schedule(after: .seconds(1)) { _ = time }
        first.send(Ghost { if deaths.count.isMultiple(of: 3) { haunt() } })
        second.send(Ghost { if deaths.count.isMultiple(of: 2) { haunt() } })
        first.signal.subscribe().dispose()
      }
      for _ in 0..<9 {
        first.send(Ghost(haunt))
        second.send(Ghost(haunt))
        clock.advance(by: .seconds(1))
      }
      first.complete()
      second.complete()
      clock.run()
    }
  }

  typealias Numbers = Signal<Ghost, TestError>

  /// Plays the scene on a thread that is watched.
  ///
  /// - Returns: Whether it is done in time.
  func playWatched() -> Bool {
    let (deaths, end) = (Counter(), Moment())
    Thread.detachNewThread {
      play(deaths)
      end.announce()
    }
    let isDone = end.wait(seconds: 100)
    #expect(isDone, "\(name): a lock is held while a ghost calls")
    #expect(deaths.count > 0, "\(name): no ghost has died")
    return isDone
  }
}
