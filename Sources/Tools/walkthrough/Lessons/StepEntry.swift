import CourseSupport
import Marbles

/// A step as the page reads it.
struct StepEntry: Encodable {
  /// The line of the lesson that makes it happen, such as `12` of main.swift, or `Bus.swift:12`.
  let place: String
  let text: String
  let event: Event?
  let chart: Chart?

  /// What happens on a chart.
  struct Event: Encodable {
    let tick: Int
    let row: String

    /// Whether it is a row of a listener.
    let isListener: Bool
    let mark: String

    /// What is sent, or what the error says.
    let value: String?

    /// The other row that has caused it, if there is one.
    let cause: String?

    /// How deep it is in what caused it; 0 at the top.
    let depth: Int

    /// As a list, which is short; values that are missing at its end are left out.
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(tick)
      try list.encode(row)
      try list.encode(isListener ? 1 : 0)
      try list.encode(mark)
      if value != nil || cause != nil || depth > 0 { try list.encode(value) }
      if cause != nil || depth > 0 { try list.encode(cause) }
      if depth > 0 { try list.encode(depth) }
    }
  }

  /// What is different from the chart before.
  struct Chart: Encodable, Equatable {
    /// How many columns it has.
    let columns: Int

    /// How many rows it has; nil if they are as many.
    let count: Int?

    /// The rows that are not the same, by their places.
    let rows: [String: Row]

    /// What the marks stand for; nil if it is the same.
    let legend: [String]?
  }

  /// A row of a chart.
  struct Row: Encodable, Equatable {
    let title: String

    /// Its first column.
    let from: Int

    /// The first column that it does not reach; nil if it reaches the edge of the chart.
    let to: Int?

    let moments: [Moment]

    /// As a list, which is short.
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(title)
      try list.encode(from)
      try list.encode(to)
      try list.encode(moments)
    }
  }

  /// The marks of a tick, which begin in a column.
  struct Moment: Encodable, Equatable {
    let column: Int
    let marks: String

    /// As a pair, which is short.
    func encode(to encoder: any Encoder) throws {
      var pair = encoder.unkeyedContainer()
      try pair.encode(column)
      try pair.encode(marks)
    }
  }
}

extension StepEntry {
  /// - Parameters:
  ///   - step: The step.
  ///   - chart: The chart of a step before, if there is one.
  init(_ step: Step, after chart: MarbleLayout?) {
    let (file, line) = (step.place.file, step.place.line)
    place = file == "main.swift" ? "\(line)" : "\(file):\(line)"
    text = step.event?.text ?? step.text.joined(separator: "\n")
    event = step.event.map(Event.init)
    self.chart = step.layout.map { Chart($0, after: chart) }
  }
}

extension StepEntry.Event {
  init(_ event: ChartEvent) {
    tick = event.tick
    row = event.lane.label
    depth = event.depth
    isListener = event.lane.isListener
    cause = event.cause?.label
    switch event.mark {
    case .next(let sent): (mark, value) = ("value", sent)
    case .failed(let error): (mark, value) = ("#", error)
    case .completed: (mark, value) = ("|", nil)
    case .subscribed: (mark, value) = ("^", nil)
    case .disposed: (mark, value) = ("!", nil)
    }
  }
}

extension StepEntry.Chart {
  init(_ layout: MarbleLayout, after old: MarbleLayout?) {
    let before = old.map(Self.rows) ?? []
    columns = layout.columns
    let after = Self.rows(of: layout)
    count = after.count == before.count ? nil : after.count
    let changes = after.enumerated().filter { place, row in
      !before.indices.contains(place) || before[place] != row
    }
    rows = Dictionary(uniqueKeysWithValues: changes.map { ("\($0)", $1) })
    legend = old?.legend == layout.legend ? nil : layout.legend
  }

  private static func rows(of layout: MarbleLayout) -> [StepEntry.Row] {
    layout.rows.map { row in
      StepEntry.Row(
        title: row.label, from: row.start, to: row.end == layout.columns ? nil : row.end,
        moments: row.moments.map { .init(column: $0.column, marks: $0.marks) })
    }
  }
}

extension MarbleLayout {
  /// How many columns its longest row has.
  fileprivate var columns: Int { rows.map(\.end).max() ?? 0 }
}
