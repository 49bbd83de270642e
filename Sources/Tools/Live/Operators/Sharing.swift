import ReactiveCore

extension Operator {
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
    ) { input, arguments in input.share(replay: arguments.amount) },
    Operator(
      "replayLazily", .sharing,
      "replayLazily starts one run, once and for all, and remembers it. Latecomers get everything first.",
      example: work, code: "input.replayLazily()"
    ) { input, _ in input.replayLazily() },
    Operator(
      "multicast", .sharing,
      "multicast starts its run when somebody calls connect(), not when somebody subscribes.",
      Argument("connect() at tick", .ticks, 0...30, start: 8), example: work,
      code: """
        let shared = input.multicast()
        clock.at(amount) { shared.connect() }
        shared.signal
        """, starter: "connect()"
    ) { input, arguments in
      let shared = input.multicast()
      arguments.clock.at(arguments.amount) { shared.connect() }
      arguments.studio.keep { shared.connect().dispose() }
      return shared.signal
    },
    Operator(
      "Property", .sharing,
      "Property always holds a value. Somebody writes what the source sends into it; whoever comes gets the present value first.",
      Argument("its first value", .value, start: 0), example: work,
      code: """
        let property = Property("amount")
        input.subscribe { property.value = $0 }
        property.signal.setFailureType(to: DrawnError.self)
        """,
      takes: .texts, makes: .texts, starter: "somebody else"
    ) { input, arguments in
      let property = Property(arguments.held)
      let writer = input.subscribe { property.value = $0 }
      arguments.studio.keep {
        writer.dispose()
        _ = property
      }
      return property.signal.setFailureType(to: Failed.self)
    },
    Operator(
      "startEagerly", .sharing,
      "startEagerly starts the run when the signal is made, before anybody can listen, and remembers it.",
      example: work, code: "input.startEagerly(on: clock)", starter: "whoever creates it"
    ) { input, arguments in input.startEagerly(on: arguments.clock) },
  ]
}
