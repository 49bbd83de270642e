import Marbles

@testable import ReactiveCore

/// A clock whose every time is over at once, as work on another thread may be done before `schedule`
/// has returned.
final class ImmediateClock: TimedScheduler {
  var now: Duration { .zero }

  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Disposable {
    work()
    return Disposable()
  }
}

/// A clock that cannot call work off: its tickets do nothing.
final class StubbornClock: TimedScheduler {
  let clock: VirtualScheduler
  var now: Duration { clock.now }

  init(clock: VirtualScheduler) { self.clock = clock }

  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Disposable {
    clock.schedule(after: delay, work)
    return .empty
  }
}

/// A clock that notes the tickets that it gives out, as long as anybody else holds them.
final class NotingClock: TimedScheduler {
  let clock: VirtualScheduler
  let tickets = Recorder<Weak<Disposable>>()
  var now: Duration { clock.now }

  init(clock: VirtualScheduler) { self.clock = clock }

  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Disposable {
    let ticket = clock.schedule(after: delay, work)
    tickets.append(Weak(object: ticket))
    return ticket
  }
}
