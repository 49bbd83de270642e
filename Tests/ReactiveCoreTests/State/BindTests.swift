import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct BindTests {
  private let source = Subject<String, Never>()

  @Test("a signal that is bound to a property writes every value to it")
  func bindsProperty() {
    let name = Property("nobody")
    let heard = name.signal.transcript()
    source.signal.bind(to: name)
    #expect(name.value == "nobody")
    source.send("Ada")
    source.send("Ada")
    #expect(heard.text == "nobody Ada Ada")
  }

  @Test("a signal that is bound to an object writes every value to the object's property")
  func bindsObject() {
    let label = Label()
    let binding = source.signal.bind(to: label, \.text)
    source.send("Ada")
    #expect(label.text == "Ada")
    binding.dispose()
    source.send("ada")
    #expect(label.text == "Ada")
  }

  @Test("choice bind: one at a time: when it is disposed or has completed, another can be made")
  func bindsAgain() {
    let name = Property("nobody")
    let disposed = source.signal.bind(to: name)
    disposed.dispose()
    let completed = Signal<String, Never>.just("ada").bind(to: name)
    source.signal.bind(to: name)
    source.send("Ada")
    #expect(name.signal.transcript().text == "Ada")
    #expect(disposed.isDisposed && completed.isDisposed)

    let label = Label()
    Signal<String, Never>.just("ada").bind(to: label, \.text)
    source.signal.bind(to: label, \.text)
    source.send("eve")
    #expect(label.text == "eve")
  }

  @Test(
    "choice bind: nothing watches over plain objects: of two bindings of one property, each writes")
  func bindsObjectTwice() {
    let label = Label()
    let other = Subject<String, Never>()
    source.signal.bind(to: label, \.text)
    other.signal.bind(to: label, \.text)
    source.send("Ada")
    #expect(label.text == "Ada")
    other.send("ada")
    #expect(label.text == "ada")
  }

  @Test("a binding whose source has gone without an end is none any more")
  func forgetsDeadSource() {
    let name = Property("nobody")
    do {
      let dead = Subject<String, Never>()
      dead.signal.bind(to: name)
    }
    source.signal.bind(to: name)
    source.send("Ada")
    #expect(name.value == "Ada")
  }
}
