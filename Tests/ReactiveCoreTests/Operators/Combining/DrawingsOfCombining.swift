import LessonKit
import ReactiveCore
import Testing

extension DrawnOperator {
  /// Operators/Combining.
  static let combining = [
    DrawnOperator(
      "concat", isCold: true,
      Drawing(
        "one after another, as in the doc comment", "1--2-|", "a--b|", expects: "1--2-a--b|",
        lifetimes: "^----!", "-----^---!"),
      Drawing(
        "the first failure ends it", "1-#", "a|", expects: "1-#", lifetimes: "^-!", ""),
      Drawing("what goes on goes on", "1-", "a|", expects: "1-", lifetimes: "^", "")
    ) { .concat($0.first, $0.second) }
  ]
}
