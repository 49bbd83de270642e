import Marbles
import ReactiveCore
import Testing

extension DrawnOperator {
  /// Operators/Values.
  static let values = [
    DrawnOperator(
      "collect",
      Drawing(
        "all values are sent as one array, as in the doc comment", "1---2---3-|",
        expects: "----------(a|)", values: ["a": "[1, 2, 3]"], lifetimes: "^---------!"),
      Drawing(
        "without a value the array is empty", "---|", expects: "---(a|)", values: ["a": "[]"]),
      Drawing("it fails without an array", "1-2-#", expects: "----#")
    ) { $0.first.numbers.collect() },
    DrawnOperator(
      "compactMap",
      Drawing(
        "what becomes nil is left out, as in the doc comment", "1---x---3-|",
        expects: "1-------3-|", lifetimes: "^---------!"),
      Drawing("it fails when the source does", "1-x-#", expects: "1---#"),
      Drawing("it completes although nothing passed", "x-y-|", expects: "----|")
    ) { $0.first.compactMap { Int($0) } },
    DrawnOperator(
      "distinctUntilChanged",
      Drawing(
        "a value that equals the one before is left out, as in the doc comment", "1-1-2-2-1-|",
        expects: "1---2---1-|", lifetimes: "^---------!"),
      Drawing("it fails when the source does", "1-1-#", expects: "1---#"),
      Drawing("it completes without a value", "---|", expects: "---|")
    ) { $0.first.distinctUntilChanged() },
    DrawnOperator(
      "distinctUntilChanged(by:)",
      Drawing(
        "it compares keys, as in the doc comment", "1-3-4---6-|", expects: "1---4-----|",
        lifetimes: "^---------!"),
      Drawing("a failure passes", "1-#", expects: "1-#")
    ) { $0.first.numbers.distinctUntilChanged { $0 % 2 } },
    DrawnOperator(
      "filter",
      Drawing(
        "what does not satisfy the condition is left out, as in the doc comment", "1---2---3---4-|",
        expects: "----2-------4-|", lifetimes: "^-------------!"),
      Drawing("it fails when the source does", "1-2-3-#", expects: "--2---#"),
      Drawing("it completes although nothing passed", "1-3-|", expects: "----|"),
      Drawing("it completes without a value", "---|", expects: "---|")
    ) { $0.first.numbers.filter { $0 % 2 == 0 } },
    DrawnOperator(
      "first",
      Drawing(
        "it is take(1)", "--1---2--|", expects: "--(1|)", lifetimes: "^-!"),
      Drawing("it completes when the source does", "---|", expects: "---|"),
      Drawing("it fails when the source does before that", "---#", expects: "---#")
    ) { $0.first.first() },
    DrawnOperator(
      "map",
      Drawing(
        "every value is transformed, as in the doc comment", "1---2---3-|",
        expects: "2---4---6-|", lifetimes: "^---------!"),
      Drawing(
        "it fails when the source does", "1---2-#", expects: "2---4-#", lifetimes: "^-----!"),
      Drawing("it completes without a value", "---|", expects: "---|", lifetimes: "^--!"),
      Drawing("it does not end when the source does not", "1--2--", expects: "2--4--")
    ) { $0.first.numbers.map { $0 * 2 } },
    DrawnOperator(
      "reduce",
      Drawing(
        "the final result is sent at the end, as in the doc comment", "1---2---3-|",
        expects: "----------(6|)", lifetimes: "^---------!"),
      Drawing("without a value it is the initial one", "---|", expects: "---(0|)"),
      Drawing("it fails without a result", "1-2-#", expects: "----#"),
      Drawing("a source that goes on has no result", "1-2-3--", expects: "-------")
    ) { $0.first.numbers.reduce(0, +) },
    DrawnOperator(
      "scan",
      Drawing(
        "every intermediate result is sent, as in the doc comment", "1---2---3-|",
        expects: "1---3---6-|", lifetimes: "^---------!"),
      Drawing("it fails when the source does", "1-2-#", expects: "1-3-#"),
      Drawing("the initial value is not sent", "---|", expects: "---|")
    ) { $0.first.numbers.scan(0, +) },
    DrawnOperator(
      "setFailureType(to:)",
      Drawing("what passes stays as it is", "1-2-|", expects: "1-2-|", lifetimes: "^---!")
    ) { play in
      play.first.catch { _ in Signal<String, Never>.never }.setFailureType(to: TestError.self)
    },
    DrawnOperator(
      "skip",
      Drawing(
        "the first values are left out, as in the doc comment", "1---2---3---4-|",
        expects: "--------3---4-|", lifetimes: "^-------------!"),
      Drawing("it completes when the source does, however early", "1-|", expects: "--|"),
      Drawing("it fails when the source does, however early", "1-#", expects: "--#")
    ) { $0.first.skip(2) },
    DrawnOperator(
      "startWith",
      Drawing(
        "a value of its own comes first, as in the doc comment", "--1---2-|",
        expects: "0-1---2-|", lifetimes: "^-------!"),
      Drawing("it fails when the source does", "--1-#", expects: "0-1-#"),
      Drawing("the value comes also before an empty source", "--|", expects: "0-|")
    ) { $0.first.startWith("0") },
    DrawnOperator(
      "take",
      Drawing(
        "it completes with the last of the values, as in the doc comment", "1---2---3---4-|",
        expects: "1---(2|)", lifetimes: "^---!"),
      Drawing(
        "it completes when the source does before that", "1-|", expects: "1-|", lifetimes: "^-!"),
      Drawing("it fails when the source does before that", "1-#", expects: "1-#"),
      Drawing("an error that comes later does not matter", "1-2-#", expects: "1-(2|)"),
      Drawing("two values at one moment are two values", "--(123)--|", expects: "--(12|)")
    ) { $0.first.take(2) },
    DrawnOperator(
      "take(while:)",
      Drawing(
        "it completes with the first value that does not satisfy, as in the doc comment",
        "1---2---3---1-|", expects: "1---2---|", lifetimes: "^-------!"),
      Drawing("it completes when the source does", "1-2-|", expects: "1-2-|"),
      Drawing("it fails when the source does before that", "1-2-#", expects: "1-2-#"),
      Drawing("the very first value may end it", "--3-1-|", expects: "--|", lifetimes: "^-!"),
      Drawing("values at the same moment are not sent either", "1-(31)--|", expects: "1-|")
    ) { $0.first.numbers.take(while: { $0 < 3 }) },
  ]
}
