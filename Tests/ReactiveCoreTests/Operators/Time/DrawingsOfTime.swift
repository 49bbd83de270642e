import LessonKit
import ReactiveCore
import Testing

extension DrawnOperator {
  /// Operators/Time.
  static let time = [
    DrawnOperator(
      "subscribe(on:)", isCold: true,
      Drawing(
        "it completes when the source does", "1-2-|", expects: "1-2-|", lifetimes: "^---!"),
      Drawing("it fails when the source does", "1-2-#", expects: "1-2-#")
    ) { $0.first.subscribe(on: $0.clock) },
    DrawnOperator(
      "timeout(after:)",
      Drawing(
        "it fails when the time is up, as in the doc comment", "1---2-----3-|",
        expects: "1---2--#", values: ["#": "late"], lifetimes: "^------!"),
      Drawing(
        "it completes when the source does, in time", "1---2-|", expects: "1---2-|",
        lifetimes: "^-----!"),
      Drawing("it fails when the source does, in time", "1---2-#", expects: "1---2-#"),
      Drawing(
        "values do not gain time (in Rx they do)", "-1-2-3--4-5|", expects: "-1-2-3-#",
        values: ["#": "late"])
    ) {
      $0.first.timeout(after: .ticks(7), failingWith: DrawnError("late"), on: $0.clock)
    },
  ]
}
