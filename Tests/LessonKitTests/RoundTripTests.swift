import LessonKit
import Testing

@Suite struct RoundTripTests {
  @Test("reading a drawing gives the timeline that was drawn", arguments: UInt64(1)...500)
  func survivesDrawing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let timeline = random.timeline(room: .own)
    let drawing = MarbleDrawing([timeline])
    let read = try Timeline(parsing: drawing.rows[0], legend: meanings(of: drawing))
    #expect(read == timeline, "seed \(seed): drawn as \(drawing)")
  }

  @Test(
    "a notation with room for its groups is drawn as it was written",
    arguments: [
      "", "-", "1---2-----|", "--(ab|)", "(ab)--#", "a-(bc)(de)f--", "(a#)", "--(12)----",
    ])
  func survivesReading(notation: String) throws {
    let drawn = MarbleDrawing([try Timeline(parsing: notation)]).rows[0]
    #expect(drawn == (notation.isEmpty ? "-" : notation))
  }

  @Test("a subscription survives too, its blanks read as time", arguments: UInt64(1)...100)
  func subscriptionSurvives(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let from = Int.random(in: 0...9, using: &random)
    let to = from + Int.random(in: 0...9, using: &random)
    let subscription = Timeline.subscription("", from: from, to: to)
    let drawn = MarbleDrawing([subscription]).rows[0]
    let read = try Timeline(parsing: String(drawn.map { $0 == " " ? "-" : $0 }))
    #expect(read == subscription, "seed \(seed): drawn as \(drawn)")
  }

  @Test("one moment is one column in all rows, however crowded", arguments: UInt64(1)...500)
  func rowsNeverSlip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let timelines = (0..<3).map { _ in random.timeline(room: .none) }
    let drawing = MarbleDrawing(timelines)
    let legend = meanings(of: drawing)
    var columns: [Int: Int] = [:]
    for (timeline, row) in zip(timelines, drawing.rows) {
      let read = try Timeline(parsing: row, legend: legend)
      #expect(read.entries.map(\.mark) == timeline.entries.map(\.mark), "seed \(seed)\n\(drawing)")
      for (drawn, entry) in zip(read.entries, timeline.entries) {
        let column = columns[entry.tick, default: drawn.tick]
        #expect(column == drawn.tick, "seed \(seed): tick \(entry.tick) slips\n\(drawing)")
        columns[entry.tick] = column
      }
    }
    #expect(Set(columns.values).count == columns.count, "seed \(seed): moments meet\n\(drawing)")
    let inOrder = columns.sorted { $0.key < $1.key }.map(\.value)
    #expect(inOrder == inOrder.sorted(), "seed \(seed): time runs backwards\n\(drawing)")
    let isToScale = columns.allSatisfy { $0.key == $0.value }
    #expect(drawing.legend.contains { $0.hasPrefix("not to scale") } == !isToScale)
  }

  /// Reads the legend back.
  ///
  /// The random errors all say the same, so that `#` has one meaning.
  private func meanings(of drawing: MarbleDrawing) -> [Character: String] {
    drawing.legend.reduce(into: [:]) { legend, line in
      guard let symbol = line.first, line.dropFirst().hasPrefix(" = ") else { return }
      legend[symbol] = String(line.dropFirst(4))
    }
  }
}
