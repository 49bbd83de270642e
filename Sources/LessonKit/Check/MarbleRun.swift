import ReactiveCore

/// What happened when the sources of a check were played.
package struct MarbleRun: Sendable {
  /// What each observer heard.
  package let outputs: [Timeline]

  /// The subscriptions to each source.
  package let lifetimes: [[Timeline]]

  /// Plays a check in virtual time.
  ///
  /// - Parameters:
  ///   - script: What to play.
  ///   - temperature: How to play the sources that have no `^`.
  ///   - windows: When each observer listens, in place of what the check says.
  ///   - operate: Makes the signal that all observers subscribe to.
  package init<Value, Failure>(
    of script: MarbleScript, as temperature: MarbleCheck.Temperature, windows: [Timeline],
    _ operate: (MarbleCheck.Play) -> Signal<Value, Failure>
  ) {
    let clock = VirtualScheduler()
    let players = script.sources.map { source in
      source.isHot || temperature == .hot
        ? Player(hot: source.row, on: clock)
        : Player(cold: source.row.shifted(by: -script.start), on: clock)
    }
    let signal = operate(MarbleCheck.Play(clock: clock, sources: players.map(\.signal)))
    // Observers come and go before anything is sent at the same tick.
    let listeners = windows.map { Listener(window: $0, signal, on: clock) }
    for player in players { player.start() }
    clock.advance(ticks: script.horizon + (windows.compactMap(\.entries.last?.tick).max() ?? 0))
    outputs = listeners.map(\.output)
    lifetimes = players.enumerated().map { index, player in
      player.lifetimes.map { $0.labelled("actual \(index + 1)") }
    }
  }
}

/// One source, and who subscribed to it.
private struct Player {
  let signal: Signal<String, DrawnError>
  let start: () -> Void
  private let chart: Chart

  init(cold row: Timeline, on clock: VirtualScheduler) {
    chart = Chart(clock)
    signal = chart.watch(row.label, row.signal(on: clock))
    start = {}
  }

  init(hot row: Timeline, on clock: VirtualScheduler) {
    let subject = Subject<String, DrawnError>()
    chart = Chart(clock)
    signal = chart.watch(row.label, subject.signal)
    start = { row.signal(on: clock).subscribeToEvents { subject.forward($0) } }
  }

  /// The chart has two rows for each subscription: what it sent, and when it began and ended.
  var lifetimes: [Timeline] {
    let rows = chart.drawing.timelines
    return rows.indices.filter { $0 % 2 == 1 }.map { rows[$0] }
  }
}

/// One observer, and what it hears.
private struct Listener {
  private let chart: Chart

  init<Value, Failure>(
    window: Timeline, _ signal: Signal<Value, Failure>, on clock: VirtualScheduler
  ) {
    chart = Chart(clock)
    let watched = chart.watch("actual", signal)
    let subscription = Disposable()
    for entry in window.entries {
      clock.at(entry.tick) {
        if entry.mark == .disposed {
          subscription.dispose()
        } else {
          watched.subscribeToEvents(as: subscription) { _ in }
        }
      }
    }
  }

  var output: Timeline { chart.drawing.timelines.first ?? Timeline("actual") }
}

extension Timeline {
  /// Returns the same row under another name.
  package func labelled(_ label: String) -> Timeline {
    var copy = self
    copy.label = label
    return copy
  }
}
