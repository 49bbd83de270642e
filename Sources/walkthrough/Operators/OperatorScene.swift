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

  /// Its name on the page and in the address.
  let name: String
  let group: Group

  /// What it does, in a sentence or two.
  let says: String

  /// What can be changed, such as `second comes later by`, and its values.
  let handle: String
  let amounts: [Int]

  /// The sources, for a value of the handle.
  let inputs: @Sendable (Int) -> [Input]

  /// Makes the output, and lets the stage record it.
  let play: @Sendable (Stage) throws -> Void

  init(
    _ name: String, _ group: Group, _ says: String, handle: String, _ amounts: any Sequence<Int>,
    inputs: @escaping @Sendable (Int) -> [Input] = { _ in [] },
    play: @escaping @Sendable (Stage) throws -> Void
  ) {
    self.name = name
    self.group = group
    self.says = says
    self.handle = handle
    self.amounts = Array(amounts)
    self.inputs = inputs
    self.play = play
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
