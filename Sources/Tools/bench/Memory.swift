import Foundation
import ReactiveCore

/// What takes up memory while nothing is being sent: a closure for each that makes one more of it.
func memoryRows(_ sink: Sink) -> KeyValuePairs<String, () -> AnyObject?> {
  let subject = Subject<Int, Never>()
  let other = Subject<Int, Never>()
  let cold = Signal<Int, Never> { _ in .empty }
  let outer = Subject<Int, Never>()
  outer.signal.flatMap { _ in subject.signal }.subscribe { sink.add($0) }
  return [
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
    "an inner signal of flatMap": {
      outer.send(0)
      return nil
    },
  ]
}

/// Measures the bytes that one more of something takes up.
///
/// Each thing needs a process of its own: memory that something else has used and given back would be
/// used again, and nothing new would seem to be taken. All that is made stays until the second look.
func bytes(ofEach make: () -> AnyObject?, count: Int) -> Int {
  var made = [AnyObject?](repeating: nil, count: count)
  let before = bytesInUse()
  for index in made.indices { made[index] = make() }
  let after = bytesInUse()
  return withExtendedLifetime(made) { (after - before) / count }
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
