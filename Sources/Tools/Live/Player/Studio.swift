import ReactiveCore

/// Where a scene is played: it builds the chain, and notes what happens on each subscription.
final class Studio: Sendable {
  let clock = VirtualScheduler()
  private let notes = Lock(Notes())

  /// What stops the work from outside; it also keeps alive what a lesson's variables would.
  private let stops = Lock<[@Sendable () -> Void]>([])

  var rows: [Row] { notes.withLock { $0.rows } }

  /// When the play was stopped because it would not have come to an end; nil if it was not.
  var stoppedAt: Int? { notes.withLock { $0.stoppedAt } }

  /// Keeps what stops some work from outside.
  func keep(_ stop: @escaping @Sendable () -> Void) { stops.withLock { $0.append(stop) } }

  /// Notes the value for which the next run begins.
  func expectRun(for value: Text) { notes.withLock { $0.value = value.string } }

  /// Builds a scene, and gives the clock all that is to come.
  ///
  /// - Parameter scene: What to build.
  /// - Returns: What the listeners listen to.
  func build(_ scene: Scene) -> TextSignal {
    var sources: [TextSignal] = []
    for (place, source) in scene.sources.enumerated() {
      sources.append(start(watch(.run, place, line(of: source)), source.start))
    }
    var line = sources[0]
    for (place, link) in scene.chain.enumerated() {
      guard let row = Operator.named(link.name) else { continue }
      let other = row.other == .none ? sources[0] : sources[link.other]
      line = row.apply(
        line, Arguments(text: link.amount, other: other, clock: clock, studio: self))
      if place < scene.chain.count - 1 { line = watch(.stage, place, line) }
    }
    for (place, listener) in scene.listeners.enumerated() {
      let heard = line
      clock.at(listener.comes) { self.listen(place, listener, to: heard) }
    }
    if let halt = scene.halt {
      clock.at(halt) { for stop in self.stops.withLock({ $0 }) { stop() } }
    }
    return line
  }

  /// A source as it is before anybody watches it.
  private func line(of source: Scene.Source) -> TextSignal {
    let values = source.values
    switch source.start {
    case .cold, .hot: return played(source.marks)
    case .sync:
      let sent: TextSignal = .from(values.map { Text($0) })
      switch source.ending {
      case .completed: return sent
      case .failed: return .concat([sent, .failed(Failed())])
      default: return .concat([sent, .never])
      }
    case .timer:
      return .timer(
        after: .ticks(source.marks[0].tick), sending: Text(values.first ?? ""), on: clock)
    case .interval:
      return Signal.interval(every: .ticks(source.marks[0].tick), on: clock).map { Text(Int64($0)) }
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

  /// A hot source is forwarded by a station, from now on.
  private func start(_ line: TextSignal, _ start: Scene.Start) -> TextSignal {
    guard start == .hot else { return line }
    let channel = Subject<Text, Failed>()
    let station = line.subscribeToEvents { channel.forward($0) }
    keep { station.dispose() }
    return channel.signal
  }

  /// Gives each subscription a row.
  private func watch(_ kind: Row.Kind, _ place: Int, _ line: TextSignal) -> TextSignal {
    TextSignal { subscriber in
      guard let row = self.begin(kind, place) else { return .empty }
      subscriber.subscription.add { self.end(row) }
      // Its own subscription ends with the source; the row, only when the listener lets go.
      let watched = Disposable()
      subscriber.subscription.add(watched)
      self.during(.subscribes, row) {
        line.subscribeToEvents(as: watched) { event in
          guard self.add(event, to: row) else { return }
          self.during(.sends, row) { subscriber.forward(event) }
        }
      }
      return .empty
    }
  }

  private func listen(_ place: Int, _ listener: Scene.Listener, to line: TextSignal) {
    guard let row = begin(.listener, place) else { return }
    let visit = Disposable { self.end(row) }
    during(.subscribes, row) {
      line.subscribeToEvents(as: visit) { event in _ = self.add(event, to: row) }
    }
    guard let leaves = listener.leaves else { return }
    clock.at(leaves) { self.during(.leaves, row) { visit.dispose() } }
  }

  private func begin(_ kind: Row.Kind, _ place: Int) -> Int? {
    notes.withLock { $0.begin(kind, at: place, tick: clock.tick) }
  }

  private func add(_ event: Event<Text, Failed>, to row: Int) -> Bool {
    notes.withLock { $0.add(Sent(event), to: row, tick: clock.tick) }
  }

  private func end(_ row: Int) { notes.withLock { $0.end(row, tick: clock.tick) } }

  /// Does something, while it is noted that a row is the cause of all that happens.
  private func during(_ what: Notes.Happening.What, _ row: Int, _ work: () -> Void) {
    notes.withLock { $0.enter(what, row) }
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
