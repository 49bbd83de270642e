import Foundation
import ReactiveCore
import Synchronization

// What a package gets that depends on this project: nanoseconds for a value to one listener of a
// subject, and for an element of a short pipeline. `.ci/speed` compares two builds of this.

/// Returns the nanoseconds of one step, in the quickest of many rounds.
func quickest(_ steps: Int, _ work: (Int) -> Void) -> Double {
  let rounds = (0..<30).map { _ in
    ContinuousClock().measure { work(steps) } / .nanoseconds(steps)
  }
  return rounds.min() ?? 0
}

/// Where the values go, so that the optimizer cannot leave the work out.
enum Sink {
  static let last = Atomic(0)
}

let subject = Subject<Int, Never>()
subject.signal.subscribe { Sink.last.store($0, ordering: .relaxed) }
let send = quickest(100_000) { steps in
  for number in 0..<steps { subject.send(number) }
}
let pipeline = quickest(100_000) { steps in
  Signal<Int, Never>.from(0..<steps).map { $0 &* 3 }.filter { $0 & 1 != 0 }
    .subscribe { Sink.last.store($0, ordering: .relaxed) }
}
print(String(format: "send %.1f", send))
print(String(format: "pipeline %.1f", pipeline))
