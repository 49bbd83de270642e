import LessonKit

extension Model {
  func flatMap(_ inner: @escaping @Sendable (String) -> Model) -> Model {
    flatMap(maxConcurrent: .max, inner)
  }

  func concatMap(_ inner: @escaping @Sendable (String) -> Model) -> Model {
    flatMap(maxConcurrent: 1, inner)
  }

  func flatMap(maxConcurrent limit: Int, _ inner: @escaping @Sendable (String) -> Model) -> Model {
    Model { start in
      var steps = run(start).spoken(by: 0)
      var waiting: [String] = []
      var voice = 0
      var running = 0
      var index = 0
      while index < steps.count {
        let step = steps[index]
        if step.voice == 0, let value = step.value { waiting.append(value) }
        if step.voice > 0, step.isCompletion { running -= 1 }
        if running < limit, !waiting.isEmpty {
          running += 1
          voice += 1
          let run = inner(waiting.removeFirst()).run(step.beat.then(0))
          steps = steps.merged(with: run.spoken(by: voice))
        }
        index += 1
      }
      return steps.answered(by: sendingAllInner)
    }
  }

  static func concat(_ sources: [Model]) -> Model {
    guard let first = sources.first else { return .atOnce([.completed]) }
    return Model { start in
      let steps = first.run(start)
      guard let end = steps.first(where: \.isCompletion) else { return steps }
      let rest = concat(Array(sources.dropFirst()))
      return steps.filter { !$0.isCompletion } + rest.run(end.beat.then(0))
    }
  }

  func flatMapLatest(_ inner: @escaping @Sendable (String) -> Model) -> Model {
    Model { start in
      var steps = run(start).spoken(by: 0)
      var voice = 0
      var index = 0
      while index < steps.count {
        let step = steps[index]
        if step.voice == 0, let value = step.value {
          if voice > 0 { index = steps.drop(voice, after: index) }
          voice += 1
          steps = steps.merged(with: inner(value).run(step.beat.then(0)).spoken(by: voice))
        }
        index += 1
      }
      return steps.answered { history, step in
        let newest = history.values(0).count
        let isOver = history.completed.isSuperset(of: [0, newest])
        if step.isCompletion { return isOver ? [.completed] : [] }
        return step.voice == 0 && step.value != nil ? [] : [step.mark]
      }
    }
  }

  func then(_ next: Model) -> Model {
    Model { start in
      let steps = replacingValues { _, _ in [] }.run(start)
      guard let end = steps.first(where: \.isCompletion) else { return steps }
      return steps.filter { !$0.isCompletion } + next.run(end.beat.then(0))
    }
  }

  func `catch`(_ replacement: @escaping @Sendable (String) -> Model) -> Model {
    Model { start in
      let steps = run(start)
      guard let end = steps.first(where: { $0.error != nil }), let error = end.error else {
        return steps
      }
      return steps.filter { $0.error == nil } + replacement(error).run(end.beat.then(0))
    }
  }

  func retry(_ attempts: Int) -> Model { rerun(attempts) { $0.error != nil } }

  func `repeat`(_ times: Int) -> Model {
    times == 0 ? .atOnce([.completed]) : rerun(times - 1) { $0.isCompletion }
  }

  /// Runs again, at most a number of times more, where a run ends for a reason.
  private func rerun(_ times: Int, after isReason: @escaping @Sendable (ModelStep) -> Bool) -> Model
  {
    Model { start in
      var steps = run(start)
      var left = times
      while left > 0, let end = steps.last(where: isReason), end.beat.tick <= Model.horizon {
        steps = steps.filter { !isReason($0) } + run(end.beat.then(0))
        left -= 1
      }
      return steps
    }
  }
}

/// Sends what all inner signals send, and completes when they and the source have completed.
@Sendable private func sendingAllInner(_ history: History, _ step: ModelStep) -> [Mark] {
  if step.isCompletion {
    return history.completed.count == 1 + history.values(0).count ? [.completed] : []
  }
  return step.voice == 0 && step.value != nil ? [] : [step.mark]
}

extension [ModelStep] {
  /// Ends what one voice has begun, so that it is not heard any more after an index.
  ///
  /// Returns the index of the last step that this adds.
  fileprivate mutating func drop(_ voice: Int, after index: Int) -> Int {
    let before = self[...index]
    let own = before.filter { $0.voice == voice }
    let ends = own.cut(to: own.count, at: self[index].beat).dropFirst(own.count)
    self = before + ends + self[(index + 1)...].filter { $0.voice != voice }
    return index + ends.count
  }
}
