import Marbles
import ReactiveCore
import Testing

@testable import AppBridge

@MainActor @Suite struct DriveTests {
  private let name = Property("Ada")
  private let label = Label()

  @Test("the first value comes at once, so no label is empty for a frame; it may be nil")
  func comesAtOnce() {
    _ = name.driver.drive(label, \.text)
    #expect(label.written == ["Ada"])
    name.value = "Ben"
    _ = Property<String?>(nil).driver.drive(label, \.text)
    #expect(label.written == ["Ada", "Ben", nil])
  }

  @Test("law 6: values from another thread arrive on the main actor, in their order")
  func keepsOrder() async {
    _ = name.driver.drive(label, \.text)
    onWorker { [name] in name.value = "Ben" }
    name.value = "Cleo"  // on the main thread, but it may not overtake
    #expect(label.written == ["Ada"])
    await mainQueueHasRun()
    #expect(label.written == ["Ada", "Ben", "Cleo"])
  }

  @Test("law 3: who listens late gets the latest value at once, though another one is on its way")
  func comesAtOnceToLatecomers() async {
    let driver = name.driver
    _ = driver.drive(label, \.text)
    onWorker { [name] in name.value = "Ben" }
    let late = Label()
    _ = driver.drive(late, \.text)
    #expect(late.written == ["Ada"])
    await mainQueueHasRun()
    #expect(late.written == ["Ada", "Ben"])
  }

  @Test("a mapped driver makes each value once for all who listen, to its signal as well")
  func isMapped() {
    let made = Counter()
    let greeting = name.driver.map { name in
      made.increment()
      return "Hello \(name)"
    }
    let heard = Recorder<String>()
    _ = greeting.drive(label, \.text)
    greeting.signal.subscribe { text in heard.append(text) }
    name.value = "Ben"
    #expect(
      [label.written, heard.values] == [["Hello Ada", "Hello Ben"], ["Hello Ada", "Hello Ben"]])
    #expect(made.count == 2)
  }

  @Test(
    "law 3: what is emitted is not replayed, and what is sent on the main actor arrives at once")
  func isForMoments() {
    let taps = Subject<String, Never>()
    taps.send("early")
    _ = taps.signal.emit(with: label) { label, tap in label.text = tap }
    #expect(label.written == [])
    taps.send("late")
    #expect(label.written == ["late"])
  }
}
