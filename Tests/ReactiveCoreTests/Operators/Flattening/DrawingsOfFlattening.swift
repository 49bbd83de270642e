import Marbles
import ReactiveCore
import Testing

extension DrawnOperator {
  /// Operators/Flattening.
  static let flattening = [
    DrawnOperator(
      "catch", isCold: true,
      Drawing(
        "it goes on with the replacement, as in the doc comment", "1---2--#", "a---b-|",
        expects: "1---2--a---b-|", lifetimes: "^------!", "-------^-----!"),
      Drawing(
        "without an error it completes when the source does", "1---2--|", "a-|",
        expects: "1---2--|", lifetimes: "^------!", ""),
      Drawing(
        "it fails when the replacement does", "1-#", "a-#", expects: "1-a-#",
        lifetimes: "^-!", "--^-!"),
      Drawing("a source that goes on goes on", "1-2--", "a|", expects: "1-2--")
    ) { play in play.first.catch { _ in play.second } },
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
        "it fails as soon as an inner signal does, and those after it never run",
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
      "flatMap(maxConcurrent:)", isCold: true,
      Drawing(
        "two at a time, as in the doc comment", "1-2-3-----|", "a------a|", "b--b|", "c-c|",
        expects: "a-b--bcac-|", lifetimes: "^---------!", "^-------!", "--^---!", "------^--!"),
      Drawing(
        "it completes with the last inner signal", "12|", "a--|", "b----|",
        expects: "ab----|", lifetimes: "^-!", "^--!", "-^----!"),
      Drawing(
        "an inner failure ends it, and the others", "12--3-|", "a-------|", "b-#", "c|",
        expects: "ab-#", lifetimes: "^--!", "^--!", "-^-!", "")
    ) { play in play.first.flatMap(maxConcurrent: 2, play.inner) },
    DrawnOperator(
      "flatMapLatest", isCold: true,
      Drawing(
        "a new value disposes the inner signal before it, as in the doc comment",
        "1-----2------|", "-a--a--a--|", "-b--b|", expects: "-a--a--b--b--|",
        lifetimes: "^------------!", "^-----!", "------^----!"),
      Drawing(
        "it fails as soon as the newest inner signal does", "1-2----|", "a-a-a|", "b-#",
        expects: "a-b-#", lifetimes: "^---!", "^-!", "--^-!"),
      Drawing(
        "it fails as soon as the source does, and disposes the inner signal",
        "1--#", "a-a-a|", expects: "a-a#", lifetimes: "^--!", "^--!"),
      Drawing(
        "the failure of an older inner signal does not matter", "1-2--|", "a---#", "b-b|",
        expects: "a-b-b|", lifetimes: "^----!", "^-!", "--^--!"),
      Drawing("it completes when the source does without a value", "---|", expects: "---|"),
      Drawing(
        "an inner signal that has completed leaves room for the next", "1---2-|", "a|", "b|",
        expects: "a---b-|", lifetimes: "^-----!", "^!", "----^!")
    ) { play in play.first.flatMapLatest { play.inner($0) } },
    DrawnOperator(
      "repeat", isCold: true,
      Drawing(
        "it subscribes again when the source completes, as in the doc comment", "1--2|",
        expects: "1--21--2|", lifetimes: "^---! / ----^---!"),
      Drawing("it fails when a run does", "1--#", expects: "1--#", lifetimes: "^--!")
    ) { $0.first.repeat(2) },
    DrawnOperator(
      "retry, with a delay", isCold: true,
      Drawing(
        "it waits before the next attempt, as in the doc comment", "1---#",
        expects: "1------1---#", lifetimes: "^---!/-------^---!"),
      Drawing("what completes is not run again", "1-|", expects: "1-|", lifetimes: "^-!")
    ) { play in play.first.retry(1, on: play.clock) { _ in .ticks(3) } },
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
