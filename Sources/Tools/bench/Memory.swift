import Foundation
import ReactiveCore

/// What one more of something takes up on the heap, while nothing is being sent.
struct Footprint {
  let name: String
  /// The bytes that the smallest of OpenCombine, RxSwift and ReactiveSwift takes, in one process with
  /// this core, on Linux.
  let bestPeer: Int
  /// Makes one, and returns what keeps it alive.
  private let make: () -> Any

  private init(_ name: String, bestPeer: Int, _ make: @escaping () -> Any) {
    (self.name, self.bestPeer, self.make) = (name, bestPeer, make)
  }

  /// Measures the bytes that each of many takes.
  ///
  /// All stay alive until the last is measured, since what is freed would be used again.
  static func measure(_ footprints: [Footprint]) -> [(Footprint, Int)] {
    var kept: [[Any]] = []
    let measured = footprints.map { footprint in
      let count = 20_000
      var many = [Any](repeating: 0, count: count)
      let before = bytesInUse()
      for index in many.indices { many[index] = footprint.make() }
      let after = bytesInUse()
      kept.append(many)
      return (footprint, (after - before) / count)
    }
    return withExtendedLifetime(kept) { measured }
  }

  static func all(_ sink: Sink) -> [Footprint] {
    let subject = Subject<Int, Never>()
    let other = Subject<Int, Never>()
    let cold = Signal<Int, Never> { _ in .empty }
    let outer = Subject<Int, Never>()
    outer.signal.flatMap { _ in subject.signal }.subscribe { sink.add($0) }
    return [
      Footprint("a subject", bestPeer: 144) { Subject<Int, Never>() },
      Footprint("a property", bestPeer: 144) { Property(0) },
      Footprint("an idle subscription", bestPeer: 433) {
        subject.signal.subscribe { sink.add($0) }
      },
      Footprint("three operators, subscribed", bestPeer: 502) {
        subject.signal.map { $0 + 1 }.filter { $0 > 0 }.map { $0 - 1 }.subscribe { sink.add($0) }
      },
      Footprint("combineLatest of two subjects", bestPeer: 2_514) {
        combineLatest(subject.signal, other.signal).subscribe { sink.add($0 + $1) }
      },
      Footprint("a run of a cold signal", bestPeer: 1_216) { cold.subscribe { sink.add($0) } },
      Footprint("an inner signal of flatMap", bestPeer: 329) { outer.send(0) },
    ]
  }
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
