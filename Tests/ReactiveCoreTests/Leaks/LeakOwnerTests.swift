import Foundation
import Testing

@testable import ReactiveCore

@Suite(.watched) struct LeakOwnerTests {
  let probes = Probes()

  @Test("law 12: a shared source is kept by the listener that is left, and its past ones by nobody")
  func oneOfTwoListeners() {
    let source = Subject<DeinitProbe, Never>()
    let shared = source.signal.holding(probes.make("run"))
      .share(replay: 2)
    let early = shared.listen(holding: probes.make("early"))
    let late = shared.listen(holding: probes.make("late"))
    for _ in 0..<5 { source.send(probes.make("value")) }
    early.dispose()
    #expect(probes.alive == ["late", "run", "value"])
    late.dispose()
    #expect(probes.alive == ["run"], "which the signal has captured")
  }

  @Test("law 12: a replay buffer keeps its last values only")
  func replayBuffer() {
    let subject = ReplaySubject<DeinitProbe, Never>(bufferSize: 2)
    for number in 0..<5 { subject.send(probes.make("\(number)")) }
    #expect(probes.alive == ["3", "4"])
    // A newcomer is handed those; what comes meanwhile is kept for it, and no longer.
    subject.signal.take(1).subscribe { [probes] _ in
      for number in 5..<8 { subject.send(probes.make("\(number)")) }
      #expect(probes.alive == ["3", "4", "5", "6", "7"])
    }
    #expect(probes.alive == ["6", "7"])
    subject.complete()
    subject.send(probes.make("8"))
    #expect(probes.alive == ["6", "7"])
  }

  @Test("law 12: what is kept for newcomers goes, though they overlap, each with the next")
  func overlappingNewcomers() {
    let property = Property(probes.make("0"))
    let inside = (0...20).map { _ in DispatchSemaphore(value: 0) }
    let joined = DispatchSemaphore(value: 0)
    for number in 0..<20 {
      Thread.detachNewThread { [probes] in
        property.signal.take(1).subscribe { _ in
          property.value = probes.make("\(number + 1)")
          inside[number].signal()
          // It joins only when the next one has come.
          _ = inside[number + 1].wait(timeout: .now() + 20)
          inside[number + 1].signal()
        }
        joined.signal()
      }
      // A core whose newcomers wait for each other would wait here for ever.
      guard inside[number].wait(timeout: .now() + 10) == .success else {
        Issue.record("newcomer \(number) is not handed the past while another one is")
        return
      }
      inside[number].signal()
    }
    for _ in 0..<19 { _ = joined.wait(timeout: .now() + 10) }
    #expect(probes.alive.count < 5)
    inside[20].signal()
  }

  @Test("law 12: a property that is released ends what is bound to it and who watches it")
  func releasedProperty() {
    let source = Subject<DeinitProbe?, Never>()
    var property: Property<DeinitProbe?>? = Property(nil)
    func begin(_ property: Property<DeinitProbe?>) {
      probes.watch(property, as: "property")
      property.signal.listen(holding: probes.make("watching"))
      source.signal.holding(probes.make("upstream")).bind(to: property)
    }
    property.map(begin)
    source.send(probes.make("value"))
    #expect(probes.alive == ["property", "watching", "upstream", "value"])
    property = nil
    #expect(probes.alive == [])
  }

  @Test(
    "law 12: a two-way binding keeps neither property, and ends when one is written without the other",
    arguments: [0, 1])
  func releasedTwoWay(which: Int) {
    var properties = [Property<Int>?](repeating: nil, count: 2)
    var binding: Disposable?
    func begin() {
      let (first, second) = (Property(0), Property(0))
      probes.watch(first, as: "0")
      probes.watch(second, as: "1")
      binding = first.bindTwoWay(with: second)
      properties = [first, second]
    }
    begin()
    properties[which] = nil
    #expect(probes.alive == ["\(1 - which)"])
    properties[1 - which]?.value = 1
    #expect(binding?.isDisposed == true)
    properties = []
    #expect(probes.alive == [])
  }

  @Test("law 12: a binding ends when its object is released")
  func releasedObject() {
    let source = Subject<DeinitProbe?, Never>()
    var label: Held<DeinitProbe>? = Held()
    func begin(_ label: Held<DeinitProbe>) -> Disposable {
      probes.watch(label, as: "label")
      return source.signal.holding(probes.make("upstream")).bind(to: label, \.value)
    }
    let binding = label.map(begin)
    source.send(probes.make("value"))
    #expect(probes.alive == ["label", "upstream", "value"])
    label = nil
    #expect(!probes.alive.contains("label"))
    source.send(nil)
    #expect(binding?.isDisposed == true)
    #expect(probes.alive == [])
  }

  @Test("law 12: a two-way binding that was disposed is forgotten by both properties")
  func disposedTwoWay() {
    let (first, second) = (Property(0), Property(0))
    func begin() {
      let binding = first.bindTwoWay(with: second)
      probes.watch(binding, as: "binding")
      binding.dispose()
    }
    begin()
    #expect(probes.alive == [])
  }

  @Test("law 12: a binding that was disposed is forgotten", arguments: [true, false])
  func disposedBindings(toObject: Bool) {
    let (property, label) = (Property<DeinitProbe?>(nil), Held<DeinitProbe>())
    func begin() {
      let source = Signal<DeinitProbe?, Never>.never.holding(probes.make("upstream"))
      let binding = toObject ? source.bind(to: label, \.value) : source.bind(to: property)
      probes.watch(binding, as: "binding")
      binding.dispose()
    }
    for _ in 0..<3 { begin() }
    #expect(probes.alive == [])
  }
}
