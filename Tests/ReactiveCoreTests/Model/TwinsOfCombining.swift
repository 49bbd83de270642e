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
    Twin("combineLatest", sources: 2) { source, stage in
      combineLatest(source, stage.second).map { $0 + $1 }
    } model: { source, script in
      .combineLatest([source, script.second])
    },
    Twin("zip", sources: 2) { source, stage in
      zip(source, stage.second).map { $0 + $1 }
    } model: { source, script in
      .zip([source, script.second])
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
    Twin("combineLatest, of three", sources: 3) { source, stage in
      combineLatest(source, stage.second, stage.sources[2]).map { $0 + $1 + $2 }
    } model: { _, script in
      .combineLatest(script.sources)
    },
    Twin("combineLatest, of four", sources: 4) { source, stage in
      combineLatest(source, stage.second, stage.sources[2], stage.sources[3])
        .map { $0 + $1 + $2 + $3 }
    } model: { _, script in
      .combineLatest(script.sources)
    },
    Twin("combineLatest, of an array", sources: 0...4) { _, stage in
      combineLatest(stage.sources).map { $0.joined() }
    } model: { _, script in
      .combineLatest(script.sources)
    },
    Twin("zip, of three", sources: 3) { source, stage in
      zip(source, stage.second, stage.sources[2]).map { $0 + $1 + $2 }
    } model: { _, script in
      .zip(script.sources)
    },
    Twin("zip, of four", sources: 4) { source, stage in
      zip(source, stage.second, stage.sources[2], stage.sources[3]).map { $0 + $1 + $2 + $3 }
    } model: { _, script in
      .zip(script.sources)
    },
    Twin("zip, of an array", sources: 0...4) { _, stage in
      zip(stage.sources).map { $0.joined() }
    } model: { _, script in
      .zip(script.sources)
    },
    Twin("concat", sources: 0...4, isTornDownInOrder: false) { _, stage in
      .concat(stage.sources)
    } model: { _, script in
      .concat(script.sources)
    },
  ]
}
