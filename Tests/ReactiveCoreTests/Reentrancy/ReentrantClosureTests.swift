import LessonKit
import Testing

@testable import ReactiveCore

/// An operator whose closure calls something else before it does its work.
private struct Closure: Sendable, CustomTestStringConvertible {
  typealias Numbers = Signal<Int, Mishap>

  let testDescription: String
  let apply: @Sendable (Numbers, _ call: @escaping @Sendable () -> Void) -> Numbers

  init(
    _ name: String,
    _ apply: @escaping @Sendable (Numbers, _ call: @escaping @Sendable () -> Void) -> Numbers
  ) {
    testDescription = name
    self.apply = apply
  }

  /// Those that would send on each value at once.
  static let all = operators + special

  /// Every operator in the table that calls its closure for a value; the others say what is special.
  private static let operators = OperatorRow<Int, Mishap>.atOnce.filter { row in
    let (subject, calls) = (Subject<Int, Mishap>(), Tally())
    row.make(subject.signal, Surroundings(error: Mishap(), touch: { calls.add() })).subscribe()
    if calls.count > 0 { return false }
    subject.send(1)
    return calls.count > 0
  }.map { row in
    Closure(row.name) { source, call in
      row.make(source, Surroundings(error: Mishap(), touch: call))
    }
  }

  private static let special = [
    Closure("distinctUntilChanged") { source, call in
      source.startWith(0).map { Compared(number: $0, call: call) }.distinctUntilChanged()
        .map(\.number).filter { $0 > 0 }
    },
    Closure("handleEvents") { source, call in source.handleEvents(next: { _ in call() }) },
    Closure("catch") { source, call in
      source.flatMap { value in Numbers.failed(Mishap(number: value)) }
        .catch { (mishap: Mishap) -> Numbers in
          call()
          return .just(mishap.number)
        }
    },
    Closure("then") { source, call in
      source.take(1).then {
        call()
        return .just(1)
      }
    },
  ]

  /// A number that calls something when it is compared.
  private struct Compared: Equatable, Sendable {
    let number: Int
    let call: @Sendable () -> Void

    static func == (left: Compared, right: Compared) -> Bool {
      right.call()
      return left.number == right.number
    }
  }
}

@Suite(.watched) struct ReentrantClosureTests {
  typealias Numbers = Signal<Int, Mishap>

  @Test(
    "law 5: a closure of an operator that disposes keeps the value from the subscriber",
    arguments: Closure.all)
  fileprivate func disposesInClosure(_ closure: Closure) {
    let endings: [Event<Int, Mishap>] = [.completed, .failed(Mishap())]
    for ending in endings {
      let (subject, heard, torn) = (Subject<Int, Mishap>(), Heard<String>(), Tally())
      let (subscription, calls) = (Disposable(), Tally())
      let source = subject.signal.handleEvents(disposed: { torn.add() })
      closure.apply(source) {
        calls.add()
        subscription.dispose()
      }.subscribeToEvents(as: subscription) { heard.append("\($0)") }
      subject.send(1)
      subject.send(2)
      subject.forward(ending)
      #expect(heard.all == [])
      #expect(calls.count == 1)
      #expect(torn.count == 1)
    }
  }

  @Test(
    "law 3: a closure of an operator that disposes stops an endless source",
    arguments: Closure.all)
  fileprivate func stopsEndless(_ closure: Closure) {
    let (heard, subscription, calls) = (Heard<String>(), Disposable(), Tally())
    // It begins with 1, since some of these operators begin with 0 themselves.
    closure.apply(Numbers.endless.skip(1)) {
      calls.add()
      subscription.dispose()
    }.subscribeToEvents(as: subscription) { heard.append("\($0)") }
    #expect(heard.all == [])
    #expect(calls.count == 1)
  }

  @Test("law 5: a closure that makes the result and disposes keeps the result from the subscriber")
  func disposesInReduce() {
    let (heard, subscription) = (Heard<String>(), Disposable())
    Numbers.from([1, 2]).reduce(0) { sum, value in
      if value == 2 { subscription.dispose() }
      return sum + value
    }.subscribeToEvents(as: subscription) { heard.append("\($0)") }
    #expect(heard.all == [])
  }

  @Test("law 5: an answer that waits when a handler disposes does not go on, not even on the way")
  func dropsWaitingAnswers() {
    let (questions, answers) = (Subject<Int, Mishap>(), Subject<Int, Mishap>())
    let (heard, subscription) = (Heard<String>(), Disposable())
    questions.signal.flatMapLatest { $0 == 0 ? answers.signal : .just($0) }
      .handleEvents(
        next: { heard.append("passed \($0)") }, completed: { heard.append("passed |") }
      )
      .subscribe(as: subscription) { value in
        heard.append("\(value)")
        // The second question is answered at once, while the first answer is being delivered.
        questions.send(2)
        questions.complete()
        subscription.dispose()
      }
    questions.send(0)
    answers.send(1)
    #expect(heard.all == ["passed 1", "1"])
  }

  @Test("law 5: an event that handleEvents keeps back does not go on, not even on the way")
  func handleEventsStopsTheWay() {
    for ending in [Event.next(1), .failed(Mishap()), .completed] as [Event<Int, Mishap>] {
      let (subject, heard, subscription) = (Subject<Int, Mishap>(), Heard<String>(), Disposable())
      subject.signal
        .handleEvents(
          next: { _ in subscription.dispose() }, failed: { _ in subscription.dispose() },
          completed: { subscription.dispose() }
        )
        .handleEvents(
          next: { heard.append("\($0)") }, failed: { heard.append("\($0)") },
          completed: { heard.append("|") }
        )
        .subscribe(as: subscription)
      subject.forward(ending)
      #expect(heard.all == [])
    }
  }
}
