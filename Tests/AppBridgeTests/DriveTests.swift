import LessonKit
import ReactiveCore
import Testing

@testable import AppBridge

@MainActor @Suite struct DriveTests {
  private let name = Property("Ada")
  private let label = Label()

  @Test("the first value comes at once, so no label is empty for a frame")
  func comesAtOnce() {
    name.driver.drive(label, \.text)
    #expect(label.written == ["Ada"])
    name.value = "Ben"
    #expect(label.written == ["Ada", "Ben"])
  }

  @Test("it writes to a property that is not optional, too, and nil to one that is")
  func writesBothKinds() {
    name.driver.drive(label, \.title)
    Property<String?>(nil).driver.drive(label, \.text)
    #expect(label.written == ["Ada", nil])
  }

  @Test("a disposed subscription writes nothing more")
  func isDisposed() {
    name.driver.drive(label, \.text).dispose()
    name.value = "Ben"
    #expect(label.written == ["Ada"])
  }

  @Test("a handler gets the object, and whatever no key path says is done to it")
  func handsOverObject() {
    name.driver.drive(with: label) { label, name in label.title += "\(name)." }
    name.value = "Ben"
    #expect(label.text == "Ada.Ben.")
  }

  @Test("law 6: values from another thread arrive on the main actor, in their order")
  func keepsOrder() async {
    name.driver.drive(label, \.text)
    onWorker { [name] in name.value = "Ben" }
    name.value = "Cleo"  // on the main thread, but it may not overtake
    #expect(label.written == ["Ada"])
    await mainQueueHasRun()
    #expect(label.written == ["Ada", "Ben", "Cleo"])
  }

  @Test("law 3: who listens late gets the latest value at once, though another one is on its way")
  func comesAtOnceToLatecomers() async {
    let driver = name.driver
    driver.drive(label, \.text)
    onWorker { [name] in name.value = "Ben" }
    let late = Label()
    driver.drive(late, \.text)
    #expect(late.written == ["Ada"])
    await mainQueueHasRun()
    #expect(late.written == ["Ada", "Ben"])
  }

  @Test("law 8: a value that is sent from inside a handler comes after the present one, for all")
  func isReentrant() {
    let driver = name.driver
    driver.drive { [name] value in if value == "Ben" { name.value = "Cleo" } }
    driver.drive(label, \.text)
    name.value = "Ben"
    #expect(label.written == ["Ada", "Ben", "Cleo"])
  }

  @Test("a mapped driver makes each value once for all who listen")
  func isMapped() {
    let made = Counter()
    let greeting = name.driver.map { name in
      made.increment()
      return "Hello \(name)"
    }
    let second = Label()
    greeting.drive(label, \.text)
    greeting.drive(second, \.text)
    name.value = "Ben"
    #expect(
      [label.written, second.written] == [["Hello Ada", "Hello Ben"], ["Hello Ada", "Hello Ben"]])
    #expect(made.count == 2)
  }

  @Test("a driver is a signal again, and shares one run with those who drive")
  func isSignal() {
    let runs = Counter()
    let driver = name.signal.handleEvents(subscribed: { runs.increment() }).asDriver()
    driver.drive(label, \.text)
    let heard = Recorder<Int>()
    driver.signal.map(\.count).subscribe { heard.append($0) }
    name.value = "Cleo"
    #expect(heard.values == [3, 4])
    #expect(runs.count == 1)
  }
}
