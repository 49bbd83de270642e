import Foundation
import ReactiveCore

/// Measures the bytes that one more of something takes up on the heap, while nothing is being sent.
///
/// All stay alive until the last is measured, since what is freed would be used again.
func memory(_ sink: Sink) -> [(String, Int)] {
  let subject = Subject<Int, Never>()
  let other = Subject<Int, Never>()
  let cold = Signal<Int, Never> { _ in .empty }
  let outer = Subject<Int, Never>()
  outer.signal.flatMap { _ in subject.signal }.subscribe { sink.add($0) }
  let things: KeyValuePairs<String, () -> Any> = [
    "a subject": { Subject<Int, Never>() },
    "a property": { Property(0) },
    "an idle subscription": { subject.signal.subscribe { sink.add($0) } },
    "three operators, subscribed": {
      subject.signal.map { $0 + 1 }.filter { $0 > 0 }.map { $0 - 1 }.subscribe { sink.add($0) }
    },
    "combineLatest of two subjects, subscribed": {
      combineLatest(subject.signal, other.signal).subscribe { sink.add($0 + $1) }
    },
    "a run of a cold signal": { cold.subscribe { sink.add($0) } },
    "an inner signal of flatMap": { outer.send(0) },
  ]
  var kept: [[Any]] = []
  let measured = things.map { name, make in
    let count = 20_000
    var many = [Any](repeating: 0, count: count)
    let before = bytesInUse()
    for index in many.indices { many[index] = make() }
    let after = bytesInUse()
    kept.append(many)
    return (name, (after - before) / count)
  }
  return withExtendedLifetime(kept) { measured }
}

/// The bytes of memory that this program takes up.
private func bytesInUse() -> Int {
  #if canImport(Darwin)
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return Int(statistics.size_in_use)
  #else
    // The second number counts the pages of this program that are in memory.
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  #endif
}
