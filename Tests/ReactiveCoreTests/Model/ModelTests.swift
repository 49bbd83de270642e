import Foundation
import Testing

/// The laws 1 to 5, 9 and 10, and every operator's doc comment, on random drawings.
@Suite struct ModelTests {
  @Test("the core does what the model says", arguments: Twin.all)
  func agrees(_ twin: Twin) {
    for seed in Self.seeds {
      let scene = Scene(seed: seed, for: twin)
      if Comparison(twin, scene).agrees { continue }
      let smallest = scene.shrunk { !Comparison(twin, $0).agrees }
      Issue.record(
        """
        \(twin.name): the core does not do what the model says. Once more:
        MODEL_SEED=\(seed) MODEL_DRAWINGS=1 swift test --filter ModelTests
        \(Comparison(twin, smallest).report(twin, smallest))
        """)
      return
    }
  }

  /// MODEL_DRAWINGS seeds, beginning with MODEL_SEED.
  static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["MODEL_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["MODEL_DRAWINGS"].flatMap { UInt64($0) } ?? 200
    return first..<(first + count)
  }()
}

extension Twin {
  static let all =
    [Twin("a source alone", kind: nil)] + ofNone + ofOne + ofTwo + ofMany + ofInner + ofTime
    + ofSharing + [Twin("a chain", of: ofOne + ofTime + ofTwo + ofInner + ofSharing.prefix(2))]
}
