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
    let alarm = Model { start in [ModelStep(beat: start.later(ticks), mark: .failed(error))] }
    return .joining([alarm, self]) { _, step in [step.mark] }
  }

  func debounce(_ ticks: Int) -> Model {
    Model { start in
      let steps = run(start)
      var sent: [ModelStep] = []
      var quiet: [ModelStep] = []
      var waiting: Mark?
      for (index, step) in steps.enumerated() {
        if step.isCompletion {
          sent += step.answered(by: [waiting, .completed].compactMap(\.self))
        } else if step.value == nil {
          sent.append(step)
        } else if let next = steps[(index + 1)...].first(where: \.row.isEmpty),
          next.beat <= step.later(ticks).beat
        {
          // After another value or a failure nobody sees it; a completion sends it first.
          waiting = step.mark
        } else {
          waiting = nil
          quiet.append(step.later(ticks))
        }
      }
      return sent.merged(with: quiet).closed()
    }
  }

  func throttle(_ ticks: Int) -> Model {
    Model { start in
      var sent: [ModelStep] = []
      var pending: Mark?
      var openAgain: Beat?
      /// Lets time go by until a beat: each time the period is over, what waits is sent.
      func goOn(until beat: Beat?) {
        while let end = openAgain, end < beat ?? end.later(1) {
          sent += pending.map { [ModelStep(beat: end.then(0), mark: $0)] } ?? []
          openAgain = pending.map { _ in end.later(ticks) }
          pending = nil
        }
      }
      for step in run(start) {
        goOn(until: step.beat)
        if step.value == nil {
          let last = step.isCompletion ? pending : nil
          if step.isEnding { pending = nil }
          sent +=
            step.row.isEmpty ? step.answered(by: [last, step.mark].compactMap(\.self)) : [step]
        } else if openAgain == nil {
          openAgain = step.beat.later(ticks)
          sent.append(ModelStep(beat: step.beat.then(0), mark: step.mark))
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
      let beats = sequence(first: start.later(ticks)) { $0.then(1).later(ticks) }
      return beats.prefix { $0.tick <= horizon }.enumerated().map { count, beat in
        ModelStep(beat: beat.then(0), mark: .next("\(count)"))
      }
    }
  }

  static func timer(_ ticks: Int, _ value: String) -> Model {
    Model { start in Model.atOnce([.next(value), .completed]).run(start.later(ticks)) }
  }

  /// Delivers on the clock: in the same tick, after all that was scheduled before.
  ///
  /// What is sent while a delivery is scheduled waits for that one.
  func observeOnClock() -> Model {
    Model { start in
      let steps = run(start)
      var late: [ModelStep] = []
      var delivery: (beat: Beat, count: Int)?
      for step in steps where step.row.isEmpty {
        if let before = delivery, step.beat < before.beat {
          delivery = (before.beat, before.count + 1)
        } else {
          delivery = (step.beat.later(0), 0)
        }
        if let delivery {
          late.append(ModelStep(beat: delivery.beat.then(delivery.count), mark: step.mark))
        }
      }
      return steps.filter { !$0.row.isEmpty }.merged(with: late).closed()
    }
  }

  func subscribeOnClock() -> Model { Model { start in run(start.later(0)) } }
}

extension ModelStep {
  /// Returns the same step, as work that is scheduled when it happens, some ticks later.
  fileprivate func later(_ ticks: Int) -> ModelStep {
    ModelStep(beat: beat.later(ticks), mark: mark)
  }
}
