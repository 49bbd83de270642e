import LessonKit

extension Model {
  func delay(_ ticks: Int) -> Model {
    Model { start in
      let steps = run(start)
      let late = steps.filter { $0.value != nil || $0.isCompletion }.map { $0.later(ticks) }
      let atOnce = steps.filter { $0.value == nil && !$0.isCompletion }
      return atOnce.merged(with: late).closed()
    }
  }

  func timeout(_ ticks: Int, _ error: String) -> Model {
    let alarm = Model { start in [Step(beat: start.later(ticks), mark: .failed(error))] }
    return .joining([alarm, self]) { _, step in [step.mark] }
  }

  func debounce(_ ticks: Int) -> Model {
    Model { start in
      let steps = run(start)
      var sent: [Step] = []
      var quiet: [Step] = []
      for (index, step) in steps.enumerated() {
        guard step.value != nil else {
          sent.append(step)
          continue
        }
        let due = step.later(ticks)
        let next = steps[(index + 1)...].first(where: \.row.isEmpty)
        if let next, next.beat <= due.beat {
          // Another value is a reason to wait, a failure to give up, a completion to hurry.
          if next.isCompletion { sent.append(Step(beat: next.beat, mark: step.mark)) }
        } else {
          quiet.append(due)
        }
      }
      return sent.merged(with: quiet).closed()
    }
  }

  func throttle(_ ticks: Int) -> Model {
    Model { start in
      var sent: [Step] = []
      var pending: Mark?
      var openAgain: Beat?
      /// Lets time go by until a beat: each time the period is over, what waits is sent.
      func goOn(until beat: Beat?) {
        while let end = openAgain, end < beat ?? end.later(1) {
          sent += pending.map { [Step(beat: end, mark: $0)] } ?? []
          openAgain = pending.map { _ in end.later(ticks) }
          pending = nil
        }
      }
      for step in run(start) {
        goOn(until: step.beat)
        if step.value == nil {
          if step.isCompletion, let pending { sent.append(Step(beat: step.beat, mark: pending)) }
          if step.isEnding { pending = nil }
          sent.append(step)
        } else if openAgain == nil {
          openAgain = step.beat.later(ticks)
          sent.append(step)
        } else {
          pending = step.mark
        }
      }
      goOn(until: nil)
      return sent.closed()
    }
  }

  static func interval(_ ticks: Int) -> Model {
    Model { start in
      let beats = sequence(first: start.later(ticks)) { $0.later(ticks) }
      return beats.prefix { $0.tick <= horizon }.enumerated().map { count, beat in
        Step(beat: beat, mark: .next("\(count)"))
      }
    }
  }

  static func timer(_ ticks: Int, _ value: String) -> Model {
    Model { start in Model.atOnce(.next(value), .completed).run(start.later(ticks)) }
  }

  /// Delivers on the clock: in the same tick, after all that was scheduled before.
  func observeOnClock() -> Model {
    Model { start in
      let steps = run(start)
      let late = steps.filter(\.row.isEmpty).map { $0.later(0) }
      return steps.filter { !$0.row.isEmpty }.merged(with: late).closed()
    }
  }

  func subscribeOnClock() -> Model { Model { start in run(start.later(0)) } }
}

extension Step {
  /// Returns the same step, as work that is scheduled when it happens, some ticks later.
  fileprivate func later(_ ticks: Int) -> Step { Step(beat: beat.later(ticks), mark: mark) }
}
