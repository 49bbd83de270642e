import LessonKit
import ReactiveCore

extension Drawing {
  /// What a drawing shows, or what has happened when it was played.
  struct Run {
    private let sources: [Timeline]
    private var output: Timeline
    private var lifetimes: [[Timeline]]
    private var second: Timeline?
    private let isDrawn: Bool

    /// Reads what is drawn.
    init(_ drawing: Drawing) throws {
      isDrawn = true
      sources = try drawing.timelines
      output = try Timeline(parsing: drawing.expected, label: "expected", legend: drawing.values)
      lifetimes = try drawing.lifetimes.enumerated().map { index, rows in
        try rows.split(separator: "/").map {
          try Timeline(parsing: String($0), label: "expected \(index + 1)")
        }
      }
    }

    /// Plays a drawing.
    init<Value, Failure>(
      _ drawing: Drawing, as temperature: Temperature, disposedAt: Int?,
      _ operate: @Sendable (Play) -> Signal<Value, Failure>
    ) throws {
      isDrawn = false
      let clock = VirtualScheduler()
      let chart = Chart(clock)
      sources = try drawing.timelines
      let played = sources.map { chart.watch($0.label, temperature.play($0, on: clock)) }
      let signal = operate(Play(clock: clock, sources: played))
      let subscription = chart.record("actual", signal)
      if let disposedAt { clock.at(disposedAt) { subscription.dispose() } }
      clock.advance(ticks: drawing.horizon)

      let rows = chart.drawing.timelines
      output = rows.named("actual")[0]
      lifetimes = sources.enumerated().map { index, source in
        rows.after(source.label).map { $0.labelled("actual \(index + 1)") }
      }
      if temperature == .hot || disposedAt != nil { return }
      chart.record("second", signal)
      clock.advance(ticks: drawing.horizon)
      second = chart.drawing.timelines.named("second")[0].shifted(by: -drawing.horizon)
    }

    /// The tick of the last thing that happened.
    var lastTick: Int { output.entries.last?.tick ?? 0 }

    /// Explains what is otherwise than drawn, if anything is.
    func difference(from drawn: Run) -> String? {
      var rows: [Timeline] = []
      if output.entries != drawn.output.entries { rows += [drawn.output, output] }
      for (expected, actual) in zip(drawn.lifetimes, lifetimes)
      where expected.map(\.entries) != actual.map(\.entries) {
        rows += expected + actual
      }
      return rows.isEmpty ? nil : text(rows)
    }

    /// Explains what a second subscription got that the first did not, or the other way round (law
    /// 2).
    var differenceOfSecondSubscription: String? {
      guard let second, second.entries != output.entries else { return nil }
      return "law 2: a second subscription gets something else\n" + text([output, second])
    }

    /// Explains what came too late or not at all when the subscription was disposed (law 5).
    func differenceAfterDisposal(at tick: Int, of full: Run) -> String? {
      let entries = output.entries
      let isCut =
        full.output.entries.starts(with: entries)
        && full.output.entries.dropFirst(entries.count).allSatisfy { $0.tick >= tick }
        && entries.allSatisfy { $0.tick <= tick }
      let held = lifetimes.joined().filter { row in
        guard let end = row.entries.last, end.mark == .disposed else { return true }
        return end.tick > tick
      }
      if isCut, held.isEmpty { return nil }
      return "law 5: disposed at tick \(tick)\n"
        + text([full.output.labelled("undisposed"), output] + held)
    }

    private func text(_ rows: [Timeline]) -> String {
      MarbleDrawing(sources + rows).description
    }
  }

  private var timelines: [Timeline] {
    get throws {
      try sources.enumerated().map { index, source in
        try Timeline(parsing: source, label: "source \(index + 1)", legend: values)
      }
    }
  }
}

extension Temperature {
  fileprivate func play(
    _ timeline: Timeline, on clock: VirtualScheduler
  ) -> Signal<String, DrawnError> {
    let cold = timeline.signal(on: clock)
    if self == .cold { return cold }
    let subject = Subject<String, DrawnError>()
    cold.subscribeToEvents { subject.forward($0) }
    return subject.signal
  }
}

extension [Timeline] {
  fileprivate func named(_ label: String) -> [Timeline] { filter { $0.label == label } }

  /// The rows below the rows of a name: the subscriptions.
  fileprivate func after(_ label: String) -> [Timeline] {
    zip(self, dropFirst()).filter { $0.0.label == label }.map(\.1)
  }
}

extension Timeline {
  fileprivate func labelled(_ label: String) -> Timeline {
    var copy = self
    copy.label = label
    return copy
  }

  fileprivate func shifted(by ticks: Int) -> Timeline {
    let entries = entries.map { Entry(tick: $0.tick + ticks, mark: $0.mark) }
    return Timeline(label, entries, from: 0)
  }
}
