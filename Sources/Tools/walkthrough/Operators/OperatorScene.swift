import LessonKit
import ReactiveCore

/// One operator, with the sources that it is shown with and the one thing that can be changed about
/// it.
struct OperatorScene: Sendable {
  /// Which operators stand together on the page.
  enum Group: String, CaseIterable, Encodable, Sendable {
    case values = "one source: what passes"
    case joining = "two sources"
    case inner = "a signal for each value"
    case endings = "endings"
    case time = "time"
    case sharing = "one run for many"
  }

  /// A source: its name in the code, and what it does, as a drawing.
  struct Input: Encodable, Sendable {
    let name: String
    let drawing: String

    /// True if its digits are numbers rather than texts; else nil, which takes no room.
    var isOfNumbers: Bool?
  }

  /// A mark on the row of a source, or the beginning of a row, that a hand may drag.
  struct Grip: Encodable, Sendable {
    let row: String

    /// The place of the mark on its row, from 0; nil for the beginning of the row.
    let place: Int?
  }

  /// A mark of a source that may come earlier or later.
  struct Shift: Encodable, Sendable {
    let grip: Grip

    /// By how many ticks; less than zero for earlier.
    let by: [Int]
  }

  /// Its name on the page and in the address.
  let name: String
  let group: Group

  /// What it does, in a sentence or two.
  let says: String

  /// What can be changed, such as `second comes later by`, and its values.
  let handle: String
  let amounts: [Int]

  /// What moves with the handle in the picture, if something does.
  let grip: Grip?

  /// What else can be moved in the picture, if something can.
  let shift: Shift?

  /// The sources, for a value of the handle.
  private let inputs: @Sendable (Int) -> [Input]

  /// Makes the output of the sources.
  let play: Play

  init(
    _ name: String, _ group: Group, _ says: String, handle: String, _ amounts: any Sequence<Int>,
    grip: Grip? = nil, shift: Shift? = nil,
    inputs: @escaping @Sendable (Int) -> [Input] = { _ in [] },
    play: Play
  ) {
    self.name = name
    self.group = group
    self.says = says
    self.handle = handle
    self.amounts = Array(amounts)
    self.grip = grip
    self.shift = shift
    self.inputs = inputs
    self.play = play
  }

  /// By how many ticks a mark may be moved; not at all in most scenes.
  var shifts: [Int] { shift?.by ?? [0] }

  /// The sources.
  ///
  /// - Parameters:
  ///   - amount: The value of the handle.
  ///   - ticks: By how many ticks a mark is moved.
  /// - Returns: The sources, in the order in which the scene takes them.
  func inputs(_ amount: Int, shiftedBy ticks: Int) -> [Input] {
    inputs(amount).map { input in
      var input = input
      if play.isOfNumbers { input.isOfNumbers = true }
      guard let grip = shift?.grip, let place = grip.place, input.name == grip.row else {
        return input
      }
      return input.movingMark(place, by: ticks)
    }
  }

  /// The tick at which a recording stops.
  static let lastTick = 26

  /// All operators that the page shows, group by group.
  static let all = values + joining + inner + endings + time + sharing
}

/// What an operator makes of its sources; the page shows the closure as the operator's code.
struct Play: Sendable {
  /// Whether the digits of its sources are numbers.
  var isOfNumbers = false

  /// Makes the output, and lets the stage record it.
  let start: @Sendable (Stage) throws -> Void

  /// An operator of one source of numbers.
  static func numbers<Value, Failure>(
    _ output: @escaping @Sendable (Signal<Int, DrawnError>, Stage) -> Signal<Value, Failure>
  ) -> Play {
    Play(isOfNumbers: true) { stage in
      let numbers = try stage.source(0).compactMap { Int($0) }
      stage.record(output(stage.chart.watch(stage.inputs[0].name, numbers), stage))
    }
  }

  /// An operator of one source.
  static func text<Value, Failure>(
    _ output: @escaping @Sendable (Signal<String, DrawnError>, Stage) -> Signal<Value, Failure>
  ) -> Play {
    Play { $0.record(output(try $0.watched(0), $0)) }
  }

  /// An operator of two sources.
  static func two<Value, Failure>(
    _ output:
      @escaping @Sendable (
        Signal<String, DrawnError>, Signal<String, DrawnError>, Stage
      ) -> Signal<Value, Failure>
  ) -> Play {
    Play { $0.record(output(try $0.watched(0), try $0.watched(1), $0)) }
  }

  /// An operator that makes signals of its source's values; each of them is watched on its own.
  static func inner<Value, Failure>(
    _ output:
      @escaping @Sendable (
        Signal<String, DrawnError>, Signal<String, DrawnError>, Stage
      ) -> Signal<Value, Failure>
  ) -> Play {
    Play { $0.record(output(try $0.watched(0), try $0.source(1), $0)) }
  }

  /// An operator without a source.
  static func alone<Value, Failure>(
    _ output: @escaping @Sendable (Stage) -> Signal<Value, Failure>
  ) -> Play {
    Play { $0.record(output($0)) }
  }
}

/// Where an operator plays: a clock, a chart, and its sources.
struct Stage: Sendable {
  let clock: VirtualScheduler
  let chart: Chart
  let inputs: [OperatorScene.Input]

  /// The value of the handle.
  let amount: Int

  /// A source by its place, as it was drawn.
  func source(_ place: Int) throws -> Signal<String, DrawnError> {
    try Timeline(parsing: inputs[place].drawing).signal(on: clock)
  }

  /// The same, watched by the chart.
  func watched(_ place: Int) throws -> Signal<String, DrawnError> {
    chart.watch(inputs[place].name, try source(place))
  }

  /// Listens to the output from tick 0 on.
  func record<Value, Failure>(_ output: Signal<Value, Failure>) {
    chart.record("output", output)
  }
}

extension OperatorScene.Input {
  /// The source with one of its marks at another tick, which is free.
  fileprivate func movingMark(_ place: Int, by ticks: Int) -> Self {
    var row = Array(drawing)
    let marks = row.indices.filter { row[$0] != "-" }
    let mark = row[marks[place]]
    row[marks[place]] = "-"
    precondition(row[marks[place] + ticks] == "-", "Two marks at one tick of \(name)")
    row[marks[place] + ticks] = mark
    return Self(name: name, drawing: String(row), isOfNumbers: isOfNumbers)
  }
}
