import Foundation
import ReactiveCore
import Synchronization

/// One thing to measure.
struct Workload {
  /// What is done.
  let name: String

  /// What the figures count: nanoseconds for each of these.
  let unit: String

  /// How many of them one round does.
  let count: Int

  /// Sets up what is needed, which takes no part in the time, and returns the work for a number of
  /// units.
  let work: () -> (Int) -> Void

  /// The row of the table.
  func row(nanoseconds: Double, _ instructions: Int?) -> [String] {
    let time = String(format: nanoseconds < 10 ? "%.2f ns" : "%.0f ns", nanoseconds)
    return [name, unit, time, instructions.map(String.init) ?? "–", "–"]
  }
}

/// All workloads, which have in common the sink in which every value ends.
func workloads(_ sink: Sink) -> [Workload] {
  [
    pipeline(sink), loop(sink), fanOut(sink, "subject", to: 1), closures(sink, count: 1),
    fanOut(sink, "subject", to: 10), closures(sink, count: 10),
    fanOut(sink, "subject", to: 1_000), closures(sink, count: 1_000),
    fanOut(sink, "shared", to: 10) { $0.share() },
    pairs(sink, "combineLatest") { combineLatest($0, $1) }, pairs(sink, "zip") { zip($0, $1) },
    merged(sink), inner(sink, "flatMap") { $0.flatMap { .just($0) } },
    inner(sink, "flatMapLatest") { $0.flatMapLatest { .just($0) } },
    inner(sink, "concatMap") { $0.concatMap { .just($0) } }, subscribeAndDispose(sink),
    subscribeLate(sink), maps(sink), property(sink),
  ] + growth(sink)
}

private func pipeline(_ sink: Sink) -> Workload {
  Workload(name: "sequence, map, filter, map, sum", unit: "element", count: 10_000_000) {
    { count in
      Signal<Int, Never>.from(0..<count).map { $0 &* 3 }.filter { $0 & 1 != 0 }.map { $0 &+ 1 }
        .reduce(0) { $0 &+ $1 }.subscribe { sink.add($0) }
    }
  }
}

private func loop(_ sink: Sink) -> Workload {
  Workload(name: "the same as a loop", unit: "element", count: 10_000_000) {
    { count in
      var sum = 0
      for element in 0..<count {
        let tripled = element &* 3
        if tripled & 1 != 0 { sum &+= tripled &+ 1 }
      }
      sink.add(sum)
    }
  }
}

private func fanOut(
  _ sink: Sink, _ name: String, to listeners: Int,
  through operation: @escaping (Signal<Int, Never>) -> Signal<Int, Never> = { $0 }
) -> Workload {
  Workload(name: "\(name) to \(listeners)", unit: "delivery", count: 1_000_000) {
    let subject = Subject<Int, Never>()
    let signal = operation(subject.signal)
    for _ in 0..<listeners { signal.subscribe { sink.add($0) } }
    return { count in for number in 0..<max(1, count / listeners) { subject.send(number) } }
  }
}

private func closures(_ sink: Sink, count: Int) -> Workload {
  Workload(name: "closures called in a loop, \(count)", unit: "call", count: 1_000_000) {
    let handlers = (0..<count).map { _ -> @Sendable (Int) -> Void in { sink.add($0) } }
    return { calls in
      for number in 0..<max(1, calls / count) {
        for handler in handlers { handler(number) }
      }
    }
  }
}

/// Two subjects that send in turn.
private func twoSubjects(
  _ subscribe: (Signal<Int, Never>, Signal<Int, Never>) -> Void
) -> (Int) -> Void {
  let (first, second) = (Subject<Int, Never>(), Subject<Int, Never>())
  subscribe(first.signal, second.signal)
  return { count in
    for number in 0..<count / 2 {
      first.send(number)
      second.send(number)
    }
  }
}

private func pairs(
  _ sink: Sink, _ name: String,
  _ operation: @escaping (Signal<Int, Never>, Signal<Int, Never>) -> Signal<(Int, Int), Never>
) -> Workload {
  Workload(name: "\(name) of two subjects", unit: "event", count: 1_000_000) {
    twoSubjects { operation($0, $1).subscribe { sink.add($0 &+ $1) } }
  }
}

