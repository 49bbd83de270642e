import Marbles
import ReactiveCore
import Testing

@testable import AppBridge

@MainActor @Suite struct EditableTests {
  private let name = Property("Ada")

  @Test("what is written is read at once, and is in the property, where nothing is written twice")
  func writes() {
    let editable = Editable(name)
    let written = Recorder<String>()
    name.signal.skip(1).subscribe { text in written.append(text) }
    editable.value += "!"
    #expect([editable.value, name.value] == ["Ada!", "Ada!"])
    editable.value = "Ada!"
    #expect(written.values == ["Ada!"])
  }

  @Test("it follows the property, even one that is corrected, and tells those who observe it")
  func follows() {
    let editable = Editable(name)
    let told = changes { editable.value }
    name.value = "Ada"
    #expect(told.count == 0)
    name.value = "Ben"
    #expect(editable.value == "Ben")
    #expect(told.count == 1)
    let correction = name.signal.subscribe { [name] text in
      if text == "Cleo" { name.value = "Eve" }
    }
    editable.value = "Cleo"
    #expect(editable.value == "Eve")
    correction.dispose()
  }

  @Test("a value that was on its way does not overwrite what was typed meanwhile")
  func keepsWhatWasTyped() async {
    let editable = Editable(name)
    onWorker { [name] in name.value = "from the server" }
    editable.value += "!"
    #expect(editable.value == "Ada!")
    let told = changes { editable.value }
    await mainQueueHasRun()
    #expect([editable.value, name.value] == ["Ada!", "Ada!"])
    #expect(told.count == 0)  // not even for a moment
    onWorker { [name] in name.value = "from the server" }
    await mainQueueHasRun()
    #expect(editable.value == "from the server")
  }
}
