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

  /// Makes the output, and lets the stage record it.
  let play: @Sendable (Stage) throws -> Void

  init(
    _ name: String, _ group: Group, _ says: String, handle: String, _ amounts: any Sequence<Int>,
    grip: Grip? = nil, shift: Shift? = nil,
    inputs: @escaping @Sendable (Int) -> [Input] = { _ in [] },
    play: @escaping @Sendable (Stage) throws -> Void
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
    guard let grip = shift?.grip, let place = grip.place else { return inputs(amount) }
    return inputs(amount).map { input in
      input.name == grip.row ? input.movingMark(place, by: ticks) : input
    }
  }

  /// The tick at which a recording stops.
  static let lastTick = 26

  /// All operators that the page shows, group by group.
  static let all = values + joining + inner + endings + time + sharing
}

/// Where an operator plays: a clock, a chart, and its sources.
struct Stage: Sendable {
  let clock: VirtualScheduler
  let chart: Chart
  let inputs: [OperatorScene.Input]

  /// The value of the handle.
  let amount: Int

  /// A source by its place, as it was drawn.
  func text(_ place: Int = 0) throws -> Signal<String, DrawnError> {
    let input = inputs[place]
    return chart.watch(input.name, try Timeline(parsing: input.drawing).signal(on: clock))
  }

  /// A source whose digits are numbers.
  func numbers(_ place: Int = 0) throws -> Signal<Int, DrawnError> {
    let input = inputs[place]
    let digits = try Timeline(parsing: input.drawing).signal(on: clock)
    return chart.watch(input.name, digits.compactMap { Int($0) })
  }

  /// Listens to the output from tick 0 on.
  func record<Value, Failure>(_ output: Signal<Value, Failure>) {
    chart.record("output", output)
  }

  /// A source that the chart does not watch, since the operator's code does it.
  func unwatched(_ place: Int) throws -> Signal<String, DrawnError> {
    try Timeline(parsing: inputs[place].drawing).signal(on: clock)
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
