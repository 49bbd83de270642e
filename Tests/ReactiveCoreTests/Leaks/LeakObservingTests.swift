import Observation
import Testing

@testable import ReactiveCore

/// Something to observe.
@Observable private final class Person: Sendable {
  @ObservationIgnored private let stored = Held<DeinitProbe>()

  var probe: DeinitProbe? {
    get {
      access(keyPath: \.probe)
      return stored.value
    }
    set {
      _ = withMutation(keyPath: \.probe) { stored.replace(with: newValue) }
    }
  }

  /// The same, with a key path that keeps something.
  subscript(keeping other: DeinitProbe) -> DeinitProbe? { probe }
}

@Suite(.watched) struct LeakObservingTests {
  let probes = Probes()

  @Test(
    "law 12: observing keeps neither the object nor a handler that was disposed",
    arguments: ["while it waits for a change", "between a change and its reading"])
  func observing(_ moment: String) {
    let clock = VirtualScheduler()
    var person: Person? = Person()
    let subscription = Disposable()
    func begin(_ person: Person) {
      probes.watch(person, as: "person")
      Signal<DeinitProbe?, Never>.observing(person, \.probe, on: clock)
        .listen(holding: probes.make("handler"), as: subscription)
    }
    person.map(begin)
    person?.probe = probes.make("first")
    clock.run()
    if moment == "between a change and its reading" { person?.probe = nil }
    subscription.dispose()
    #expect(!probes.alive.contains("handler"))
    person = nil
    #expect(probes.alive == [])
  }

  @Test(
    "law 12: an observed object can go, and then nothing is left",
    arguments: ["before it was read", "while it waits for a change", "after a change was read"])
  func observedObjectGoes(_ moment: String) {
    let clock = VirtualScheduler()
    func begin() {
      let person = Person()
      probes.watch(person, as: "person")
      Signal<DeinitProbe?, Never>.observing(
        person, \.[keeping: probes.make("key path")], on: clock
      ).listen(holding: probes.make("handler"))
      if moment != "while it waits for a change" { person.probe = probes.make("value") }
      if moment == "after a change was read" { clock.run() }
    }
    begin()
    clock.run()
    #expect(probes.alive == [])
  }
}
