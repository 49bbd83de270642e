import LessonKit
import ReactiveCore

/// The side of the core: a scene played in virtual time.
struct Stage: Sendable {
  typealias Drawn = Signal<String, DrawnError>

  let scene: Scene
  /// The clock of the sources.
  let time: VirtualScheduler
  /// The clock of the operators.
  let clock: WatchedClock
  let notebook: Notebook
  /// The sources of the operator.
  var sources: [Drawn] = []
  private let subscriptions: [Disposable]
  private let stations: [Station]
  private let switchboard = Recorder<@Sendable (Int) -> Void>()

  /// A subject of either kind.
  private struct Station: Sendable {
    let signal: Drawn
    let send: @Sendable (Event<String, DrawnError>) -> Void

    init(_ source: Source) {
      if source.kind == .replaying {
        let subject = ReplaySubject<String, DrawnError>(bufferSize: source.buffer)
        (signal, send) = (subject.signal, { subject.forward($0) })
      } else {
        let subject = Subject<String, DrawnError>()
        (signal, send) = (subject.signal, { subject.forward($0) })
      }
    }
  }

  init(_ scene: Scene) {
    self.scene = scene
    time = VirtualScheduler()
    notebook = Notebook(clock: time)
    subscriptions = scene.listeners.map { _ in Disposable() }
    clock = WatchedClock(time: time, notebook: notebook, subscriptions: subscriptions)
    stations = scene.allSources.map { Station($0) }
    sources = scene.sources.indices.map { signal($0, row: "source \($0 + 1)") }
  }

  var count: Int { scene.count }
  var span: Duration { .ticks(scene.span) }
  var first: Drawn { sources.first ?? .never }
  var second: Drawn { sources[1] }

  /// The inner signal for a value.
  @Sendable func inner(_ value: String) -> Drawn {
    let choice = scene.choice(for: value)
    return signal(scene.sources.count + choice, row: "inner \(choice)")
  }

  /// Says what is to be done at the places where the scene has a switch.
  func onSwitch(_ turn: @escaping @Sendable (Int) -> Void) { switchboard.append(turn) }

  /// Plays the scene to its end, and returns all that happened.
  func perform(_ signal: Drawn) -> [Entry] {
    for (cue, action) in scene.schedule {
      time.at(cue.tick) {
        switch action {
        case .joins(let index): listen(to: signal, index)
        case .sends(let source, let mark):
          if let event = mark.event { stations[source].send(event) }
        case .switches(let index): for turn in switchboard.values { turn(index) }
        case .leaves(let index): subscriptions[index].dispose()
        }
      }
    }
    time.advance(ticks: Model.horizon)
    let entries = notebook.log.values
    // Whoever still listens would keep the stage alive.
    for subscription in subscriptions { subscription.dispose() }
    return entries
  }

  private func listen(to signal: Drawn, _ index: Int) {
    let heard = Counter()
    let last = scene.listeners[index].leavesAfter
    let intrigue = scene.intrigue.flatMap { $0.schemer == index ? $0 : nil }
    signal.subscribeToEvents(as: subscriptions[index]) { [notebook, subscriptions] event in
      notebook.write(Mark(event), row: Entry.listener(index))
      let count = heard.increment()
      if let intrigue, count == intrigue.event { subscriptions[intrigue.victim].dispose() }
      if count == last { subscriptions[index].dispose() }
    }
  }

  private func signal(_ index: Int, row: String) -> Drawn {
    let source = scene.allSources[index]
    let signal: Drawn =
      switch source.kind {
      case .cold: Timeline("", source.entries).signal(on: time)
      case .prompt: prompt(source)
      case .hot, .replaying: stations[index].signal
      case .first: stations[0].signal
      }
    return scene.isWatched ? notebook.watched(signal, row: row) : signal
  }

  /// Sends at once what is there for tick 0, and does not look whether anybody still listens.
  private func prompt(_ source: Source) -> Drawn {
    Signal { [time] subscriber in
      for (cue, mark) in source.events where cue.tick > 0 {
        guard let event = mark.event else { continue }
        subscriber.subscription.add(
          time.schedule(after: .ticks(cue.tick)) { subscriber.forward(event) })
      }
      for (cue, mark) in source.events where cue.tick == 0 {
        if let event = mark.event { subscriber.forward(event) }
      }
      return .empty
    }
  }
}
