import Marbles
import Testing

/// Each operator of the table on random drawings, for which two laws hold whatever they show.
@Suite(.watched) struct RandomDrawingTests {
  private typealias Row = OperatorRow<String, DrawnError>

  @Test("law 2: a second subscription gets the same of any drawing, and law 5 holds at each tick")
  func lawsHold() throws {
    let rows = Row.all.filter { !$0.outlives }
    for seed in RandomSeeds.all(usually: 150) {
      var random = SplitMix64(seed: seed)
      let row = random.one(of: rows)
      let temperature: Temperature = random.chance(50) ? .cold : .hot
      let marbles = MarbleCheck([random.drawing(), random.drawing()], expects: "")
      let laws = try DrawingLaws(marbles, as: temperature) { play in
        row.make(
          play.first, play.second, Surroundings(clock: play.clock, error: DrawnError("no")))
      }
      let problems = [laws.problemOfSecondSubscription].compactMap(\.self) + laws.problemsOfDisposal
      if problems.isEmpty { continue }
      Issue.record(
        """
        \(RandomSeeds.command("RandomDrawingTests", seed: seed))
        \(row.name), \(temperature)
        \(problems.joined(separator: "\n"))
        """)
      return
    }
  }
}

extension SplitMix64 {
  /// Returns a row of up to six values, which may come at one moment, and an ending or none.
  fileprivate mutating func drawing() -> String {
    var row = String(repeating: "-", count: number(0...2))
    for _ in 0..<number(0...4) {
      row += chance(20) ? "(ab)" : one(of: ["a", "b", "c"])
      row += String(repeating: "-", count: one(of: [0, 0, 1, 1, 2, 4]))
    }
    return row + one(of: ["|", "|", "#", "-"])
  }
}
