import ReactiveCore

/// What one step costs when there is n of something, and when there is twice as much.
///
/// If the two times are about the same, a step costs the same whatever there is (law 14 of the
/// contract).
struct Growth {
  let name: String
  let unit: String

  /// How much there is of it.
  let size: Int

  /// How many steps one measurement does.
  var steps = 20_000

  /// Sets up n of it, and returns a closure that does a number of steps.
  let prepare: (_ size: Int) -> (_ steps: Int) -> Void

  /// Measures n and 2n, in nanoseconds for a step: medians of several rounds.
  func measure(rounds: Int, share: Int) -> (once: Double, twice: Double) {
    (median(of: size, rounds, share), median(of: size * 2, rounds, share))
  }

  private func median(of size: Int, _ rounds: Int, _ share: Int) -> Double {
    let count = max(1, steps / share)
    return bench.median(
      (0..<rounds).map { _ in
        let work = prepare(size)
        return ContinuousClock().measure { work(count) } / .nanoseconds(count)
      })
  }
}

/// All rows of growth.
func growths(_ sink: Sink) -> [Growth] {
  [
    Growth(name: "an event of one of n merged signals", unit: "event", size: 1_000) { size in
      let sources = (0..<size).map { _ in Subject<Int, Never>() }
      Signal.merge(sources.map(\.signal)).subscribe { sink.add($0) }
      return { steps in
        for step in 0..<steps { sources[step % size].send(step) }
      }
    },
    Growth(name: "work at falling times, n waiting", unit: "piece", size: 10_000) { size in
      let clock = VirtualScheduler()
      for number in 0..<size { clock.schedule(after: .seconds(number)) {} }
      return { steps in
        for step in (0..<steps).reversed() {
          clock.schedule(after: .seconds(step)) { sink.add(step) }
        }
      }
    },
    Growth(name: "a value into a full buffer of n", unit: "value", size: 10_000) { size in
      let subject = ReplaySubject<Int, Never>(bufferSize: size)
      for number in 0..<size { subject.send(number) }
      return { steps in
        for step in 0..<steps { subject.send(step) }
      }
    },
    Growth(name: "to come and go among n subscribers", unit: "visit", size: 10_000) { size in
      let subject = Subject<Int, Never>()
      for _ in 0..<size { subject.signal.subscribe { sink.add($0) } }
      return { steps in
        for _ in 0..<steps { subject.signal.subscribe { sink.add($0) }.dispose() }
      }
    },
  ]
}
