import Marbles
import ReactiveCore

/// Two laws that hold for every drawing, whatever it shows.
struct DrawingLaws<Value: Sendable, Failure: Error> {
  private let script: MarbleScript
  private let temperature: Temperature
  private let operate: @Sendable (Play) -> Signal<Value, Failure>
  private let whole: MarbleRun

  /// Plays a drawing with one observer, who stays.
  ///
  /// - Throws: `NotationError` if a row cannot be read.
  init(
    _ marbles: MarbleCheck, as temperature: Temperature,
    _ operate: @escaping @Sendable (Play) -> Signal<Value, Failure>
  ) throws {
    self.temperature = temperature
    self.operate = operate
    script = try MarbleScript(marbles)
    whole = MarbleRun(of: script, as: temperature, windows: [script.window], operate)
  }

  /// Explains what a second subscription got that the first did not, or the other way round (law
  /// 2).
  var problemOfSecondSubscription: String? {
    if temperature == .hot { return nil }
    let twice = play([
      .subscription("", from: 0, to: script.horizon), .subscription("", from: script.horizon),
    ])
    let second = twice.outputs[1].shifted(by: -script.horizon).labelled("second")
    if second.entries == whole.outputs[0].entries { return nil }
    return "law 2: a second subscription gets something else\n"
      + script.text([whole.outputs[0], second])
  }

  /// Explains what came too late or not at all when the subscription was disposed at each tick (law
  /// 5).
  var problemsOfDisposal: [String] {
    let lastTick = whole.outputs[0].entries.last?.tick ?? 0
    return (0...(lastTick + 1)).compactMap(problemOfDisposal)
  }

  private func problemOfDisposal(at tick: Int) -> String? {
    let cut = play([.subscription("", from: 0, to: tick)])
    let entries = cut.outputs[0].entries
    let all = whole.outputs[0].entries
    let isCut =
      all.starts(with: entries) && all.dropFirst(entries.count).allSatisfy { $0.tick >= tick }
      && entries.allSatisfy { $0.tick <= tick }
    let held = cut.lifetimes.joined().filter { row in
      guard let end = row.entries.last, end.mark == .disposed else { return true }
      return end.tick > tick
    }
    if isCut, held.isEmpty { return nil }
    return "law 5: disposed at tick \(tick)\n"
      + script.text([whole.outputs[0].labelled("undisposed"), cut.outputs[0]] + held)
  }

  private func play(_ windows: [Timeline]) -> MarbleRun {
    MarbleRun(of: script, as: temperature, windows: windows, operate)
  }
}

extension Timeline {
  /// Returns the row, moved to later ticks, or to earlier ones if the number is negative.
  fileprivate func shifted(by ticks: Int) -> Timeline {
    let entries = entries.map { Entry(tick: $0.tick + ticks, mark: $0.mark) }
    return Timeline(label, entries, from: from + ticks, through: through.map { $0 + ticks })
  }
}