private func merged(_ sink: Sink) -> Workload {
  Workload(name: "merge of two subjects", unit: "event", count: 1_000_000) {
    twoSubjects { merge($0, $1).subscribe { sink.add($0) } }
  }
}

private func inner(
  _ sink: Sink, _ name: String,
  _ operation: @escaping (Signal<Int, Never>) -> Signal<Int, Never>
) -> Workload {
  Workload(name: "\(name) of one-value signals", unit: "value", count: 300_000) {
    { count in operation(.from(0..<count)).subscribe { sink.add($0) } }
  }
}

private func subscribeAndDispose(_ sink: Sink) -> Workload {
  Workload(name: "create, map, subscribe, dispose", unit: "run", count: 300_000) {
    { count in
      for number in 0..<count {
        let signal = Signal<Int, Never> { subscriber in
          subscriber.send(number)
          return .empty
        }
        signal.map { $0 &+ 1 }.subscribe { sink.add($0) }.dispose()
      }
    }
  }
}

private func maps(_ sink: Sink) -> Workload {
  Workload(name: "32 maps on a subject", unit: "event", count: 1_000_000) {
    let subject = Subject<Int, Never>()
    let signal = (0..<32).reduce(subject.signal) { signal, _ in signal.map { $0 &+ 1 } }
    signal.subscribe { sink.add($0) }
    return { count in for number in 0..<count { subject.send(number) } }
  }
}

private func subscribeLate(_ sink: Sink) -> Workload {
  Workload(name: "subscribe late to a replay subject", unit: "visit", count: 300_000) {
    let subject = ReplaySubject<Int, Never>(bufferSize: 1)
    subject.send(1)
    return { count in
      for _ in 0..<count { subject.signal.subscribe { sink.add($0) }.dispose() }
    }
  }
}

private func property(_ sink: Sink) -> Workload {
  Workload(name: "write a property", unit: "write", count: 1_000_000) {
    let property = Property(0)
    property.signal.subscribe { sink.add($0) }
    return { count in for number in 0..<count { property.value = number } }
  }
}

/// What one step costs when there is n of something, and when there is twice as much.
///
/// If the two times are about the same, a step costs the same whatever there is (law 14 of the
/// contract).
private func growth(_ sink: Sink) -> [Workload] {
  func rows(
    _ name: (Int) -> String, _ unit: String, n: Int, _ core: @escaping (Int) -> (Int) -> Void
  ) -> [Workload] {
    [n, 2 * n].map { size in
      Workload(name: name(size), unit: unit, count: 20_000) { core(size) }
    }
  }
  return rows({ "one of \($0) merged signals sends" }, "event", n: 1_000) { size in
    let sources = (0..<size).map { _ in Subject<Int, Never>() }
    merge(sources.map(\.signal)).subscribe { sink.add($0) }
    return { steps in for step in 0..<steps { sources[step % size].send(step) } }
  }
    + rows({ "work at falling times, \($0) waiting" }, "piece", n: 10_000) { size in
      let clock = VirtualScheduler()
      for number in 0..<size { clock.schedule(after: .seconds(number)) {} }
      return { steps in
        for step in (0..<steps).reversed() {
          clock.schedule(after: .seconds(step)) { sink.add(step) }
        }
      }
    }
    + rows({ "a value into a full buffer of \($0)" }, "value", n: 10_000) { size in
      let subject = ReplaySubject<Int, Never>(bufferSize: size)
      for number in 0..<size { subject.send(number) }
      return { steps in for step in 0..<steps { subject.send(step) } }
    }
    + rows({ "come and go among \($0) subscribers" }, "visit", n: 10_000) { size in
      let subject = Subject<Int, Never>()
      for _ in 0..<size { subject.signal.subscribe { sink.add($0) } }
      return { steps in
        for _ in 0..<steps { subject.signal.subscribe { sink.add($0) }.dispose() }
      }
    }
}

/// Where the results go, so that the optimizer cannot leave the work out.
final class Sink: Sendable {
  private let sum = Atomic(0)

  /// Takes a number in; from one thread at a time, so that the counting costs next to nothing.
  func add(_ number: Int) {
    sum.store(sum.load(ordering: .relaxed) &+ number, ordering: .relaxed)
  }
}
