import Marbles
import Testing

@Suite struct TimelineTests {
  @Test("a timeline that starts before time stops with a message")
  func refusesNegativeStart() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Timeline("early", from: -1)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("cannot start at tick -1: use 0 or a later tick"))
  }

  @Test("an entry that comes before another stops with a message")
  func refusesDisorder() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var timeline = Timeline("source")
      timeline.append(.next("1"), at: 4)
      timeline.append(.next("2"), at: 3)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("at tick 3 of a timeline that has reached tick 4"))
    #expect(message.contains("append in the order of time"))
  }
}
