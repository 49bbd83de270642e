import Marbles
import Observation
import Testing

@testable import ReactiveCore

@Suite(.watched) struct ObservingTests {
  private let clock = VirtualScheduler()
  private let label = Label()

  private func observed<Value>(
    _ keyPath: KeyPath<Label, Value> & Sendable
  ) -> Signal<Value, Never> {
    .observing(label, keyPath, on: clock)
  }

  @Test("it sends the value at once, then every change")
  func observes() {
    label.text = "a"
    let heard = observed(\.text).transcript()
    #expect(heard.text == "a")
    for text in ["b", "c"] {
      label.text = text
      clock.run()
    }
    #expect(heard.text == "a b c")
  }

  @Test("changes that follow each other within a moment are one change")
  func joinsChanges() {
    label.text = "a"
    let heard = observed(\.text).transcript()
    for text in ["b", "c", "d"] { label.text = text }
    clock.run()
    #expect(heard.text == "a d")
  }

  @Test("the property may be a computed one, and other properties do not matter")
  func observesComputed() {
    label.text = "a"
    let summary = observed(\.summary).transcript()
    let text = observed(\.text).transcript()
    label.size = 20
    clock.run()
    #expect(summary.text == "a in 12 a in 20")
    #expect(text.text == "a")
  }

  @Test("a change that a handler makes is a change")
  func changesFromHandler() {
    label.size = 1
    let log = Recorder<String>()
    observed(\.size).subscribe { [label] size in
      log.append("\(size)")
      if size < 3 { label.size = size + 1 }
    }
    clock.run()
    #expect(log.values == ["1", "2", "3"])
  }

  @Test("it does not complete when the object has gone")
  func outlivesObject() {
    func begin() -> Transcript {
      let meter = Meter()
      defer { meter.change() }
      return Signal<Int, Never>.observing(meter, \.reading, on: clock).transcript()
    }
    let heard = begin()
    clock.run()
    #expect(heard.text == "1")
  }

  @Test("law 5: a scheduler that cannot call work off reads nothing after the disposal either")
  func disposesOnStubbornScheduler() {
    let meter = Meter()
    let subscription = Signal<Int, Never>.observing(
      meter, \.reading, on: StubbornClock(clock: clock)
    )
    .subscribe()
    #expect(meter.readings.count == 1)
    meter.change()
    subscription.dispose()
    clock.run()
    #expect(meter.readings.count == 1)
  }

  @Test("law 5: a value whose reading disposes goes nowhere")
  func disposesWhileReading() {
    let subscription = Disposable()
    let meter = Meter { if $0 == 2 { subscription.dispose() } }
    let heard = Recorder<Int>()
    Signal<Int, Never>.observing(meter, \.reading, on: clock)
      .handleEvents(next: { heard.append($0) }).subscribe(as: subscription)
    meter.change()
    clock.run()
    #expect(heard.values == [1])
    #expect(meter.readings.count == 2)
  }

  /// Something to observe that counts how often it is read.
  private final class Meter: Observable, Sendable {
    let readings = Counter()
    private let registrar = ObservationRegistrar()
    private let isRead: @Sendable (_ reading: Int) -> Void

    init(isRead: @escaping @Sendable (_ reading: Int) -> Void = { _ in }) { self.isRead = isRead }

    var reading: Int {
      registrar.access(self, keyPath: \.reading)
      let reading = readings.increment()
      isRead(reading)
      return reading
    }

    func change() { registrar.withMutation(of: self, keyPath: \.reading) {} }
  }

  @Test("a reading that comes before schedule has returned goes on watching")
  func goesOnAfterQuickReading() {
    let meter = Meter()
    Signal<Int, Never>.observing(meter, \.reading, on: ImmediateClock()).subscribe()
    for _ in 0..<3 { meter.change() }
    #expect(meter.readings.count == 4)
  }

  @Test("law 12: those who come and go leave no wish to be told with the object")
  func leavesOneRegistration() {
    let meter = Meter()
    let signal = Signal<Int, Never>.observing(meter, \.reading, on: clock)
    for _ in 0..<100 { signal.subscribe().dispose() }
    let told = Counter()
    let property = ObservedProperty.of(meter, \.reading)
    property.willChange.signal.subscribe { told.increment() }
    meter.change()
    #expect(told.count == 1)
    #expect(property === ObservedProperty.of(meter, \.reading))
  }

  @Test("all who observe one property hear of each change, each on a scheduler of its own")
  func sharesOneRegistration() {
    label.text = "a"
    let other = VirtualScheduler()
    let first = observed(\.text).transcript()
    let second = Signal<String, Never>.observing(label, \.text, on: other).transcript()
    label.text = "b"
    clock.run()
    label.text = "c"
    other.run()
    clock.run()
    #expect([first.text, second.text] == ["a b c", "a c"])
  }
}
