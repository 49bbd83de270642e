import LessonKit
import ReactiveCore

extension Twin {
  /// The operators that send what their source has sent at another time.
  static let ofTime = [
    Twin("delay") { source, stage in
      source.delay(stage.span - .ticks(1), on: stage.clock)
    } model: { source, script in
      source.delay(script.span - 1)
    },
    Twin("timeout") { source, stage in
      source.timeout(after: stage.span, failingWith: DrawnError("late"), on: stage.clock)
    } model: { source, script in
      source.timeout(script.span, "late")
    },
    Twin("debounce") { source, stage in
      source.debounce(stage.span, on: stage.clock)
    } model: { source, script in
      source.debounce(script.span)
    },
    Twin("throttle") { source, stage in
      source.throttle(stage.span, on: stage.clock)
    } model: { source, script in
      source.throttle(script.span)
    },
    Twin("observe(on: clock)") { source, stage in
      source.observe(on: stage.clock)
    } model: { source, _ in
      source.observeOnClock()
    },
    Twin("observe(on: immediate)") { source, _ in
      source.observe(on: ImmediateScheduler())
    } model: { source, _ in
      source
    },
    Twin("subscribe(on: clock)") { source, stage in
      source.subscribe(on: stage.clock)
    } model: { source, _ in
      source.subscribeOnClock()
    },
    Twin("subscribe(on: immediate)") { source, _ in
      source.subscribe(on: ImmediateScheduler())
    } model: { source, _ in
      source
    },
  ]
}
