import LessonKit

/// The side of the models: a scene as pure functions.
struct Script: Sendable {
  let scene: Scene
  /// What is scheduled before the clock runs, in the order of time.
  let actions: [(beat: Beat, action: Scene.Action)]
  /// The sources of the operator.
  var sources: [Model] = []

  init(_ scene: Scene) {
    self.scene = scene
    actions = scene.schedule.enumerated().map { order, scheduled in
      (Beat(tick: scheduled.cue.tick, order: order), scheduled.action)
    }.sorted { $0.0 < $1.0 }
    sources = scene.sources.indices.map { model($0, row: "source \($0 + 1)") }
  }

  var count: Int { scene.count }
  var span: Int { scene.span }
  var first: Model { sources.first ?? .never }
  var second: Model { sources[1] }

  /// The inner signal for a value.
  func inner(_ value: String) -> Model {
    let choice = scene.choice(for: value)
    return model(scene.sources.count + choice, row: "inner \(choice)")
  }

  /// All that one listener hears of a signal, and all that goes on behind it for this listener.
  func played(_ model: Model, for listener: Int) -> [ModelStep] {
    let leaves = [stay(of: listener).leaves, intrigue(against: listener, model)].compactMap(\.self)
    return played(model, for: listener, until: leaves.min())
  }

  /// When a listener joins, and when it is disposed from outside.
  func stay(of listener: Int) -> (joins: Beat, leaves: Beat?) {
    var joins = Beat(tick: 0, order: 0)
    var leaves: Beat?
    for (beat, action) in actions {
      if case .joins(listener) = action { joins = beat }
      if case .leaves(listener) = action { leaves = beat }
    }
    return (joins, leaves)
  }

  private func played(_ model: Model, for listener: Int, until leaves: Beat?) -> [ModelStep] {
    let joins = stay(of: listener).joins
    if let leaves, leaves < joins { return [] }
    let steps = model.run(joins)
    let byHand = leaves.map { leaves in steps.prefix { $0.beat < leaves }.count } ?? steps.count
    let heard = steps.indices.filter { steps[$0].row.isEmpty }
    let last = scene.listeners[listener].leavesAfter ?? .max
    if last <= heard.count, heard[last - 1] < byHand {
      return steps.cut(to: heard[last - 1] + 1, at: steps[heard[last - 1]].beat)
    }
    return leaves.map { steps.cut(to: byHand, at: $0) } ?? steps
  }

  /// When another listener disposes this one, if any does.
  private func intrigue(against victim: Int, _ model: Model) -> Beat? {
    guard let intrigue = scene.intrigue, intrigue.victim == victim else { return nil }
    let schemer = played(
      model, for: intrigue.schemer, until: stay(of: intrigue.schemer).leaves)
    let heard = schemer.filter(\.row.isEmpty)
    return intrigue.event <= heard.count ? heard[intrigue.event - 1].beat : nil
  }

  private func model(_ index: Int, row: String) -> Model {
    let source = scene.allSources[index]
    let model: Model =
      switch source.kind {
      case .cold, .prompt: cold(source)
      case .hot: hot(index, buffer: 0)
      case .replaying: hot(index, buffer: source.buffer)
      case .first: hot(0, buffer: scene.sources[0].kind == .replaying ? scene.sources[0].buffer : 0)
      }
    return scene.isWatched ? model.watched(row) : model
  }

  /// Law 2: every subscription runs anew.
  private func cold(_ source: Source) -> Model {
    Model { start in
      source.events.enumerated().map { number, event in
        let isAtOnce = source.kind == .prompt && event.cue.tick == 0
        let beat = isAtOnce ? start.then(number) : start.later(event.cue.tick, number: number)
        return ModelStep(beat: beat, mark: event.mark)
      }.closed()
    }
  }

  /// Laws 9 and 10: who comes late gets what is buffered and the ending, if there was one.
  private func hot(_ index: Int, buffer: Int) -> Model {
    let sent = actions.compactMap { beat, action -> ModelStep? in
      guard case .sends(index, let mark) = action else { return nil }
      return ModelStep(beat: beat, mark: mark)
    }.closed()
    return Model { start in
      let missed = sent.filter { $0.beat <= start }
      let atOnce = missed.filter { $0.value != nil }.suffix(buffer) + missed.filter(\.isEnding)
      return ModelStep(beat: start, mark: .completed).answered(by: atOnce.map(\.mark))
        + sent.filter { $0.beat > start }
        .map { ModelStep(beat: $0.beat.reaching(start), mark: $0.mark) }
    }
  }
}

extension Model {
  /// Shows each subscription in a row.
  func watched(_ row: String) -> Model {
    Model { start in
      ([ModelStep(beat: start, row: row, mark: .subscribed)] + run(start)).closed()
    }
  }
}
