import ReactiveCore

extension Operator {
  private static let typing = ["--a-b-c------d--e-|"]

  /// Operators that use a clock.
  static let time: [Operator] = [
    Operator(
      "delay", .time, "delay sends each value later, and the completion too.",
      Argument("ticks later", .ticks, start: 3), example: typing,
      code: "input.delay(for: .ticks(amount), on: clock)"
    ) { input, arguments in input.delay(for: arguments.time, on: arguments.clock) },
    Operator(
      "debounce", .time,
      "debounce sends a value when its source has been quiet for a time, or has completed.",
      Argument("ticks to wait", .ticks, 1...9, start: 3), example: typing,
      code: "input.debounce(for: .ticks(amount), on: clock)"
    ) { input, arguments in input.debounce(for: arguments.time, on: arguments.clock) },
    Operator(
      "throttle", .time,
      "throttle sends the first value at once, and from then on the latest one each time the wait is over.",
      Argument("ticks to wait", .ticks, 1...9, start: 3), example: typing,
      code: "input.throttle(for: .ticks(amount), on: clock)"
    ) { input, arguments in input.throttle(for: arguments.time, on: arguments.clock) },
  ]
}
