import ReactiveCore

/// Where a scene is played: it builds the chain, and notes what happens on each subscription.
final class Studio: Sendable {
  let clock = VirtualScheduler()
  private let scene: Scene
  private let notes: Lock<Notes>

  /// Closures that stop the work from outside; they also keep alive what the variables of a lesson
  /// would keep.
  private let stops = Lock<[@Sendable () -> Void]>([])

  init(_ scene: Scene) {
    self.scene = scene
    notes = Lock(Notes(chain: scene.chain.count))
  }

  var rows: [Row] { notes.withLock { $0.rows } }

  /// What operators have held before anything was sent, by their places.
  var held: [(place: Int, value: Text)] { notes.withLock { $0.held } }

  /// When the play was stopped because it was too long; nil if it was not.
  var stoppedAt: Int? { notes.withLock { $0.stoppedAt } }

  /// Adds a closure that stops some work from outside.
  func keep(_ stop: @escaping @Sendable () -> Void) { stops.withLock { $0.append(stop) } }

  /// Notes the value for which the next run begins.
  func expectRun(for value: Text) { notes.withLock { $0.value = value.string } }

  /// Notes what an operator holds before anything was sent.
  func hold(_ value: Text, at place: Int) { notes.withLock { $0.hold(value, at: place) } }

  /// Builds the scene, and schedules on the clock all that is to happen.
  ///
  /// At each tick, those who come do so before anything is sent.
  ///
  /// - Returns: What the listeners listen to.
  func build() -> TextSignal {
    let sources = scene.sources.map { source in
      source.start == .hot ? Built.hot(Subject<Text, Failed>()) : .cold(signal(of: source))
    }
    var output = signal(of: 0, taker: 0, sources)
    for (place, link) in scene.chain.enumerated() {
      guard let row = Operator.named(link.name) else { continue }
      let other =
        row.other == .none ? output : signal(of: link.other, taker: place, sources)
      output = row.apply(
        output,
        Arguments(text: link.amount, other: other, place: place, clock: clock, studio: self))
      if place < scene.chain.count - 1 { output = watch(.stage, place, taker: place + 1, output) }
    }
    for (place, listener) in scene.listeners.enumerated() {
      let heard = output
      clock.at(listener.comes) { self.listen(place, listener, to: heard) }
    }
    for (place, source) in sources.enumerated() {
      guard case .hot(let channel) = source else { continue }
      let station = watch(.run, place, taker: nil, signal(of: scene.sources[place]))
        .subscribeToEvents { channel.forward($0) }
      keep { station.dispose() }
    }
    if let halt = scene.halt {
      clock.at(halt) { for stop in self.stops.withLock({ $0 }) { stop() } }
    }
    return output
  }

  /// A source, ready to be played.
  private enum Built {
    case cold(TextSignal)

    /// The source is played into this subject, from tick 0 on.
    case hot(Subject<Text, Failed>)
  }

  /// A source as an operator takes it.
  private func signal(of place: Int, taker: Int, _ sources: [Built]) -> TextSignal {
    switch sources[place] {
    case .cold(let signal): watch(.run, place, taker: taker, signal)
    case .hot(let channel): watch(.tap, place, taker: taker, channel.signal)
    }
  }

  /// A source as it is before anybody watches it.
  private func signal(of source: Scene.Source) -> TextSignal {
    let values = source.values
    switch source.start {
    case .cold, .hot: return played(source.marks)
    case .sync:
      let all: TextSignal = .from(values.map { Text($0) })
      switch source.ending {
      case .completed: return all
      case .failed: return concat([all, .failed(Failed())])
      default: return concat([all, .never])
      }
    case .timer:
      return .timer(
        after: .ticks(source.marks[0].tick), sending: Text(values.first ?? ""), on: clock)
    case .interval:
      return Signal.interval(every: .ticks(source.marks[0].tick), on: clock).map { Text("\($0)") }
        .setFailureType(to: Failed.self)
    }
  }

  /// Plays marks for each subscription, from its own tick on.
  private func played(_ marks: [Scene.Mark]) -> TextSignal {
    let clock = clock
    return TextSignal { subscriber in
      for mark in marks {
        subscriber.subscription.add(
          clock.schedule(after: .ticks(mark.tick)) {
            switch mark.sent {
            case .value(let text): subscriber.send(Text(text))
            case .failed: subscriber.fail(Failed())
            case .completed: subscriber.complete()
            }
          })
        if mark.sent.isEnding { break }
      }
      return .empty
    }
  }

  /// Gives each subscription a row.
  private func watch(
    _ kind: Row.Kind, _ place: Int, taker: Int?, _ signal: TextSignal
  ) -> TextSignal {
    TextSignal { subscriber in
      guard let row = self.begin(kind, place, taker: taker) else { return .empty }
      subscriber.subscription.add { self.end(row) }
      // The subscription to the source ends with the source; the row, only when its subscriber does.
      let watched = Disposable()
      subscriber.subscription.add(watched)
      self.during(.subscribes, row) {
        signal.subscribeToEvents(as: watched) { event in
          // What a source sends is a value of its own each time.
          let event = kind == .run ? event.map { Text($0.string) } : event
          guard self.add(event, to: row) else { return }
          self.during(.sends, row, taker: taker) { subscriber.forward(event) }
        }
      }
      return .empty
    }
  }

  private func listen(_ place: Int, _ listener: Scene.Listener, to signal: TextSignal) {
    guard let row = begin(.listener, place, taker: nil) else { return }
    let visit = Disposable { self.end(row) }
    during(.subscribes, row) {
      signal.subscribeToEvents(as: visit) { event in _ = self.add(event, to: row) }
    }
    guard let leaves = listener.leaves else { return }
    clock.at(leaves) { self.during(.leaves, row) { visit.dispose() } }
  }

  private func begin(_ kind: Row.Kind, _ place: Int, taker: Int?) -> Int? {
    notes.withLock { $0.begin(kind, at: place, taker: taker, tick: clock.tick) }
  }

  private func add(_ event: Event<Text, Failed>, to row: Int) -> Bool {
    let value: Text? = if case .next(let value) = event { value } else { nil }
    return notes.withLock { $0.add(Sent(event), value, to: row, tick: clock.tick) }
  }

  private func end(_ row: Int) { notes.withLock { $0.end(row, tick: clock.tick) } }

  /// Runs some work, and notes that a row is the cause of all that happens meanwhile.
  private func during(
    _ what: Notes.Happening.What, _ row: Int, taker: Int? = nil, _ work: () -> Void
  ) {
    notes.withLock { $0.enter(what, row, taker: taker) }
    work()
    notes.withLock { $0.leave() }
  }
}

extension Sent {
  init(_ event: Event<Text, Failed>) {
    self =
      switch event {
      case .next(let value): .value(value.string)
      case .failed: .failed
      case .completed: .completed
      }
  }
}

extension Scene.Source {
  /// The values before its ending.
  var values: [String] { marks.prefix { !$0.sent.isEnding }.map { $0.sent.text } }

  /// Its ending, if it has one.
  var ending: Sent? { marks.first { $0.sent.isEnding }?.sent }
}
