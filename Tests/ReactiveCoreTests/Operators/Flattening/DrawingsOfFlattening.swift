import LessonKit
import ReactiveCore
import Testing

extension DrawnOperator {
  /// Operators/Flattening.
  static let flattening = [
    DrawnOperator(
      "concatMap", isCold: true,
      Drawing(
        "the inner signals run one after another", "1--2------|", "a----a|", "b-b|",
        expects: "a----ab-b-|", lifetimes: "^---------!", "^-----!", "------^--!"),
      Drawing(
        "it waits for those whose turn has not come when the source has completed",
        "12|", "a--a|", "b--b|", expects: "a--ab--b|", lifetimes: "^-!", "^---!", "----^---!"),
      Drawing(
        "it waits for the source when the inner signals have completed", "1----|", "a|",
        expects: "a----|", lifetimes: "^----!", "^!"),
      Drawing(
        "it fails as soon as an inner signal does, and those behind it never run",
        "12-----|", "a--#", "b--b|", expects: "a--#", lifetimes: "^--!", "^--!", ""),
      Drawing(
        "it fails as soon as the source does, and disposes the inner signal",
        "12--#", "a-a-a-a|", "b|", expects: "a-a-#", lifetimes: "^---!", "^---!", ""),
      Drawing("it completes when the source does without a value", "---|", expects: "---|"),
      Drawing(
        "an inner signal that never ends keeps the others waiting", "12-|", "a--a--", "b|",
        expects: "a--a--", lifetimes: "^--!", "^", "")
    ) { play in play.first.concatMap { play.inner($0) } },
    DrawnOperator(
      "flatMap", isCold: true,
      Drawing(
        "what the inner signals send comes as it comes",
        "1-----2---|", "a---a---a|", "b--b|", expects: "a---a-b-ab|",
        lifetimes: "^---------!", "^--------!", "------^---!"),
      Drawing(
        "it waits for the inner signals when the source has completed",
        "1-2|", "a----a|", "b|", expects: "a-b--a|", lifetimes: "^--!", "^-----!", "--^!"),
      Drawing(
        "it waits for the source when the inner signals have completed",
        "1----|", "a|", expects: "a----|", lifetimes: "^----!", "^!"),
      Drawing(
        "it fails as soon as an inner signal does, and disposes the others",
        "1-2-----|", "a--a--a|", "b--#", expects: "a-ba-#",
        lifetimes: "^----!", "^----!", "--^--!"),
      Drawing(
        "it fails as soon as the source does, and disposes the inner signals",
        "1---#", "a-a-a-a|", expects: "a-a-#", lifetimes: "^---!", "^---!"),
      Drawing("it completes when the source does without a value", "---|", expects: "---|"),
      Drawing(
        "two values at one moment run two signals at once", "(12)------|", "a-----a-|", "b-----b-|",
        expects: "(ab)--(ab)|", lifetimes: "^---------!", "^-------!", "^-------!")
    ) { play in play.first.flatMap { play.inner($0) } },
    DrawnOperator(
      "then", isCold: true,
      Drawing(
        "it waits for the completion, then goes on, as in the doc comment",
        "1---2--|", "a---b-|", expects: "-------a---b-|",
        lifetimes: "^------!", "-------^-----!"),
      Drawing(
        "it fails when the source does, and the other signal never starts", "1---#", "a---b-|",
        expects: "----#", lifetimes: "^---!", ""),
      Drawing(
        "it fails when the other does", "1-|", "a-#", expects: "--a-#",
        lifetimes: "^-!", "--^-!"),
      Drawing("it goes on also after a source without values", "-|", "a|", expects: "-a|")
    ) { play in play.first.then { play.second } },
  ]
}
