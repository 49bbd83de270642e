import Marbles
import ReactiveCore
import Testing

extension DrawnOperator {
  /// Operators/Combining.
  static let combining = [
    DrawnOperator(
      "combineLatest",
      Drawing(
        "the first pair comes when both have sent, as in the doc comment",
        "1---2-----|", "--a---b---|", expects: "--x-y-z---|",
        values: ["x": "1a", "y": "2a", "z": "2b"], lifetimes: "^---------!", "^---------!"),
      Drawing(
        "a value waits for the other signal, and an earlier one is forgotten",
        "123-----|", "-----a--|", expects: "-----x--|", values: ["x": "3a"]),
      Drawing(
        "a source that goes on keeps it going", "1-|", "a---", expects: "x----",
        values: ["x": "1a"], lifetimes: "^-!", "^")
    ) { combineLatest($0.first, $0.second).map { $0 + $1 } },
    DrawnOperator(
      "concat", isCold: true,
      Drawing(
        "one after another, as in the doc comment", "1--2-|", "a--b|", expects: "1--2-a--b|",
        lifetimes: "^----!", "-----^---!"),
      Drawing(
        "the first failure ends it", "1-#", "a|", expects: "1-#", lifetimes: "^-!", ""),
      Drawing("what goes on goes on", "1-", "a|", expects: "1-", lifetimes: "^", "")
    ) { concat($0.first, $0.second) },
    DrawnOperator(
      "merge",
      Drawing(
        "values come as they come, as in the doc comment", "1-----2---|", "--a-b--|",
        expects: "1-a-b-2---|", lifetimes: "^---------!", "^------!"),
      Drawing(
        "it completes with the last one, whichever it is", "1-|", "--a--|", expects: "1-a--|",
        lifetimes: "^-!", "^----!"),
      Drawing(
        "it fails as soon as one fails, and disposes the others", "1---2---|", "--#",
        expects: "1-#", lifetimes: "^-!", "^-!")
    ) { merge($0.first, $0.second) },
    DrawnOperator(
      "sample(on:)",
      Drawing(
        "a value that was not asked for in time is dropped", "1--2|", "-x------", expects: "-1--|"),
      Drawing(
        "it fails as soon as the source does", "1--#", "-x------", expects: "-1-#",
        lifetimes: "^--!", "^--!"),
      Drawing(
        "it fails as soon as the trigger does", "1---2-|", "-x-#", expects: "-1-#",
        lifetimes: "^--!", "^--!"),
      Drawing(
        "a trigger that comes before any value sends nothing", "---1|", "xx--", expects: "----|")
    ) { $0.first.sample(on: $0.second) },
    DrawnOperator(
      "take(until:)",
      Drawing(
        "it completes when the source does", "1---|", "------x", expects: "1---|",
        lifetimes: "^---!", "^---!"),
      Drawing(
        "it fails when the source does", "1---#", "------x", expects: "1---#",
        lifetimes: "^---!", "^---!"),
      Drawing(
        "it fails when the trigger does", "1---2---|", "--#", expects: "1-#",
        lifetimes: "^-!", "^-!")
    ) { $0.first.take(until: $0.second) },
    DrawnOperator(
      "withLatestFrom",
      Drawing(
        "each value gets the latest of the other, as in the doc comment",
        "--1---2---3-|", "a---b---c", expects: "--x---y---z-|",
        values: ["x": "1a", "y": "2b", "z": "3c"], lifetimes: "^-----------!", "^-----------!"),
      Drawing(
        "values that come before the other has sent one are dropped", "12--3|", "---a-----",
        expects: "----x|", values: ["x": "3a"]),
      Drawing(
        "that the other completes changes nothing: its last value stays", "--1--2-|", "a|",
        expects: "--x--y-|", values: ["x": "1a", "y": "2a"], lifetimes: "^------!", "^!"),
      Drawing(
        "nor if the other completes without a value (combineLatest would complete)", "--1--2-|",
        "-|", expects: "-------|", lifetimes: "^------!", "^!"),
      Drawing(
        "it fails as soon as the source does", "--1-#", "a-----", expects: "--x-#",
        values: ["x": "1a"], lifetimes: "^---!", "^---!"),
      Drawing(
        "it fails as soon as the other does", "--1---|", "a---#", expects: "--x-#",
        values: ["x": "1a"], lifetimes: "^---!", "^---!"),
      Drawing("a value of the other sends nothing", "1------|", "-bcd---", expects: "-------|")
    ) { $0.first.withLatestFrom($0.second).map { $0 + $1 } },
    DrawnOperator(
      "zip",
      Drawing(
        "it pairs the first ones, the second ones and so on", "1---2-----3-|", "--a---b|",
        expects: "--x---y|", values: ["x": "1a", "y": "2b"], lifetimes: "^------!", "^------!"),
      Drawing(
        "it fails as soon as the first does, although pairs could still come", "12-#", "---a--b-|",
        expects: "---#", lifetimes: "^--!", "^--!"),
      Drawing(
        "it fails as soon as the second does", "12----|", "a--#", expects: "x--#",
        values: ["x": "1a"], lifetimes: "^--!", "^--!"),
      Drawing(
        "sources that go on keep it going", "12--", "a---", expects: "x---", values: ["x": "1a"],
        lifetimes: "^", "^")
    ) { zip($0.first, $0.second).map { $0 + $1 } },
  ]
}
