import Foundation
import Testing

@Suite(.watched) struct RandomTreeTests {
  @Test("law 1: it holds at each joint of random trees, as do 4, 5 and 8, whatever is done inside")
  func lawsHold() {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["MODEL_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["MODEL_DRAWINGS"].flatMap { UInt64($0) } ?? 3_000
    for seed in first..<first + count {
      let tree = WatchedTree(seed: seed)
      tree.play()
      if tree.problems.values.isEmpty { continue }
      Issue.record(
        """
        MODEL_SEED=\(seed) MODEL_DRAWINGS=1 swift test --filter RandomTreeTests
        \(tree.problems.values.joined(separator: "\n"))
        \(tree.story.values.joined(separator: "\n"))
        """)
      return
    }
  }
}
