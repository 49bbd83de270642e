/// One thing to measure: how the core does it, and how one would write it by hand.
struct Workload {
  /// What is done.
  let name: String

  /// What the figures count: nanoseconds for each of these.
  let unit: String

  /// How many of them one round does.
  let count: Int

  /// What the core should keep to, if anything.
  let aim: Aim

  /// The work on the core, for a number of units.
  let core: (Int) -> Void

  /// The same work without the core.
  let byHand: (Int) -> Void
}

/// What a workload should keep to.
enum Aim {
  /// At most this many times as long as by hand.
  case ratio(Double)

  /// At most half of the nanoseconds that the fastest of OpenCombine, RxSwift and ReactiveSwift
  /// took for the same work, on a machine on which a call of a closure took `closureCall`.
  case half(ofPeer: Double)

  /// How many nanoseconds 'subject to 1' took by hand, in this program, on the machine on which the
  /// peers were measured.
  static let closureCall = 13.0

  /// The most nanoseconds that a workload may take.
  ///
  /// - Parameters:
  ///   - byHand: What the same work took by hand.
  ///   - closureCall: What a call of a closure took in the same run.
  /// - Returns: The nanoseconds for one unit.
  func limit(byHand: Double, closureCall: Double) -> Double {
    switch self {
    case .ratio(let most): most * byHand
    case .half(let peer): peer / 2 * closureCall / Self.closureCall
    }
  }
}

/// What was measured: medians, in nanoseconds for each unit.
struct Result {
  let core: Double
  let byHand: Double
}

extension Workload {
  /// Measures workloads in turn, round after round, and takes the medians.
  ///
  /// So a while in which the machine is slow falls on few rounds of each, and not on all rounds of
  /// one.
  ///
  /// - Parameters:
  ///   - workloads: What to measure.
  ///   - rounds: How many rounds; one more comes first to warm up.
  ///   - share: Which part of the usual count to do, for a quick try: 100 means a hundredth.
  /// - Returns: The medians, in the order of the workloads.
  static func measure(_ workloads: [Workload], rounds: Int, share: Int) -> [Result] {
    var core = workloads.map { _ in [Double]() }
    var byHand = core
    for round in 0...rounds {
      for (index, workload) in workloads.enumerated() {
        let count = max(1, workload.count / share)
        let coreTime = ContinuousClock().measure { workload.core(count) }
        let byHandTime = ContinuousClock().measure { workload.byHand(count) }
        if round == 0 { continue }
        core[index].append(coreTime / .nanoseconds(count))
        byHand[index].append(byHandTime / .nanoseconds(count))
      }
    }
    return zip(core, byHand).map { Result(core: median($0), byHand: median($1)) }
  }
}

/// The value in the middle.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
