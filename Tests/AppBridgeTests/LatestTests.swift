import LessonKit
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
    let names = Subject<String, Never>()
    let driver = names.signal.handleEvents(subscribed: { runs.increment() }).asDriver()
    let latest = Latest(initial: "nobody", then: driver)
    #expect(runs.count == 0)
    #expect(latest.value == "nobody")
    names.send("Ada")
    #expect([latest.value, latest.value] == ["Ada", "Ada"])
    #expect(runs.count == 1)
  }
}
