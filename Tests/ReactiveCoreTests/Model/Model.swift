import LessonKit

/// A signal as a pure function: from the beat of a subscription to all that happens then.
///
/// Every operator of the core has a twin here, which is written from the operator's doc comment and
/// the contract and shares nothing with the operator's code.
struct Model: Sendable {
  let run: @Sendable (Beat) -> [ModelStep]

  /// Nothing is modelled beyond this tick.
  static let horizon = 80

  /// A signal that sends nothing and never ends.
  static let never = Model { _ in [] }

  /// A signal that sends some things at once.
  static func atOnce(_ marks: [Mark]) -> Model {
    Model { start in ModelStep(beat: start, mark: .completed).answered(by: marks) }
  }
}

// MARK: - One source

extension Model {
  /// Returns the model of an operator that puts something in the place of each event.
  ///
  /// It knows all the values before.
  func replacing(
    _ replace: @escaping @Sendable (_ mark: Mark, _ earlier: [String]) -> [Mark]
  ) -> Model {
    Model { start in
      var earlier: [String] = []
      return run(start).flatMap { step -> [ModelStep] in
        guard step.row.isEmpty else { return [step] }
        defer { earlier += step.value.map { [$0] } ?? [] }
        return step.answered(by: replace(step.mark, earlier))
      }.closed()
    }
  }

  /// Returns the model of an operator that puts something in the place of each value.
  func replacingValues(
    _ replace: @escaping @Sendable (_ value: String, _ earlier: [String]) -> [Mark]
  ) -> Model {
    replacing { mark, earlier in
      if case .next(let value) = mark { replace(value, earlier) } else { [mark] }
    }
  }

  func map(_ transform: @escaping @Sendable (String) -> String) -> Model {
    replacingValues { value, _ in [.next(transform(value))] }
  }

  func filter(_ isIncluded: @escaping @Sendable (String) -> Bool) -> Model {
    replacingValues { value, _ in isIncluded(value) ? [.next(value)] : [] }
  }

  func compactMap(_ transform: @escaping @Sendable (String) -> String?) -> Model {
    replacingValues { value, _ in transform(value).map { [.next($0)] } ?? [] }
  }

  func scan(_ initial: String, _ combine: @escaping @Sendable (String, String) -> String) -> Model {
    replacingValues { value, earlier in [.next((earlier + [value]).reduce(initial, combine))] }
  }

  func reduce(
    _ initial: String, _ combine: @escaping @Sendable (String, String) -> String
  ) -> Model {
    gathering { $0.reduce(initial, combine) }
  }

  /// Sends what is made of all values when they are all there.
  func gathering(_ make: @escaping @Sendable ([String]) -> String) -> Model {
    replacing { mark, values in
      switch mark {
      case .next: []
      case .completed: [.next(make(values)), .completed]
      default: [mark]
      }
    }
  }

  func last() -> Model {
    replacing { mark, values in
      switch mark {
      case .next: []
      case .completed: values.suffix(1).map { .next($0) } + [.completed]
      default: [mark]
      }
    }
  }

  func take(_ count: Int) -> Model {
    if count == 0 { return .atOnce([.completed]) }
    return replacingValues { value, earlier in
      earlier.count + 1 == count ? [.next(value), .completed] : [.next(value)]
    }
  }

  func take(while condition: @escaping @Sendable (String) -> Bool) -> Model {
    replacingValues { value, _ in condition(value) ? [.next(value)] : [.completed] }
  }

  func skip(_ count: Int) -> Model {
    replacingValues { value, earlier in earlier.count < count ? [] : [.next(value)] }
  }

  func distinctUntilChanged() -> Model {
    replacingValues { value, earlier in earlier.last == value ? [] : [.next(value)] }
  }

  func startWith(_ value: String) -> Model {
    Model { start in [ModelStep(beat: start.then(0), mark: .next(value))] + run(start.then(1)) }
  }

  /// Shows in rows of their own what `handleEvents` is told.
  func handleEvents(_ name: String) -> Model {
    Model { start in
      let steps = run(start).flatMap { step -> [ModelStep] in
        guard step.row.isEmpty else { return [step] }
        return [ModelStep(beat: step.beat, row: "\(name) sees", mark: step.mark), step]
      }
      return ([ModelStep(beat: start, row: name, mark: .subscribed)] + steps).closed()
    }
  }
}
