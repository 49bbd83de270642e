import LessonKit
import ReactiveCore

extension Twin {
  /// What sends without a source.
  static let ofCreating = [
    Twin("a source alone", kind: nil),
    Twin("from", sources: 0) { _, stage in
      .from(numbers(stage.count))
    } model: { _, script in
      .atOnce(numbers(script.count).map { .next($0) } + [.completed])
    },
    Twin("from, endless", sources: 0) { _, stage in
      Signal<Int, DrawnError>.from(0...).map { "\($0)" }.take(stage.count)
    } model: { _, script in
      .atOnce(numbers(script.count).map { .next($0) } + [.completed])
    },
    Twin("just", sources: 0) { _, _ in
      .just("j")
    } model: { _, _ in
      .atOnce([.next("j"), .completed])
    },
    Twin("empty", sources: 0) { _, _ in
      .empty
    } model: { _, _ in
      .atOnce([.completed])
    },
    Twin("never", sources: 0) { _, _ in
      .never
    } model: { _, _ in
      .never
    },
    Twin("failed", sources: 0) { _, _ in
      .failed(DrawnError("failed"))
    } model: { _, _ in
      .atOnce([.failed("failed")])
    },
    Twin("interval(every:)", sources: 0) { _, stage in
      Signal<Int, Never>.interval(every: stage.span, on: stage.clock)
        .map { "\($0)" }.setFailureType(to: DrawnError.self)
    } model: { _, script in
      .interval(script.span)
    },
    Twin("timer(after:)", sources: 0) { _, stage in
      .timer(after: stage.span - .ticks(1), sending: "t", on: stage.clock)
    } model: { _, script in
      .timer(script.span - 1, "t")
    },
  ]

  private static func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }
}
