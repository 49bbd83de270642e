import LessonKit

/// What the sources of an operator have done so far, the present step included.
struct History {
  /// All values in order, each with the number of its source.
  var said: [(voice: Int, value: String)] = []

  /// The numbers of the sources that have completed.
  var completed: Set<Int> = []

  func values(_ voice: Int) -> [String] { said.filter { $0.voice == voice }.map(\.value) }

  mutating func add(_ step: ModelStep) {
    if let value = step.value { said.append((step.voice, value)) }
    if step.isCompletion { completed.insert(step.voice) }
  }
}

extension Model {
  /// Returns the model of an operator that subscribes to several sources in order.
  ///
  /// The rule says what is sent for a step of one of them.
  static func joining(
    _ sources: [Model], _ rule: @escaping @Sendable (History, ModelStep) -> [Mark]
  ) -> Model {
    Model { start in
      var steps: [ModelStep] = []
      for (voice, source) in sources.enumerated() {
        steps = steps.merged(with: source.run(start.then(voice)).spoken(by: voice))
      }
      return steps.answered(by: rule)
    }
  }

  /// The list of sources ends like a source, once all have been subscribed.
  static func merge(_ sources: [Model]) -> Model {
    joining(sources + [.atOnce([.completed])]) { history, step in
      step.isCompletion && history.completed.count <= sources.count ? [] : [step.mark]
    }
  }

  static func combineLatest(_ sources: [Model]) -> Model {
    if sources.isEmpty { return .atOnce([.next(""), .completed]) }
    return joining(sources) { history, step in
      let latest = sources.indices.compactMap { history.values($0).last }
      if step.value != nil {
        return latest.count == sources.count ? [.next(latest.joined())] : []
      }
      let noneCanCome = step.isCompletion && history.values(step.voice).isEmpty
      let isOver = history.completed.count == sources.count || noneCanCome
      return step.error != nil || isOver ? [step.mark] : []
    }
  }

  static func zip(_ sources: [Model]) -> Model {
    if sources.isEmpty { return .atOnce([.next(""), .completed]) }
    return joining(sources) { history, step in
      let counts = sources.indices.map { history.values($0).count }
      let groups = counts.min() ?? 0
      var marks: [Mark] = []
      if step.error != nil { marks = [step.mark] }
      if step.value != nil, counts[step.voice] == groups {
        marks.append(.next(sources.indices.map { history.values($0)[groups - 1] }.joined()))
      }
      let isOver = history.completed.contains { counts[$0] == groups }
      return isOver ? marks + [.completed] : marks
    }
  }

  func withLatestFrom(_ other: Model) -> Model {
    .joining([other, self]) { history, step in
      if step.voice == 0 { return step.error != nil ? [step.mark] : [] }
      guard let value = step.value else { return [step.mark] }
      return history.values(0).last.map { [.next(value + $0)] } ?? []
    }
  }

  func sample(on trigger: Model) -> Model {
    .joining([self, trigger]) { history, step in
      if step.isEnding { return [step.mark] }
      if step.voice == 0 { return [] }
      // The newest value is stale if the trigger has sent since.
      guard let last = history.said.dropLast().last, last.voice == 0 else { return [] }
      return [.next(last.value)]
    }
  }

  func takeUntil(_ trigger: Model) -> Model {
    .joining([trigger, self]) { _, step in
      if step.voice == 1 || step.error != nil { return [step.mark] }
      return step.value != nil ? [.completed] : []
    }
  }
}

extension [ModelStep] {
  /// Puts what a rule says in the place of everything that is sent.
  func answered(by rule: (History, ModelStep) -> [Mark]) -> [ModelStep] {
    var history = History()
    return flatMap { step -> [ModelStep] in
      guard step.row.isEmpty else { return [step] }
      history.add(step)
      return step.answered(by: rule(history, step))
    }.closed()
  }
}
