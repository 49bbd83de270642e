import LessonKit
import ReactiveCore

extension Twin {
  /// Operators/Time.
  static let ofTime = [
    Twin("delay") { source, stage in
      source.delay(stage.span - .ticks(1), on: stage.clock)
    } model: { source, script in
      source.delay(script.span - 1)
    },
    Twin("timeout(after:)") { source, stage in
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
    Twin("observe(on:), a clock") { source, stage in
      source.observe(on: stage.clock)
    } model: { source, _ in
      source.observeOnClock()
    },
    Twin("subscribe(on:), a clock") { source, stage in
      source.subscribe(on: stage.clock)
    } model: { source, _ in
      source.subscribeOnClock()
    },
  ]
}
