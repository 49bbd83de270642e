import Marbles
import Testing

/// Drawings of many timelines, read again.
@Suite struct RoundTripTests {
  @Test("reading a drawing gives the timeline that was drawn")
  func survivesDrawing() throws {
    for timeline in Self.timelines(afterGroup: 2) {
      let drawing = MarbleDrawing([timeline])
      let read = try Timeline(parsing: drawing.rows[0], legend: meanings(of: drawing))
      try #require(read == timeline, "drawn as \(drawing)")
    }
  }

  @Test("a subscription survives too, its blanks read as time")
  func subscriptionSurvives() throws {
    for (from, length) in [(0, 0), (0, 3), (1, 0), (4, 1), (9, 9)] {
      let subscription = Timeline.subscription("", from: from, to: from + length)
      let drawn = MarbleDrawing([subscription]).rows[0]
      let read = try Timeline(parsing: String(drawn.map { $0 == " " ? "-" : $0 }))
      #expect(read == subscription, "drawn as \(drawn)")
    }
  }

  @Test("one moment is one column in all rows, however crowded")
  func rowsNeverSlip() throws {
    let all = Self.timelines(afterGroup: 0)
    for index in all.indices {
      let timelines = [all[index], all[index * 7 % all.count], all[index * 101 % all.count]]
      let drawing = MarbleDrawing(timelines)
      let legend = meanings(of: drawing)
      var columns: [Int: Int] = [:]
      for (timeline, row) in zip(timelines, drawing.rows) {
        let read = try Timeline(parsing: row, legend: legend)
        try #require(read.entries.map(\.mark) == timeline.entries.map(\.mark), "\(drawing)")
        for (drawn, entry) in zip(read.entries, timeline.entries) {
          let column = columns[entry.tick, default: drawn.tick]
          try #require(column == drawn.tick, "tick \(entry.tick) slips\n\(drawing)")
          columns[entry.tick] = column
        }
      }
      try #require(Set(columns.values).count == columns.count, "moments meet\n\(drawing)")
      let inOrder = columns.sorted { $0.key < $1.key }.map(\.value)
      try #require(inOrder == inOrder.sorted(), "time runs backwards\n\(drawing)")
      let isToScale = columns.allSatisfy { $0.key == $0.value }
      try #require(drawing.legend.contains { $0.hasPrefix("not to scale") } == !isToScale)
    }
  }

  /// All timelines of up to three moments of some kinds, with each kind of end.
  ///
  /// - Parameter room: How many ticks a group has besides one for each of its marks.
  /// - Returns: The timelines, in no order that matters.
  private static func timelines(afterGroup room: Int) -> [Timeline] {
    let moments = [["1"], ["tea"], ["a", "12"], ["é", "a = b", "1"]]
    var all = [(Timeline(""), tick: 0)]
    var longest = all
    for _ in 1...3 {
      longest = longest.flatMap { timeline, tick in
        moments.flatMap { values in
          [0, 2].map { gap in
            var longer = timeline
            for value in values { longer.append(.next(value), at: tick + gap) }
            let width = values.count == 1 || room == 0 ? 1 : values.count + room
            return (longer, tick + gap + width)
          }
        }
      }
      all += longest
    }
    return all.flatMap { timeline, tick in
      [nil, .completed, .failed("wrong password")].map { (end: Timeline.Mark?) in
        var ended = timeline
        if let end { ended.append(end, at: tick) } else { ended.through = tick }
        return ended
      }
    }
  }

  /// Reads the legend back.
  ///
  /// The errors all say the same, so that `#` has one meaning.
  private func meanings(of drawing: MarbleDrawing) -> [Character: String] {
    drawing.legend.reduce(into: [:]) { legend, line in
      guard let symbol = line.first, line.dropFirst().hasPrefix(" = ") else { return }
      legend[symbol] = String(line.dropFirst(4))
    }
  }
}
