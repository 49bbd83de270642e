import ReactiveCore

extension Operator {
  /// Operators that decide what happens when a source ends.
  static let endings: [Operator] = [
    Operator(
      "catch", .endings, "catch goes on with another signal when its source fails.",
      other: .joins, example: ["--1---2---#", "--a--b--|"], code: "input.catch { _ in other }",
      takes: .texts
    ) { input, arguments in input.catch { _ in arguments.other } },
    Operator(
      "catch(justReturn:)", .endings,
      "catch(justReturn:) sends one value when its source fails, and completes. After it, nothing can fail; the Swift code adds setFailureType(to:) because the next operator may expect the old type.",
      Argument("the value", .value, start: 0), example: ["--1---2---#"],
      code: #"input.catch(justReturn: "amount").setFailureType(to: DrawnError.self)"#,
      takes: .texts
    ) { input, arguments in
      input.catch(justReturn: Text(arguments.text)).setFailureType(to: Failed.self)
    },
    Operator(
      "retry", .endings,
      "retry subscribes again when its source fails. A cold source then starts a new run, from the beginning; a hot one does not. The number counts the attempts after the first, as in Combine; in RxSwift it counts the first one too.",
      Argument("more attempts", .times, start: 2), example: ["--1-2#"], code: "input.retry(amount)"
    ) { input, arguments in input.retry(arguments.amount) },
    Operator(
      "retry(_:on:after:)", .endings,
      "retry(_:on:after:) waits before it subscribes again. Here it makes two more attempts, and waits one tick longer for the second.",
      Argument("ticks before the first new attempt", .ticks, start: 2), example: ["--1-2#"],
      code: "input.retry(2, on: clock) { attempt in .ticks(amount + attempt - 1) }"
    ) { input, arguments in
      input.retry(2, on: arguments.clock) { attempt in .ticks(arguments.amount + attempt - 1) }
    },
    Operator(
      "repeat", .endings,
      "repeat subscribes again when its source completes. A cold source then starts a new run, from the beginning; a hot one does not.",
      Argument("runs in all", .times, start: 2), example: ["--1-2|"], code: "input.repeat(amount)"
    ) { input, arguments in input.repeat(arguments.amount) },
    Operator(
      "timeout", .endings,
      "timeout fails if its source has not ended in time, as in ReactiveSwift. In RxSwift and Combine the time begins anew with each value, and Combine completes unless it is given an error.",
      Argument("ticks until the time is up", .ticks, 1...30, start: 10), stops: .always,
      example: ["--1---2------3--|"],
      code: #"input.timeout(after: .ticks(amount), failingWith: DrawnError("too late"), on: clock)"#
    ) { input, arguments in
      input.timeout(after: arguments.time, failingWith: Failed(), on: arguments.clock)
    },
  ]
}
