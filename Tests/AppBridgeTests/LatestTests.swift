import LessonKit
import Observation
import ReactiveCore
import Testing

@testable import AppBridge

@MainActor @Suite struct LatestTests {
  private let name = Property("Ada")

  @Test("it holds the latest value, and tells those who observe it")
  func tells() {
    let latest = Latest(name)
    let told = Counter()
    let first = withObservationTracking {
      latest.value
    } onChange: {
      told.increment()
    }
    #expect(first == "Ada")
    #expect(told.count == 0)
    name.value = "Ben"
    #expect(latest.value == "Ben")
    #expect(told.count == 1)
  }

  @Test("what another thread sends arrives on the main actor")
  func arrives() async {
    let latest = Latest(name)
    #expect(latest.value == "Ada")
    onWorker { [name] in name.value = "Ben" }
    #expect(latest.value == "Ada")
    await mainQueueHasRun()
    #expect(latest.value == "Ben")
  }

  @Test("until the driver sends something it holds its initial value")
  func begins() {
    let names = Subject<String, Never>()
    let latest = Latest(initial: "nobody", then: names.signal.asDriver())
    #expect(latest.value == "nobody")
    names.send("Ada")
    #expect(latest.value == "Ada")
  }

  @Test("law 2: it starts nothing before it is read, and one run however often it is read")
  func startsLate() {
    let runs = Counter()
    let answer = Signal<Int, Never>.just(7).handleEvents(subscribed: { runs.increment() })
    let latest = Latest(initial: 0, then: answer.asDriver())
    #expect(runs.count == 0)
    #expect([latest.value, latest.value] == [7, 7])
    #expect(runs.count == 1)
  }

  @Test("law 2: nor does it begin again when it is read while it begins")
  func isReadWhileItBegins() {
    let reads = Recorder<Latest<Int>>()
    let runs = Counter()
    let answer = Signal<Int, Never>.just(7).handleEvents(subscribed: {
      if runs.increment() < 9 { MainActor.assumeIsolated { _ = reads.values.first?.value } }
    })
    reads.append(Latest(initial: 0, then: answer.asDriver()))
    #expect(reads.values.first?.value == 7)
    #expect(runs.count == 1)
  }
}
