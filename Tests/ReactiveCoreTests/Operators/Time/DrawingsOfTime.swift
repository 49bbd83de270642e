import Marbles
import ReactiveCore
import Testing

extension DrawnOperator {
  /// Operators/Time.
  static let time = [
    DrawnOperator(
      "debounce",
      Drawing("each value begins the quiet time anew", "1-2-3-4-5----|", expects: "-----------5-|"),
      Drawing("it completes without a value", "---|", expects: "---|"),
      Drawing("what has been sent is not flushed again", "1------|", expects: "---1---|"),
      Drawing("a source that goes on keeps it going", "1-2------", expects: "-----2---"),
      Drawing("the last of several at one moment counts", "(123)------|", expects: "---3-------|")
    ) { $0.first.debounce(for: .ticks(3), on: $0.clock) },
    DrawnOperator(
      "delay",
      Drawing(
        "everything comes a time later, as in the doc comment", "1---2---|",
        expects: "--1---2---|", lifetimes: "^-------!"),
      Drawing("what comes at one moment keeps its order", "(12|)", expects: "--(12|)"),
      Drawing("it completes later without a value too", "---|", expects: "-----|")
    ) { $0.first.delay(for: .ticks(2), on: $0.clock) },
    DrawnOperator(
      "observe(on:)",
      Drawing(
        "it completes when the source does", "1-(23)-|", expects: "1-(23)-|",
        lifetimes: "^------!"),
      Drawing(
        "it fails after the values that were sent before", "1-(23#)", expects: "1-(23#)",
        lifetimes: "^-!")
    ) { $0.first.observe(on: $0.clock) },
    DrawnOperator(
      "subscribe(on:)", isCold: true,
      Drawing(
        "it completes when the source does", "1-2-|", expects: "1-2-|", lifetimes: "^---!"),
      Drawing("it fails when the source does", "1-2-#", expects: "1-2-#")
    ) { $0.first.subscribe(on: $0.clock) },
    DrawnOperator(
      "throttle",
      Drawing(
        "the first comes at once, then the latest, as in the doc comment", "1-2-3------4-|",
        expects: "1---3------4-|", lifetimes: "^------------!"),
      Drawing(
        "the time begins anew with each value that is sent", "12-3-4-5-6-7-|",
        expects: "1---3---5---7|"),
      Drawing("a value after a quiet time comes at once", "1-------2-|", expects: "1-------2-|"),
      Drawing("it completes without a value", "---|", expects: "---|"),
      Drawing("what has been sent is not flushed again", "12-----|", expects: "1---2--|"),
      Drawing(
        "of several at one moment the first comes at once", "(123)------|",
        expects: "1---3------|")
    ) { $0.first.throttle(for: .ticks(4), on: $0.clock) },
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
