import Testing

@testable import ReactiveCore

@Suite(.watched) struct BadInputTests {
  @Test(
    "law 13: what cannot be stops with the problem, what was given, and the remedy",
    arguments: BadInputRow.all.map(\.name))
  func stops(_ name: String) async throws {
    let row = try #require(BadInputRow.all.first { $0.name == name })
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name] in
      BadInputRow.all.first { $0.name == name }?.run()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains(row.problem))
    #expect(message.contains(row.remedy))
  }

  @Test("law 13: the table has every demand of the core")
  func tableIsComplete() throws {
    let messages = try CoreSources.texts().flatMap { text in
      text.matches(of: /\brequire\([^"]+"([^"\\:]+)/).map { String($0.1) }
    }
    #expect(messages.count >= 16)
    for message in messages {
      #expect(
        BadInputRow.all.contains { $0.problem.hasPrefix(message) }, "no row for: \(message)")
    }
  }

  @Test("law 13: what is just possible does not stop")
  func limits() {
    let clock = VirtualScheduler()
    let numbers = Signal<Int, Never>.from([1, 2])
    #expect(numbers.take(0).toArray() == [])
    #expect(numbers.take(.max).skip(0).toArray() == [1, 2])
    #expect(numbers.skip(.max).repeat(0).retry(0).toArray() == [])
    #expect(numbers.share(replay: 0).replayLazily(0).toArray() == [1, 2])
    let delayed = Heard<Int>()
    numbers.delay(.zero, on: clock).debounce(.nanoseconds(1), on: clock)
      .throttle(.nanoseconds(1), on: clock).subscribe { delayed.append($0) }
    clock.schedule(after: .zero) { delayed.append(0) }
    clock.advance(by: .zero)
    #expect(delayed.all == [2, 0])
  }

  @Test("law 13: a property whose binding has ended can be bound again")
  func bindingAgain() {
    let property = Property(0)
    Signal<Int, Never>.just(1).bind(to: property)
    #expect(property.value == 1)
    let subject = Subject<Int, Never>()
    let binding = subject.signal.bind(to: property)
    binding.dispose()
    subject.signal.bind(to: property)
    subject.send(2)
    subject.complete()
    Signal<Int, Never>.just(3).bind(to: property)
    #expect(property.value == 3)
  }

  @Test("a command that is disabled refuses to be executed, and says so")
  func disabledCommand() {
    let (isAllowed, begun) = (Property(false), Tally())
    let command = Command<Int, Int, Mishap>(enabledIf: isAllowed.signal) { number in
      begun.add()
      return .just(number)
    }
    #expect(throws: CommandError<Mishap>.disabled) { try command.execute(1).toArray() }
    #expect(begun.count == 0)
    isAllowed.value = true
    #expect(throws: Never.self) { try command.execute(1).toArray() }
    #expect(begun.count == 1)
  }

  @Test("a command that is running refuses to be executed again, and says so")
  func runningCommand() throws {
    let (work, errors) = (Subject<Int, Mishap>(), Heard<CommandError<Mishap>>())
    let command = Command<Int, Int, Mishap> { _ in work.signal }
    command.execute(1).subscribe(failed: { errors.append($0) })
    #expect(errors.all == [])
    command.execute(2).subscribe(failed: { errors.append($0) })
    #expect(errors.all == [.disabled])
    work.fail(Mishap(number: 7))
    #expect(errors.all == [.disabled, .failed(Mishap(number: 7))])
    #expect(throws: CommandError<Mishap>.failed(Mishap(number: 7))) {
      try command.execute(3).toArray()
    }
  }
}
