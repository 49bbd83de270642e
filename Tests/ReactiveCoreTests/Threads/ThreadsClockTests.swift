import Testing

@testable import ReactiveCore

@Suite struct ThreadsClockTests {
  /// Four timed operators side by side; what does not happen at once is a unit apart.
  ///
  ///     source, an interval of 4 units    ----0---1---(2|)
  ///     throttle(7 units)                 ----0------1(2|)
  ///     debounce(2 units)                 ------0---1-(2|)
  ///     delay(1 unit)                     -----0---1---(2|)
  private func pipeline(unit: Duration, on clock: some TimedScheduler) -> Signal<String, Never> {
    let source = Signal<Int, Never>.interval(every: unit * 4, on: clock).take(3).share()
    func named(_ name: String, _ signal: Signal<Int, Never>) -> Signal<String, Never> {
      let parts = [signal.map { "\(name) \($0)" }, .just("\(name) ends")]
      return Signal<Signal<String, Never>, Never>.from(parts).concatMap { $0 }
    }
    return .merge(
      named("source", source),
      named("throttled", source.throttle(unit * 7, on: clock)),
      named("debounced", source.debounce(unit * 2, on: clock)),
      named("delayed", source.delay(unit, on: clock)))
  }

  @Test("a timed pipeline sends in the same order on a virtual clock and on a real queue")
  func twoClocks() async {
    let virtual = VirtualScheduler()
    let expected = Heard<String>()
    pipeline(unit: .seconds(1), on: virtual).subscribe { expected.append($0) }
    virtual.run()
    #expect(virtual.now == .seconds(13))
    #expect(
      expected.all == [
        "source 0", "throttled 0", "delayed 0", "debounced 0",
        "source 1", "delayed 1", "debounced 1", "throttled 1",
        "source 2", "source ends", "throttled 2", "throttled ends",
        "debounced 2", "debounced ends", "delayed 2", "delayed ends",
      ])

    let real = QueueScheduler(label: "real")
    let (gate, heard) = (Gate(), Heard<String>())
    let timed = pipeline(unit: .milliseconds(100), on: real).handleEvents(next: { _ in gate.pass() }
    )
    let start = real.now
    for await event in timed.values { heard.append(event) }
    #expect(heard.all == expected.all)
    #expect(gate.collisions == 0)
    #expect(real.now - start >= .milliseconds(1_300))
  }

  @Test("law 6: values that are delayed on a real queue keep their order")
  func delayKeepsOrder() async {
    let queue = QueueScheduler(label: "delay")
    let delayed = Signal<Int, Never>.from(0..<5_000).delay(.milliseconds(3), on: queue)
    let heard = Heard<Int>()
    for await value in delayed.values { heard.append(value) }
    #expect(heard.all == Array(0..<5_000))
  }
}
