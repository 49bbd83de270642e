import Marbles

@testable import ReactiveCore

extension DepthRow {
  /// A handler after each operator sends the next number into the source of the operator.
  static let operators = NumberRow.ofSubjects.map { row in
    DepthRow(resending: "\(row.name), from inside") { subject in
      row.make(subject.signal, Surroundings(error: TestError.server, limit: steps + 1))
    }
  }

  static let reentrant = [
    DepthRow(resending: "Subject", times: runs) { $0.signal },
    DepthRow(resending: "zip with itself") { subject in
      zip(subject.signal, subject.signal).map { number, _ in number }
    },
    DepthRow("ReplaySubject") {
      let (subject, count) = (ReplaySubject<Int, Never>(bufferSize: 1), Counter())
      subject.send(1)
      subject.signal.subscribe { number in
        count.increment()
        if number < steps { subject.send(number + 1) }
      }
      return count.count
    },
    DepthRow("Property") {
      let (property, count) = (Property(1), Counter())
      property.signal.subscribe { number in
        count.increment()
        if number < steps { property.value = number + 1 }
      }
      return count.count
    },
    DepthRow("two properties, bound both ways") {
      let (first, second, count) = (Property(0), Property(0), Counter())
      first.bindTwoWay(with: second)
      first.signal.skip(1).subscribe { number in
        count.increment()
        if number < steps { first.value = number + 1 }
      }
      first.value = 1
      return second.value == steps ? count.count : 0
    },
    DepthRow("a created signal") {
      let (inlet, count) = (Inlet<Int, Never>(), Counter())
      inlet.signal.subscribe { number in
        count.increment()
        if number < steps { inlet.send(.next(number + 1)) }
      }
      inlet.send(.next(1))
      return count.count
    },
  ]

  static let others = [
    DepthRow("then, page after page, each on a scheduler") {
      let (clock, count) = (VirtualScheduler(), Counter())
      @Sendable func page(_ number: Int) -> Signal<Int, Never> {
        if count.increment() == steps { return .empty }
        return Signal<Int, Never>.timer(after: .seconds(1), sending: number, on: clock)
          .then { page(number + 1) }
      }
      page(1).subscribe()
      clock.run()
      return count.count
    },
    DepthRow("catch, attempt after attempt, each on a scheduler") {
      let (clock, count) = (VirtualScheduler(), Counter())
      @Sendable func attempt() -> Signal<Int, TestError> {
        if count.increment() == steps { return .empty }
        return Signal<Int, TestError>.failed(TestError.server).subscribe(on: clock).catch { _ in
          attempt()
        }
      }
      attempt().subscribe()
      clock.run()
      return count.count
    },
    DepthRow("Command, executed again when it has ended") {
      let count = Counter()
      let command = Command<Int, Int, Never> { .just($0) }
      command.isEnabled.subscribe { isEnabled in
        if isEnabled, count.count < steps { command.execute(count.increment()) }
      }
      return count.count
    },
    DepthRow("VirtualScheduler, work that schedules more") {
      let (clock, count) = (VirtualScheduler(), Counter())
      @Sendable func work() {
        if count.increment() < steps { clock.schedule { work() } }
      }
      clock.schedule { work() }
      clock.run()
      return count.count
    },
    DepthRow("interval") {
      let (clock, count) = (VirtualScheduler(), Counter())
      Signal<Int, Never>.interval(every: .seconds(1), on: clock).take(steps)
        .subscribe { _ in count.increment() }
      clock.run()
      return count.count
    },
  ]
}
