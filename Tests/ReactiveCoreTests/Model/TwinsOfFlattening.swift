import LessonKit
import ReactiveCore

extension Twin {
  /// Operators/Flattening.
  static let ofFlattening = [
    Twin("flatMap") { source, stage in
      source.flatMap(stage.inner)
    } model: { source, script in
      source.flatMap(script.inner)
    },
    Twin("concatMap", isTornDownInOrder: false) { source, stage in
      source.concatMap(stage.inner)
    } model: { source, script in
      source.concatMap(script.inner)
    },
    Twin("flatMap(maxConcurrent:)", isTornDownInOrder: false) { source, stage in
      source.flatMap(maxConcurrent: 2, stage.inner)
    } model: { source, script in
      source.flatMap(maxConcurrent: 2, script.inner)
    },
    Twin("flatMapLatest") { source, stage in
      source.flatMapLatest(stage.inner)
    } model: { source, script in
      source.flatMapLatest(script.inner)
    },
    Twin("then", sources: 2) { source, stage in
      source.then { stage.second }
    } model: { source, script in
      source.then(script.second)
    },
    Twin("catch") { source, stage in
      source.catch { stage.inner($0.description) }
    } model: { source, script in
      source.catch(script.inner)
    },
    Twin("catch(justReturn:)") { source, _ in
      source.catch(justReturn: "r").setFailureType(to: DrawnError.self)
    } model: { source, _ in
      source.catch { _ in .atOnce([.next("r"), .completed]) }
    },
    Twin("retry") { source, stage in
      source.retry(stage.scene.attempts)
    } model: { source, script in
      source.retry(script.scene.attempts)
    },
    Twin("repeat") { source, stage in
      source.repeat(stage.scene.attempts)
    } model: { source, script in
      source.repeat(script.scene.attempts)
    },
  ]
}
