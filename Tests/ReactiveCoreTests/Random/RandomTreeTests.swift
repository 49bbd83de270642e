import Testing

@Suite(.watched) struct RandomTreeTests {
  @Test("law 1: this one, 4, 5 and 8 hold at each joint of random trees, whatever is done inside")
  func lawsHold() {
    for seed in RandomSeeds.all(usually: 3_000) {
      let tree = WatchedTree(seed: seed)
      tree.play()
      if tree.problems.values.isEmpty { continue }
      Issue.record(
        """
        \(RandomSeeds.command("RandomTreeTests", seed: seed))
        \(tree.problems.values.joined(separator: "\n"))
        \(tree.story.values.joined(separator: "\n"))
        """)
      return
    }
  }
}
