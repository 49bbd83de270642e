import LessonKit
import Observation
import ReactiveCore
import Testing

@testable import AppBridge

@MainActor @Suite struct EditableTests {
  private let name = Property("Ada")

  @Test("what is written is read at once, and is in the property")
  func writes() {
    let editable = Editable(name)
    editable.value += "!"
    #expect([editable.value, name.value] == ["Ada!", "Ada!"])
  }

  @Test("what the property holds already is not written again")
  func writesChangesOnly() {
    let editable = Editable(name)
    let writes = Counter()
    let watching = name.signal.skip(1).subscribe { _ in writes.increment() }
    editable.value = "Ada"
    #expect(writes.count == 0)
    watching.dispose()
  }

  @Test("it follows the property, and tells those who observe it")
  func follows() {
    let editable = Editable(name)
    let told = Counter()
    _ = withObservationTracking {
      editable.value
    } onChange: {
      told.increment()
    }
    name.value = "Ada"
    #expect(told.count == 0)
    name.value = "Ben"
    #expect(editable.value == "Ben")
    #expect(told.count == 1)
  }

  @Test("a value that was on its way does not overwrite what was typed meanwhile")
  func keepsWhatWasTyped() async {
    let editable = Editable(name)
    onWorker { [name] in name.value = "from the server" }
    editable.value += "!"
    #expect(editable.value == "Ada!")
    let told = Counter()
    _ = withObservationTracking {
      editable.value
    } onChange: {
      told.increment()
    }
    await mainQueueHasRun()
    #expect([editable.value, name.value] == ["Ada!", "Ada!"])
    #expect(told.count == 0)  // not even for a moment
    onWorker { [name] in name.value = "from the server" }
    await mainQueueHasRun()
    #expect(editable.value == "from the server")
  }

  @Test("whoever corrects the property is obeyed")
  func isCorrected() {
    let editable = Editable(name)
    let correction = name.signal.subscribe { [name] text in
      if text.contains(" ") { name.value = text.filter { $0 != " " } }
    }
    editable.value = "A d a"
    #expect(editable.value == "Ada")
    correction.dispose()
  }
}
