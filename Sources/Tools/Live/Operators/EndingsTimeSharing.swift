import ReactiveCore

extension Operator {
  /// Operators that decide what happens when a source ends.
  static let endings: [Operator] = [
    Operator(
      "catch", .endings, "catch goes on with another signal when its source fails.",
      other: .joins, example: ["--1---2---#", "--a--b--|"], code: "input.catch { _ in other }",
      takes: .texts
    ) { input, stage in input.catch { _ in stage.other } },
    Operator(
      "catch(justReturn:)", .endings,
      "catch(justReturn:) sends one value when its source fails, and completes. Nothing can fail after it; setFailureType says so to the operators that stand there.",
      Argument("the value", .value, start: 0), example: ["--1---2---#"],
      code: #"input.catch(justReturn: "amount").setFailureType(to: DrawnError.self)"#,
      takes: .texts
    ) { input, stage in
      input.catch(justReturn: Text(stage.text)).setFailureType(to: Failed.self)
    },
    Operator(
      "retry", .endings,
      "retry subscribes again when its source fails: each time a new run, from the beginning. The number counts the attempts after the first, as in Combine; in RxSwift it counts the first one too.",
      Argument("more attempts", .times, start: 2), example: ["--1-2#"], code: "input.retry(amount)"
    ) { input, stage in input.retry(stage.amount) },
    Operator(
      "retry(_:on:after:)", .endings,
      "retry(_:on:after:) waits before it subscribes again. Here it makes two more attempts, and waits one tick longer for the second.",
      Argument("ticks before the first new attempt", .ticks, start: 2), example: ["--1-2#"],
      code: "input.retry(2, on: clock) { attempt in .ticks(amount + attempt - 1) }"
    ) { input, stage in
      input.retry(2, on: stage.clock) { attempt in .ticks(stage.amount + attempt - 1) }
    },
    Operator(
      "repeat", .endings,
      "repeat subscribes again when its source completes: each time a new run, from the beginning.",
      Argument("runs in all", .times, start: 2), example: ["--1-2|"], code: "input.repeat(amount)"
    ) { input, stage in input.repeat(stage.amount) },
    Operator(
      "timeout", .endings,
      "timeout fails if its source has not ended in time, as in ReactiveSwift. In RxSwift and Combine the time begins anew with each value, and Combine completes unless it is given an error.",
      Argument("ticks until the time is up", .ticks, 1...40, start: 10), stops: .always,
      example: ["--1---2------3--|"],
      code: #"input.timeout(after: .ticks(amount), failingWith: DrawnError("too late"), on: clock)"#
    ) { input, stage in
      input.timeout(after: stage.time, failingWith: Failed(), on: stage.clock)
    },
  ]

  private static let typing = ["--a-b-c------d--e-|"]

  /// Operators that go by a clock.
  static let time: [Operator] = [
    Operator(
      "delay", .time, "delay sends each value later, and the completion too.",
      Argument("ticks later", .ticks, start: 3), example: typing,
      code: "input.delay(.ticks(amount), on: clock)"
    ) { input, stage in input.delay(stage.time, on: stage.clock) },
    Operator(
      "debounce", .time,
      "debounce sends a value when its source has been quiet for a time, or has completed.",
      Argument("ticks to wait", .ticks, 1...9, start: 3), example: typing,
      code: "input.debounce(.ticks(amount), on: clock)"
    ) { input, stage in input.debounce(stage.time, on: stage.clock) },
    Operator(
      "throttle", .time,
      "throttle sends the first value at once, and from then on the latest one each time the wait is over.",
      Argument("ticks to wait", .ticks, 1...9, start: 3), example: typing,
      code: "input.throttle(.ticks(amount), on: clock)"
    ) { input, stage in input.throttle(stage.time, on: stage.clock) },
  ]

  private static let work = ["--1---2---3---4---|"]

  /// Operators that share one run.
  static let sharing: [Operator] = [
    Operator(
      "share", .sharing,
      "share starts one run for everybody who listens at the same time. Latecomers have missed what was sent.",
      example: work, code: "input.share()"
    ) { input, _ in input.share() },
    Operator(
      "share(replay:)", .sharing,
      "share(replay:) starts one run for all who listen at the same time. A latecomer gets the last values first, as many as you say.",
      Argument("values for latecomers", .number, start: 1), example: work,
      code: "input.share(replay: amount)"
    ) { input, stage in input.share(replay: stage.amount) },
    Operator(
      "replayLazily", .sharing,
      "replayLazily starts one run, once and for all, and remembers it. Latecomers get everything first.",
      example: work, code: "input.replayLazily()"
    ) { input, _ in input.replayLazily() },
    Operator(
      "multicast", .sharing,
      "multicast starts its run when somebody calls connect(), not when somebody subscribes.",
      Argument("connect() at tick", .ticks, 0...40, start: 8), example: work,
      code: """
        let shared = input.multicast()
        clock.at(amount) { shared.connect() }
        shared.signal
        """, starter: "connect()"
    ) { input, stage in
      let shared = input.multicast()
      stage.clock.at(stage.amount) { shared.connect() }
      stage.studio.keep { shared.connect().dispose() }
      return shared.signal
    },
    Operator(
      "Property", .sharing,
      "Property always holds a value. Somebody writes what the source sends into it; whoever comes gets the present value first.",
      Argument("the value at first", .value, start: 0), example: work,
      code: """
        let property = Property("amount")
        input.subscribe { property.value = $0 }
        property.signal.setFailureType(to: DrawnError.self)
        """,
      takes: .texts, makes: .texts, starter: "somebody else"
    ) { input, stage in
      let property = Property(Text(stage.text))
      let writer = input.subscribe { property.value = $0 }
      stage.studio.keep {
        writer.dispose()
        _ = property
      }
      return property.signal.setFailureType(to: Failed.self)
    },
    Operator(
      "startEagerly", .sharing,
      "startEagerly starts the run when the signal is made, before anybody can listen, and remembers it.",
      example: work, code: "input.startEagerly(on: clock)", starter: "whoever creates it"
    ) { input, stage in input.startEagerly(on: stage.clock) },
  ]
}
