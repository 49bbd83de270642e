import Observation
import Testing

@testable import ReactiveCore

/// Something to observe.
@Observable private final class Person: Sendable {
  @ObservationIgnored private let stored = Held<Token>()

  var token: Token? {
    get {
      access(keyPath: \.token)
      return stored.value
    }
    set {
      _ = withMutation(keyPath: \.token) { stored.replace(with: newValue) }
    }
  }
}

@Suite(.watched) struct LeakObservingTests {
  let tokens = Tokens()

  @Test(
    "law 12: observing keeps neither the object nor a handler that was disposed",
    arguments: ["while it waits for a change", "between a change and its reading"])
  func observing(_ moment: String) {
    let clock = VirtualScheduler()
    var person: Person? = Person()
    let subscription = Disposable()
    func begin(_ person: Person) {
      tokens.watch(person, as: "person")
      let handler = tokens.make("handler")
      Signal<Token?, Never>.observing(person, \.token, on: clock)
        .subscribe(as: subscription) { _ in handler.touch() }
    }
    person.map(begin)
    person?.token = tokens.make("first")
    clock.run()
    if moment == "between a change and its reading" { person?.token = nil }
    subscription.dispose()
    #expect(!tokens.alive.contains("handler"))
    person = nil
    #expect(tokens.alive == [])
  }

  @Test("law 12: an observed object can go, and then nothing is left")
  func observedObjectGoes() {
    let clock = VirtualScheduler()
    func begin() {
      let person = Person()
      tokens.watch(person, as: "person")
      let handler = tokens.make("handler")
      Signal<Token?, Never>.observing(person, \.token, on: clock)
        .subscribe { _ in handler.touch() }
      person.token = tokens.make("value")
    }
    begin()
    clock.run()
    #expect(tokens.alive == [])
  }
}
