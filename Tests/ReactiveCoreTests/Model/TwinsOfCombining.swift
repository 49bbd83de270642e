import LessonKit
import ReactiveCore

extension Twin {
  /// Operators/Combining, of two sources.
  static let ofTwo = [
    Twin("merge", sources: 2, isTornDownInOrder: false) { source, stage in
      .merge(source, stage.second)
    } model: { source, script in
      .merge([source, script.second])
    },
    Twin("withLatestFrom", sources: 2) { source, stage in
      source.withLatestFrom(stage.second).map { $0 + $1 }
    } model: { source, script in
      source.withLatestFrom(script.second)
    },
    Twin("sample(on:)", sources: 2) { source, stage in
      source.sample(on: stage.second)
    } model: { source, script in
      source.sample(on: script.second)
    },
    Twin("takeUntil", sources: 2) { source, stage in
      source.takeUntil(stage.second)
    } model: { source, script in
      source.takeUntil(script.second)
    },
  ]

  /// Operators/Combining, of any number of sources.
  static let ofMany = [
    Twin("merge, of an array", sources: 0...4, isTornDownInOrder: false) { _, stage in
      .merge(stage.sources)
    } model: { _, script in
      .merge(script.sources)
    },
    Twin("concat", sources: 0...4, isTornDownInOrder: false) { _, stage in
      .concat(stage.sources)
    } model: { _, script in
      .concat(script.sources)
    },
  ]
  /// The forms of `combineLatest` and `zip`.
  static let ofForms =
    CombiningForm<String, DrawnError>.latest.map { Twin($0, model: Model.combineLatest) }
    + CombiningForm<String, DrawnError>.groups.map { Twin($0, model: Model.zip) }

  private init(
    _ form: CombiningForm<String, DrawnError>, model: @escaping @Sendable ([Model]) -> Model
  ) {
    self.init(form.name, sources: form.count) { _, stage in
      form.make(stage.sources).map { $0.joined() }
    } model: { _, script in
      model(script.sources)
    }
  }
}
