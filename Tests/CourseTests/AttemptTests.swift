import Testing

@testable import course

/// What learners have tried, and what is said to it: nothing that is not so.
@Suite struct AttemptTests {
  @Test("what is said of an attempt is true of it", arguments: attempts)
  func isTrue(attempt: Try) async throws {
    let exercise = try exercises.meant(by: attempt.exercise)
    let program = exercise.program.replacing(
      exercise.answers[0].gap.reduce("") { $0 + exercise.program.textLines[$1 - 1] + "\n" },
      with: attempt.code + "\n")
    let work = exercise.work(program)
    let place = Self.attempts.firstIndex { $0.code == attempt.code } ?? 0
    let outcome = try await KeptPrograms.all.value.attempt(
      program, named: "attempt-\(place)", running: .seconds(20))
    let verdict = exercise.judge(outcome, of: work)
    let said = report.verdict(verdict, on: exercise, work: work, next: nil).flowing
    #expect(said.contains(attempt.says) && !said.contains(attempt.saysNot), "\(said)")
  }

  struct Try: Sendable, CustomTestStringConvertible {
    let exercise: String
    let code: String
    let says: String
    let saysNot: String

    var testDescription: String { "\(exercise): \(code)" }
  }

  private static let still = "defer { print(\"the machine stands still\") }\n"
  private static let ada = "let ada = speaker.signal.subscribe"

  private static let attempts = [
    Try(
      exercise: "01",
      code: still + """
        print(orders.count == 1 ? "  Ada sips espresso" : "  Ben sips espresso")
        print(orders.count == 1 ? "  Ada sips crema" : "  Ben sips crema")
        print(orders.count == 1 ? "  Ada is done" : "  Ben is done")
        return Disposable { print("it is rinsed") }
        """, says: "The machine is never rinsed.", saysNot: "Everything is delivered"),
    Try(
      exercise: "01",
      code: still + "subscriber.complete()\nreturn Disposable { print(\"it is rinsed\") }",
      says: "no espresso has arrived", saysNot: "Nothing is delivered after the completion, so"),
    Try(
      exercise: "01",
      code: still + """
        subscriber.send("espresso")
        subscriber.send("crema")
        Task { subscriber.complete() }
        return Disposable { print("it is rinsed") }
        """, says: "Ada is not done", saysNot: "does not say that nothing more"),
    Try(
      exercise: "02",
      code: """
        let a2 = speaker.signal.subscribe { print("  Ada hears \\($0)") }
        let ada = Disposable()
        announce("lunch is served")
        a2.dispose()
        """, says: "but ada is not disposed", saysNot: "her subscription is not disposed"),
    Try(
      exercise: "02", code: "\(ada) { _ in }\nannounce(\"lunch is served\")",
      says: "Nothing is printed for Ada.", saysNot: "subscribe her before"),
    Try(
      exercise: "02",
      code: """
        let ada = Disposable()
        announce("lunch is served")
        print("  Ada hears lunch is served")
        ada.dispose()
        """, says: "stands in your own code as it is: Ada hears lunch", saysNot: "Well done"),
    Try(
      exercise: "02",
      code: """
        \(ada) { _ in print("  Ada hears lunch is served") }
        announce("lunch is served")
        ada.dispose()
        """, says: "stands in your own code as it is: Ada hears lunch", saysNot: "Well done"),
    Try(
      exercise: "03",
      code: """
        let parade = Subject<Int, Never>()
        parade.send(0)
        let beat = parade.signal
        """, says: "no drummer has begun", saysNot: "somebody has to send"),
    Try(
      exercise: "03",
      code: """
        let street = Subject<Int, Never>()
        let beat = street.signal
        print("tick \\(clock.tick): drummer \\(drummers.increment()) begins")
        for i in 0...3 { clock.at(i * 2 + 2) { street.send(i) } }
        """, says: "fits a text in your own code: tick 0: drummer 1 begins", saysNot: "as it is"),
    Try(
      exercise: "03",
      code: """
        let street = Subject<Int, Never>()
        clock.at(3) { drummer.subscribe { street.send($0) } }
        let beat = street.signal
        """, says: "The drummer begins at tick 3. This", saysNot: "when the first listener arrives"),
    Try(
      exercise: "13",
      code: """
        let counter = pizzas.signal.withLatestFrom(guests.signal)
          .map { pizza, guest in "\\(guest) gets \\(pizza)" }
        """, says: "each pizza goes to the guest who ordered last", saysNot: "flatMap"),
    Try(
      exercise: "35",
      code: """
        order.signal.compactMap { $0 }.flatMapLatest { $0.text }
          .subscribe { print("  the display: \\($0)") }
        """, says: "fits a text in your own code: the display: soup", saysNot: "as it is"),
  ]
}
