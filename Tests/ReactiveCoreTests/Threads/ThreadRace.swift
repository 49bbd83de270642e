import Foundation
import Synchronization
import Testing

@testable import ReactiveCore

/// Runs a body on several threads that begin together, and returns when all of them are done.
///
/// A thread that is not done in ten minutes hangs: the test fails instead of waiting for ever.
func onThreads(_ count: Int = 8, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
  let start = SpinBarrier(of: count)
  let end = DispatchGroup()
  for thread in 0..<count {
    end.enter()
    Thread.detachNewThread {
      start.wait()
      body(thread)
      end.leave()
    }
  }
  #expect(end.wait(timeout: .now() + 600) == .success, "a thread hangs")
}

/// Runs a body on eight threads, with so many numbers on each: all of them are different.
func onThreads(
  each count: Int, _ body: @escaping @Sendable (_ number: Int, _ thread: Int) -> Void
) {
  onThreads { thread in
    for number in 0..<count { body(thread * count + number, thread) }
  }
}

/// Runs a body once for each arena, on several threads that begin each arena at the same moment.
func race<Arena: Sendable>(
  _ arenas: [Arena], threads: Int, _ body: @escaping @Sendable (Arena, _ thread: Int) -> Void
) {
  let start = SpinBarrier(of: threads)
  onThreads(threads) { thread in
    for arena in arenas {
      start.wait()
      body(arena, thread)
    }
  }
}

/// Waits awake until a condition holds, for five minutes at most.
func spin(until condition: () -> Bool) {
  let limit = DispatchTime.now() + 300
  while !condition(), DispatchTime.now() < limit { sched_yield() }
}

/// What two threads do at the same moment, and whether all is well after it.
struct Duel: Sendable {
  let act: @Sendable (_ thread: Int) -> Void
  let endsWell: @Sendable () -> Bool
}

/// Plays duels whose outcome goes wrong within nanoseconds or not at all: the two threads wait for each
/// other again before each of them.
///
/// - Parameters:
///   - count: How many to play.
///   - spread: By how many looks at most one of the threads is behind the other.
///   - make: Makes one of them.
/// - Returns: How many have not ended well.
func failures(of count: Int = 20_000, spread: Int = 1, _ make: () -> Duel) -> Int {
  // A few at a time, since each waits with a memory of its own.
  let rounds = (0..<20).map { _ in
    (0..<count / 20).map { _ in (duel: make(), start: SpinBarrier(of: 2)) }
  }
  race(rounds, threads: 2) { round, thread in
    for (number, (duel, start)) in round.enumerated() {
      start.waitBriefly(andStayFor: thread * (number % spread))
      duel.act(thread)
    }
  }
  return rounds.joined().count { !$0.duel.endsWell() }
}

/// A place where threads wait for each other, awake, so that they leave at the same moment.
final class SpinBarrier: Sendable {
  private let size: Int
  private let arrivals = Atomic(0)

  init(of size: Int) { self.size = size }

  func wait() {
    let number = arrivals.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
    let everybody = (number / size + 1) * size
    while arrivals.load(ordering: .acquiring) < everybody { sched_yield() }
  }

  /// Waits for the others for some microseconds only, and keeps the processor meanwhile.
  ///
  /// Threads that run at the same time leave closer together than those that yield. Each thread may
  /// come here once.
  ///
  /// - Parameter looks: How many looks at the others to stay for when all are here. The last to come
  ///   leaves some nanoseconds before the others; with another number each time, a thread comes
  ///   upon every moment of what the others do.
  func waitBriefly(andStayFor looks: Int = 0) {
    arrivals.wrappingAdd(1, ordering: .acquiringAndReleasing)
    for _ in 0..<5_000 where arrivals.load(ordering: .acquiring) >= size { break }
    for _ in 0..<looks where arrivals.load(ordering: .acquiring) < size { return }
  }
}

/// Watches what passes through a handler: how much, and whether two were ever inside at once.
final class OverlapDetector: Sendable {
  private let inside = Atomic(0)
  private let passed = Atomic(0)
  private let collided = Atomic(0)

  var passages: Int { passed.load(ordering: .acquiring) }
  var collisions: Int { collided.load(ordering: .acquiring) }

  /// Goes through the detector; now and then it lets another thread run while it is inside.
  func pass() {
    if inside.wrappingAdd(1, ordering: .relaxed).oldValue > 0 {
      collided.wrappingAdd(1, ordering: .relaxed)
    }
    let number = passed.wrappingAdd(1, ordering: .relaxed).newValue
    if number.isMultiple(of: 64) { sched_yield() }
    inside.wrappingSubtract(1, ordering: .releasing)
  }
}

/// A `Recorder` of the lessons whose lock the sanitizer knows: see Tests/Sanitizer/Lock.swift.
final class ThreadRecorder<Value: Sendable>: Sendable {
  private let list = Lock<[Value]>([])

  var values: [Value] { list.withLock { $0 } }
  var count: Int { list.withLock { $0.count } }

  func append(_ value: Value) { list.withLock { $0.append(value) } }
}

/// Something that any thread may put down and take away.
final class Held<Value: Sendable>: Sendable {
  private let content: Lock<Value?>

  init(_ value: Value? = nil) { content = Lock(value) }

  var value: Value? {
    get { content.withLock { $0 } }
    set { _ = replace(with: newValue) }
  }

  /// Replaces what is here and returns it, so that the caller releases it.
  func replace(with new: Value?) -> Value? {
    content.withLock { content in
      defer { content = new }
      return content
    }
  }
}

/// A `Counter` of the lessons that the thread sanitizer can see through.
final class ThreadCounter: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .acquiring) }

  @discardableResult
  func increment() -> Int { number.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue }

  func decrement() { number.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
}

/// A moment that any thread may announce and any other wait for.
final class Moment: Sendable {
  private let come = Atomic(false)
  private let semaphore = DispatchSemaphore(value: 0)

  var hasCome: Bool { come.load(ordering: .acquiring) }

  func announce() {
    come.store(true, ordering: .releasing)
    semaphore.signal()
  }

  /// Waits; returns false if the moment has not come in time.
  func wait(seconds: Double = 300) -> Bool {
    if semaphore.wait(timeout: .now() + seconds) != .success { return false }
    semaphore.signal()
    return true
  }
}
