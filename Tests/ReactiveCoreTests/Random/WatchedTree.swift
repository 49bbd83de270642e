import Marbles

@testable import ReactiveCore

/// A random tree of operators, with a watch at each joint.
///
/// Whatever is sent passes watches. Each of them, and the subscriber, may send, end, dispose or let
/// time pass while it holds an event, so everything happens inside of everything else.
final class WatchedTree: Sendable {

  /// What went wrong.
  let problems = Recorder<String>()
  /// What was done and what passed, for the report.
  let story = Recorder<String>()

  private let random: Confined<SplitMix64>
  private let sources = RandomTree.Sources()
  private let subscription = Disposable()
  /// Whether the subscriber has heard of the end, or has disposed.
  private let isOver = Confined(false)
  /// How many more things may be done from inside, and events may pass: else some would never end.
  private let eventsLeft = Confined(400)
  private let actionsLeft = Confined(12)
  private let watches = ThreadRecorder<Watch>()

  init(seed: UInt64) { random = Confined(SplitMix64(seed: seed)) }

  /// Builds a tree, subscribes, does things, and looks at what is left.
  func play() {
    var tree = RandomTree(sources, random: random.value) { self.watched($0, $1) }
    let (signal, name) = tree.grow()
    random.value = tree.random
    story.append(name)
    subscription.add {
      if !self.isOver.value { self.problems.append("law 4: it is torn down before its end") }
    }
    signal.subscribeToEvents(as: subscription) { event in
      self.story.append("hears \(event.mark)")
      if event.isTerminal { self.isOver.value = true }
      self.doSomething(inside: true)
    }
    for _ in 0..<random.value.number(2...8) { doSomething(inside: false) }
    story.append("the end")
    actionsLeft.value = 0
    dispose()
    sources.clock.advance(by: .seconds(100))
    for subject in sources.subjects { subject.send(-1) }
    for watch in watches.values { watch.expectTeardown() }
    if sources.strays.count > 0 { problems.append("law 3: nobody stops the endless source") }
  }

  private func watched(_ signal: Numbers, _ label: String) -> Numbers {
    signal.watched(label, in: watches) {
      self.problems.append($0)
    } act: { event, subscriber in
      self.story.append("\(label) \(event.mark)")
      if subscriber.isDisposed { self.problems.append("law 5: \(label) hears \(event.mark)") }
      if self.random.value.chance(20) { self.doSomething(inside: true) }
    }
  }

  // MARK: - What is done

  private func doSomething(inside: Bool) {
    eventsLeft.value -= 1
    if inside {
      actionsLeft.value -= 1
      if actionsLeft.value < 0 { return }
    }
    if eventsLeft.value < 0 { return dispose() }
    let number = random.value.number(0...2)
    switch random.value.number(0...19) {
    case 0..<11:
      act("sends to \(number)") { sources.subjects[number].send(random.value.number(0...9)) }
    case 11, 12: act("completes \(number)") { sources.subjects[number].complete() }
    case 13, 14: act("fails \(number)") { sources.subjects[number].fail(.network) }
    case 15: act("disposes") { dispose() }
    case 16: act("replays") { sources.replaying.send(random.value.number(0...9)) }
    case 17:
      if random.value.chance(30) { act("ends what it replays") { sources.replaying.complete() } }
    default: act("waits") { sources.clock.advance(by: .seconds(3)) }
    }
  }

  private func dispose() {
    isOver.value = true
    subscription.dispose()
  }

  private func act(_ name: String, _ act: () -> Void) {
    story.append("> \(name)")
    act()
    story.append("<")
  }
}
