import Foundation

/// The seeds of random drawings and trees: `make test-long` tries many more of them than usual.
enum RandomSeeds {
  private static let environment = ProcessInfo.processInfo.environment
  private static let many = environment["RANDOM_COUNT"].flatMap { UInt64($0) }

  static var areMany: Bool { many != nil }

  /// RANDOM_COUNT seeds, beginning with RANDOM_SEED; some number of them if nobody says otherwise.
  static func all(usually usual: UInt64) -> Range<UInt64> {
    let first = environment["RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
    return first..<first + (many ?? usual)
  }

  /// What to type to see a failure again.
  static func command(_ suite: String, seed: UInt64) -> String {
    "RANDOM_SEED=\(seed) RANDOM_COUNT=1 swift test --filter ReactiveCoreTests.\(suite)"
  }
}
