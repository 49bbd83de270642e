import Testing

@testable import ReactiveCore

/// Something with a property to bind.
private final class LeakLabel: Sendable {
  private let content = Held<Token>()

  var text: Token? {
    get { content.value }
    set { content.replace(with: newValue) }
  }
}

@Suite(.watched) struct LeakOwnerTests {
  let tokens = Tokens()

  @Test("law 12: a shared source is kept by the listener that is left, and its past ones by nobody")
  func oneOfTwoListeners() {
    let source = Subject<Token, Never>()
    let shared = source.signal.handleEvents(disposed: { [token = tokens.make("run")] in
      token.touch()
    })
    .share(replay: 2)
    func listen(_ name: String) -> Disposable {
      let token = tokens.make(name)
      return shared.subscribe { _ in token.touch() }
    }
    let (early, late) = (listen("early"), listen("late"))
    for _ in 0..<5 { source.send(tokens.make("value")) }
    early.dispose()
    #expect(tokens.alive == ["late", "run", "value"])
    late.dispose()
    #expect(tokens.alive == ["run"], "which the signal has captured")
  }

  @Test("law 12: a replay buffer keeps its last values only")
  func replayBuffer() {
    let subject = ReplaySubject<Token, Never>(bufferSize: 2)
    for number in 0..<5 { subject.send(tokens.make("\(number)")) }
    #expect(tokens.alive == ["3", "4"])
    subject.complete()
    subject.send(tokens.make("5"))
    #expect(tokens.alive == ["3", "4"])
  }

  @Test("law 12: a property keeps its newest value only")
  func propertyValues() {
    let property = Property(tokens.make("initial"))
    property.value = tokens.make("second")
    property.value = tokens.make("third")
    #expect(tokens.alive == ["third"])
  }

  @Test("law 12: a property that is released ends what is bound to it and who watches it")
  func releasedProperty() {
    let source = Subject<Token?, Never>()
    var property: Property<Token?>? = Property(nil)
    func begin(_ property: Property<Token?>) {
      let watching = tokens.make("watching")
      let upstream = tokens.make("upstream")
      tokens.watch(property, as: "property")
      property.signal.subscribe { _ in watching.touch() }
      source.signal.handleEvents(disposed: { upstream.touch() }).bind(to: property)
    }
    property.map(begin)
    source.send(tokens.make("value"))
    #expect(tokens.alive == ["property", "watching", "upstream", "value"])
    property = nil
    #expect(tokens.alive == [])
  }

  @Test(
    "law 12: a two-way binding keeps neither property, and ends with either", arguments: [0, 1])
  func releasedTwoWay(which: Int) {
    var properties = [Property<Int>?](repeating: nil, count: 2)
    var binding: Disposable?
    func begin() {
      let (first, second) = (Property(0), Property(0))
      tokens.watch(first, as: "0")
      tokens.watch(second, as: "1")
      binding = first.bindTwoWay(with: second)
      properties = [first, second]
    }
    begin()
    properties[which] = nil
    #expect(tokens.alive == ["\(1 - which)"])
    #expect(binding?.isDisposed == true)
    properties = []
    #expect(tokens.alive == [])
  }

  @Test("law 12: a binding ends when its object is released")
  func releasedObject() {
    let source = Subject<Token?, Never>()
    var label: LeakLabel? = LeakLabel()
    func begin(_ label: LeakLabel) -> Disposable {
      let upstream = tokens.make("upstream")
      tokens.watch(label, as: "label")
      return source.signal.handleEvents(disposed: { upstream.touch() }).bind(to: label, \.text)
    }
    let binding = label.map(begin)
    source.send(tokens.make("value"))
    #expect(tokens.alive == ["label", "upstream", "value"])
    label = nil
    #expect(!tokens.alive.contains("label"))
    source.send(nil)
    #expect(binding?.isDisposed == true)
    #expect(tokens.alive == [])
  }

  @Test("law 12: a two-way binding that was disposed is forgotten by both properties")
  func disposedTwoWay() {
    let (first, second) = (Property(0), Property(0))
    func begin() {
      let binding = first.bindTwoWay(with: second)
      tokens.watch(binding, as: "binding")
      binding.dispose()
    }
    begin()
    #expect(tokens.alive == [])
  }

  @Test("law 12: a binding that was disposed is forgotten", arguments: [true, false])
  func disposedBindings(toObject: Bool) {
    let (property, label) = (Property<Token?>(nil), LeakLabel())
    func begin() {
      let upstream = tokens.make("upstream")
      let source = Signal<Token?, Never>.never.handleEvents(disposed: { upstream.touch() })
      let binding = toObject ? source.bind(to: label, \.text) : source.bind(to: property)
      tokens.watch(binding, as: "binding")
      binding.dispose()
    }
    for _ in 0..<3 { begin() }
    #expect(tokens.alive == [])
  }
}
