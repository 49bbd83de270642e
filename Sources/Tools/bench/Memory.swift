import Foundation
import ReactiveCore

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

/// How many bytes one more subscription to a subject takes, while nothing is being sent.
func bytesPerIdleSubscription(_ sink: Sink) -> Int {
  let subject = Subject<Int, Never>()
  let count = 200_000
  var subscriptions: [Disposable] = []
  subscriptions.reserveCapacity(count)
  let before = bytesInUse()
  for _ in 0..<count { subscriptions.append(subject.signal.subscribe { sink.add($0) }) }
  let after = bytesInUse()
  subject.complete()
  return (after - before) / count
}
