import LessonKit
import Testing

@testable import ReactiveCore

/// Properties and commands whose handlers do at random what programs do: write, and execute again.
@Suite(.watched) struct RandomStateTests {
  @Test("bound properties agree in the end, whatever their handlers write")
  func agrees() {
    for seed in 1...1_000 {
      let random = Confined(SplitMix64(seed: UInt64(seed)))
      let properties = (0..<3).map { Property($0) }
      let deeds = Confined(12)
      // A broken binding may toss its values back and forth for ever: then all bindings end.
      let (bindings, patience) = (Disposable(), Confined(10_000))
      @Sendable func write() {
        deeds.value -= 1
        if deeds.value < 0 { return }
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
          patience.value -= 1
          if patience.value < 0 {
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
      if patience.value < 0 { return }
    }
  }

  @Test("a command is executing while its work runs, whatever its handlers execute")
  func executes() {
    for seed in 1...1_000 {
      let play = CommandPlay(seed: UInt64(seed))
      play.play()
      #expect(play.problems.values == [], "seed \(seed)")
    }
  }

  /// A command in whose every handler something is done at random.
  private final class CommandPlay: Sendable {
    let problems = Recorder<String>()

    private let random: Confined<SplitMix64>
    private let allowed = Property(true)
    private let works = Confined<[Subject<Int, TestError>]>([])
    private let running = Confined(0)
    private let deeds = Confined(25)
    private let states = Recorder<Bool>()
    private let endings = Confined(0)
    private let started = Confined(0)

    init(seed: UInt64) { random = Confined(SplitMix64(seed: seed)) }

    func play() {
      let command = Command<Int, Int, TestError>(enabledIf: allowed.signal) { number in
        self.started.value += 1
        let work = Subject<Int, TestError>()
        self.works.value.append(work)
        return work.signal.startWith(number).handleEvents(
          subscribed: {
            self.running.value += 1
            if self.running.value > 1 { self.problems.append("two executions at a time") }
          },
          failed: { _ in self.running.value -= 1 }, completed: { self.running.value -= 1 })
      }
      let act: @Sendable () -> Void = { [weak command] in
        guard let command else { return }
        self.act(on: command)
      }
      command.isExecuting.subscribe {
        self.states.append($0)
        act()
      }
      command.isEnabled.subscribe { _ in act() }
      command.values.subscribe { _ in act() }
      command.errors.subscribe { _ in act() }
      for _ in 0..<6 { act() }
      deeds.value = 0
      let states = states.values
      if zip(states, states.dropFirst()).contains(where: ==) {
        problems.append("isExecuting says the same twice: \(states)")
      }
      if states.last != (running.value > 0) {
        problems.append("isExecuting says \(String(describing: states.last)), not what is true")
      }
      for work in works.value { work.complete() }
      if self.states.values.last != false { problems.append("it goes on executing") }
      if endings.value != started.value {
        problems.append("\(started.value) executions have \(endings.value) endings")
      }
    }

    private func act(on command: Command<Int, Int, TestError>) {
      deeds.value -= 1
      if deeds.value < 0 { return }
      switch random.value.number(0...9) {
      case 0..<4:
        command.execute(1).subscribe { _ in
          self.act(on: command)
        } failed: { error in
          if case .failed = error { self.endings.value += 1 }
          self.act(on: command)
        } completed: {
          self.endings.value += 1
          self.act(on: command)
        }
      case 4, 5: works.value.last?.complete()
      case 6: works.value.last?.fail(.network)
      case 7: works.value.last?.send(2)
      default: allowed.value.toggle()
      }
    }
  }
}
