import ReactiveCore

/// What happened when the sources of a check were played.
package struct MarbleRun: Sendable {
  /// What each subscription got.
  package let outputs: [Timeline]

  /// The subscriptions to each source.
  package let lifetimes: [[Timeline]]

  /// Plays a check in virtual time.
  ///
  /// - Parameters:
  ///   - script: What to play.
  ///   - temperature: How to play the sources.
  ///   - windows: When to subscribe to the signal, and when to dispose, for each subscription.
  ///   - operate: Makes the signal that they all subscribe to.
  package init<Value, Failure>(
    of script: MarbleScript, as temperature: MarbleCheck.Temperature, windows: [Timeline],
    _ operate: (MarbleCheck.Play) -> Signal<Value, Failure>
  ) {
    let clock = VirtualScheduler()
    let players = script.sources.map { Player($0, as: temperature, on: clock) }
    let signal = operate(MarbleCheck.Play(clock: clock, sources: players.map(\.signal)))
    // Listeners come and go before anything is sent at the same tick.
    let charts = windows.map { window in
      let chart = Chart(clock)
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
      return chart
    }
    for player in players { player.start() }
    clock.advance(ticks: script.horizon + (windows.compactMap(\.entries.last?.tick).max() ?? 0))
    outputs = charts.map { $0.drawing.timelines.first ?? Timeline("actual") }
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

  init(_ row: Timeline, as temperature: MarbleCheck.Temperature, on clock: VirtualScheduler) {
    chart = Chart(clock)
    switch temperature {
    case .cold:
      signal = chart.watch(row.label, row.signal(on: clock))
      start = {}
    case .hot:
      let subject = Subject<String, DrawnError>()
      signal = chart.watch(row.label, subject.signal)
      start = { row.signal(on: clock).subscribeToEvents { subject.forward($0) } }
    }
  }

  /// The chart has two rows for each subscription: what it sent, and when it began and ended.
  var lifetimes: [Timeline] {
    let rows = chart.drawing.timelines
    return rows.indices.filter { $0 % 2 == 1 }.map { rows[$0] }
  }
}

extension Timeline {
  /// Returns the same row under another name.
  package func labelled(_ label: String) -> Timeline {
    var copy = self
    copy.label = label
    return copy
  }
}
