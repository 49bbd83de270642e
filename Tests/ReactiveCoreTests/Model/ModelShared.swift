import LessonKit

/// How one run of a source is shared by many.
struct Sharing: Sendable {
  /// When the source is run.
  enum Policy: Sendable {
    /// While anyone listens.
    case whileHeard

    /// Once, from the first listener on.
    case once

    /// While it is switched on.
    case switched
  }

  var policy: Policy
  var replay = 0
}

extension Script {
  /// All that happens when the listeners share a run.
  func shared(_ source: Model, _ sharing: Sharing) -> [ModelStep] {
    var play = SharedPlay(script: self, source: source, sharing: sharing)
    return play.steps()
  }
}

private struct SharedPlay {
  let script: Script
  let source: Model
  let sharing: Sharing
  var done: [ModelStep] = []
  /// What is still to come of the run that goes on.
  var coming: [ModelStep] = []
  var isRunning = false
  var audience: [Int] = []
  var heard: [Int: Int] = [:]
  var gone: Set<Int> = []
  var buffer: [String] = []
  var ending: Mark?

  init(script: Script, source: Model, sharing: Sharing) {
    self.script = script
    self.source = source
    self.sharing = sharing
  }

  mutating func steps() -> [ModelStep] {
    for (beat, action) in script.actions {
      play(until: beat)
      switch action {
      case .joins(let listener): join(listener, at: beat)
      case .leaves(let listener): leave(listener, at: beat)
      case .switches(let number): turn(isOn: number.isMultiple(of: 2), at: beat)
      case .sends: break
      }
      playAtOnce(beat)
    }
    play(until: nil)
    return done
  }

  /// Plays what the source does before a beat.
  private mutating func play(until beat: Beat?) {
    while let step = coming.first, step.beat < beat ?? step.beat.later(1) { playNext() }
  }

  /// Plays what the source does during its subscription, or during an event that was sent to it.
  private mutating func playAtOnce(_ beat: Beat) {
    while let step = coming.first, step.beat.isAtOnce(with: beat) { playNext() }
  }

  private mutating func playNext() {
    let step = coming.removeFirst()
    guard step.row.isEmpty else { return done.append(step) }
    if let value = step.value { buffer.append(value) }
    if step.isEnding {
      ending = step.mark
      isRunning = false
    }
    for listener in audience where audience.contains(listener) {
      tell(listener, step.mark, at: step.beat)
    }
    if step.isEnding { audience = [] }
  }

  private mutating func tell(_ listener: Int, _ mark: Mark, at beat: Beat) {
    done.append(ModelStep(beat: beat, row: Entry.listener(listener), mark: mark))
    heard[listener, default: 0] += 1
    if let intrigue = script.scene.intrigue, intrigue.schemer == listener,
      intrigue.event == heard[listener]
    {
      leave(intrigue.victim, at: beat)
    }
    if heard[listener] == script.scene.listeners[listener].leavesAfter { leave(listener, at: beat) }
  }

  private mutating func join(_ listener: Int, at beat: Beat) {
    if gone.contains(listener) { return }
    let isFirst = sharing.policy == .whileHeard ? !isRunning : !isRunning && ending == nil
    if isFirst, sharing.policy == .whileHeard { (buffer, ending) = ([], nil) }
    let missed = buffer.suffix(sharing.replay).map { Mark.next($0) } + [ending].compactMap(\.self)
    audience.append(listener)
    for mark in missed where audience.contains(listener) { tell(listener, mark, at: beat) }
    if ending != nil { audience.removeAll { $0 == listener } }
    if isFirst, sharing.policy != .switched { begin(at: beat) }
  }

  private mutating func leave(_ listener: Int, at beat: Beat) {
    gone.insert(listener)
    let wasHere = audience.contains(listener)
    audience.removeAll { $0 == listener }
    if sharing.policy == .whileHeard, wasHere, audience.isEmpty { stop(at: beat) }
  }

  private mutating func turn(isOn: Bool, at beat: Beat) {
    if !isOn { stop(at: beat) } else if !isRunning, ending == nil { begin(at: beat) }
  }

  private mutating func begin(at beat: Beat) {
    isRunning = true
    coming = source.run(beat)
  }

  private mutating func stop(at beat: Beat) {
    guard isRunning else { return }
    isRunning = false
    coming = []
    done = done.cut(to: done.count, at: beat)
  }
}
