import Marbles
import ReactiveCore
import Testing

@testable import AppBridge

@MainActor @Suite struct LatestTests {
  private let name = Property("Ada")

  @Test("it holds the latest value, and tells those who observe it")
  func tells() {
    let latest = Latest(name)
    #expect(latest.value == "Ada")
    let told = changes { latest.value }
    name.value = "Ben"
    #expect(latest.value == "Ben")
    #expect(told.count == 1)
  }

  @Test("law 2: it starts nothing before it is read, and one run however often it is read")
  func startsLate() {
    let runs = Counter()
    let answer = Signal<Int, Never>.just(7).handleEvents(subscribed: { runs.increment() })
    let latest = Latest(initial: 0, then: answer.asDriver())
    #expect(runs.count == 0)
    #expect([latest.value, latest.value] == [7, 7])
    #expect(runs.count == 1)
    #expect(Latest(initial: 1, then: Signal.never.asDriver()).value == 1)
  }
}
