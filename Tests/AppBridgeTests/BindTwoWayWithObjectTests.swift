import Marbles
import ReactiveCore
import Testing

@testable import AppBridge

@MainActor @Suite struct BindTwoWayWithObjectTests {
  private let title = Property("Tea")
  private let field = Field()

  private func bind() -> Disposable {
    title.bindTwoWay(with: field, \.text, edited: field.edited.signal)
  }

  @Test(
    "to begin with, the object shows the property; then each follows the other, unless that is nil")
  func followsBothWays() {
    let binding = bind()
    #expect(field.text == "Tea")
    field.type("s")
    #expect(title.value == "Teas")
    title.value = "Cake"
    #expect(field.text == "Cake")
    field.text = nil
    field.edited.send(())
    #expect(title.value == "Cake")
    field.text = "Cake"
    binding.dispose()
    field.type("s")
    #expect(title.value == "Cake")
    title.value = "Tea"
    #expect(field.text == "Cakes")
    #expect(title.value == "Tea")
  }

  @Test("what the object shows is not written again, and what the property holds is not, either")
  func hasNoEcho() {
    var announced: [String] = []
    let heard = title.driver.drive { announced.append($0) }
    _ = bind()
    field.type("s")
    field.edited.send(())
    title.value = "Teas"
    heard.dispose()
    #expect(announced == ["Tea", "Teas", "Teas"])
    #expect(field.writes == 2)
  }

  @Test(
    "an answer that was on its way does not overwrite what was typed; one that has arrived is shown"
  )
  func keepsWhatWasTyped() async {
    _ = bind()
    onWorker { [title] in title.value = "from the server" }
    field.type("s")
    await mainQueueHasRun()
    #expect(field.text == "Teas")
    #expect(title.value == "Teas")
    #expect(field.writes == 2)  // when it was bound and when it was typed into
    onWorker { [title] in title.value = "from the server" }
    await mainQueueHasRun()
    #expect(field.text == "from the server")
  }

  @Test("a value that is not equal to itself is not handed back, though all writes count as edits")
  func handsOverNaN() {
    let (volume, dial) = (Property(1.0), Dial())
    _ = volume.bindTwoWay(with: dial, \.value, edited: dial.edited.signal)
    let announced = Recorder<Double>()
    volume.signal.subscribe { announced.append($0) }
    volume.value = .nan
    dial.value = .nan
    dial.value = 2
    #expect(announced.values.map(\.isNaN) == [false, true, true, false])
    #expect(dial.writes == 3)
  }

  @Test("law 12: when the property has gone, the next edit ends the binding, even of a busy object")
  func endsWithProperty() {
    var title: Property<String>? = Property("Tea")
    let binding = title?.bindTwoWay(with: field, \.text, edited: field.edited.signal) {
      $0.isComposing
    }
    title = nil
    #expect(binding?.isDisposed == false)
    field.isComposing = true
    field.type("s")
    #expect(binding?.isDisposed == true)
    #expect(field.text == "Teas")
  }

  @Test("while the object is busy neither is written, and the next edit counts")
  func leavesBusyObject() {
    _ = title.bindTwoWay(with: field, \.text, edited: field.edited.signal) { $0.isComposing }
    field.isComposing = true
    field.type("s")
    #expect(title.value == "Tea")
    title.value = "Cake"
    #expect(field.text == "Teas")
    field.isComposing = false
    field.type("!")
    #expect(title.value == "Teas!")
    title.value = "Cake"
    #expect(field.text == "Cake")
  }
}

/// A control that tells of each write, whoever has made it.
@MainActor private final class Dial {
  private(set) var writes = 0
  let edited = Subject<Void, Never>()
  var value = 1.0 {
    didSet {
      writes += 1
      edited.send(())
    }
  }
}
