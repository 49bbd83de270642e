import Marbles
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
    let delayed = Recorder<Int>()
    numbers.delay(for: .zero, on: clock).debounce(for: .nanoseconds(1), on: clock)
      .throttle(for: .nanoseconds(1), on: clock).subscribe { delayed.append($0) }
    clock.schedule(after: .zero) { delayed.append(0) }
    clock.advance(by: .zero)
    #expect(delayed.values == [2, 0])
  }
}
