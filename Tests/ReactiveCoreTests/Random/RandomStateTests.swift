import Marbles
import Testing

@testable import ReactiveCore

/// Properties whose handlers do at random what programs do: write.
@Suite(.watched) struct RandomStateTests {
  @Test("bound properties agree in the end, whatever their handlers write")
  func agrees() {
    for seed in 1...1_000 {
      let random = Confined(SplitMix64(seed: UInt64(seed)))
      let properties = (0..<3).map { Property($0) }
      let actionsLeft = Confined(12)
      // A broken binding may toss its values back and forth for ever: then all bindings end.
      let (bindings, eventsLeft) = (Disposable(), Confined(10_000))
      @Sendable func write() {
        actionsLeft.value -= 1
        if actionsLeft.value < 0 { return }
        random.value.one(of: properties).value = random.value.number(0...2)
      }
      let heard = properties.map { property in
        let last = Confined(-1)
        let isEarly = random.value.chance(50)
        if isEarly { listen(to: property, last) }
        return (property, last, isEarly)
      }
      bindings.add(properties[0].bindTwoWay(with: properties[1]))
      #expect(properties[0].value == properties[1].value, "seed \(seed), at the start")
      if random.value.chance(50) { bindings.add(properties[1].bindTwoWay(with: properties[2])) }
      for (property, last, isEarly) in heard where !isEarly { listen(to: property, last) }
      func listen(to property: Property<Int>, _ last: Confined<Int>) {
        property.signal.subscribe { value in
          eventsLeft.value -= 1
          if eventsLeft.value < 0 {
            Issue.record("seed \(seed): values are tossed back and forth")
            return bindings.dispose()
          }
          last.value = value
          if random.value.chance(60) { write() }
        }
      }
      for _ in 0..<4 { write() }
      #expect(properties[0].value == properties[1].value, "seed \(seed)")
      for (property, last, _) in heard { #expect(last.value == property.value, "seed \(seed)") }
      if eventsLeft.value < 0 { return }
    }
  }
}
