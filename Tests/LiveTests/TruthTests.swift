import Foundation
import ReactiveCore
import TestSupport
import Testing

@testable import Live

/// Whether the answers to the four questions are true of chains that nobody has thought of.
///
/// What is true is found here from the rows of a play by other ways than those in
/// Sources/Tools/Live/FourQuestions.
/// LIVE_SCENES=4000 plays so many of each kind, and LIVE_SEED=7 chooses others.
@Suite struct TruthTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["LIVE_SCENES"].flatMap { Int($0) } ?? 400
  private static let seed =
    environment["LIVE_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)

  @Test(
    "each answer is true of its play", arguments: RandomScenes.Operators.allCases)
  func isTrue(operators: RandomScenes.Operators) throws {
    var answered = [0, 0, 0]
    for text in RandomScenes(seed: Self.seed, operators).prefix(Self.count) {
      let facts = Facts(Play(try Scene(text: text)))
      for fault in facts.faults {
        Issue.record(
          "\(fault)\nLIVE_SEED=\(Self.seed)\n\(text)\n\(facts.play.told.joined(separator: "\n"))")
      }
      let answers = facts.answers
      for (place, answer) in [answers.starts, answers.latecomer, answers.stops].enumerated()
      where answer != nil { answered[place] += 1 }
    }
    // Where few words are enough, there are some.
    #expect(answered.allSatisfy { $0 > Self.count / 3 }, "\(answered)")
  }
}

/// What is true of a play.
private struct Facts {
  let play: Play
  let answers: Answers
  var faults: [String] = []

  init(_ play: Play) {
    self.play = play
    answers = Answers(play)
    checkLatecomer()
    checkStarts()
    checkStops()
  }

  private mutating func demand(_ isTrue: Bool, _ what: String) {
    if !isTrue { faults.append(what) }
  }

  private var rows: [Row] { play.rows }
  private var scene: Scene { play.scene }

  private func group(_ place: Int) -> Operator.Group? {
    Operator.named(scene.chain[place].name)?.group
  }

  // MARK: What is known of rows and values

  /// The row of a listener at the end of those that a row began for, if there is one.
  private func owner(of index: Int) -> Int? {
    if rows[index].kind == .listener { return index }
    return rows[index].subscriber.flatMap { owner(of: $0) }
  }

  /// The numbers of values, so that they can be looked up.
  private func ids(_ marks: [Row.Mark]) -> Set<Int> { Set(marks.compactMap { $0.value?.id }) }

  /// A value and all of which it is made.
  private func origins(of mark: Row.Mark) -> Set<Int> {
    var found: Set<Int> = []
    var next = mark.value.map { [$0] } ?? []
    while let value = next.popLast() {
      if found.insert(value.id).inserted { next += value.parents }
    }
    return found
  }

  // MARK: What does a latecomer get?

  private mutating func checkLatecomer() {
    let listeners = rows.indices.filter { rows[$0].kind == .listener }
    guard let last = listeners.last, rows[last].startTick > rows[listeners[0]].startTick else {
      return demand(!answers.hasLatecomer && answers.latecomer == nil, "nobody has come late")
    }
    let late = rows[last]
    let own = rows.indices.filter { owner(of: $0) == last }
    let foreign = rows.indices.filter { owner(of: $0) != last }
    let received = ids(own.flatMap { rows[$0].marks })
    let begun = own.filter {
      rows[$0].kind == .run && rows[$0].startTick == late.startTick && rows[$0].trigger == nil
    }
    let atOnce = late.marks.prefix(late.atOnce).filter { $0.value != nil }
    // What had been sent at the place where the latecomer's own chain begins.
    let joining = own.map { rows[$0] }.filter {
      $0.startTick == late.startTick && $0.trigger == nil && $0.kind != .tap
    }
    let top = joining.map(level).min() ?? 0
    let held = play.held.filter { $0.place == top - 1 }.map { $0.value.id }
    let sent =
      held
      + foreign.filter { rows[$0].taker == top - 1 }.flatMap { rows[$0].marks }
      .filter { $0.order < late.order }.sorted { $0.order < $1.order }.compactMap { $0.value?.id }
    // What hot sources had sent before, to whomever.
    let stations = rows.filter { $0.kind == .run && $0.taker == nil }.flatMap(\.marks)
      .contains { $0.order < late.order && $0.value != nil }
    let memory = Set(sent).intersection(received)
    // What comes from there, and what sources had sent before, that was still on its way.
    let isOld = late.marks.map { mark in
      let sources = rows.filter { $0.kind == .run }.flatMap(\.marks)
        .filter { $0.value.map { origins(of: mark).contains($0.id) } ?? false }
      return !origins(of: mark).isDisjoint(with: memory)
        || !sources.isEmpty && sources.allSatisfy { $0.order < late.order }
    }
    let old = zip(late.marks, isOld).filter(\.1).map(\.0)

    for missed in Past(of: last, in: play).missed {
      let id = missed.mark.value?.id
      demand(missed.mark.order < late.order, "what was missed was sent before")
      demand(id.map { !received.contains($0) } ?? false, "what was missed was not received")
    }
    demand(answers.hasLatecomer, "somebody has come late")
    guard let answer = answers.latecomer else { return }
    switch answer {
    case "only what comes from now on":
      demand(old.isEmpty, "\(answer), though an older value arrives")
      demand(begun.isEmpty, "\(answer), though a run begins")
      demand(!sent.isEmpty || stations, "\(answer), though nothing was sent")
    case "nothing was missed":
      demand(old.isEmpty && begun.isEmpty, "\(answer), though something is old")
      demand(sent.isEmpty && !stations, "\(answer), though something was sent")
    case "only the ending":
      demand(late.marks.count == 1 && late.ending != nil && begun.isEmpty, answer)
    case "everything, from a run of its own", "a run of its own, from the beginning":
      demand(!begun.isEmpty, "\(answer), though no run begins")
      demand(old.isEmpty, "\(answer), though an older value arrives")
      let shared = foreign.filter {
        rows[$0].kind == .run && (owner(of: $0) != nil || rows[$0].taker == nil)
      }
      let others = ids(shared.flatMap { rows[$0].marks })
      demand(
        late.marks.allSatisfy { origins(of: $0).isDisjoint(with: others) },
        "\(answer), though another run feeds it")
    default:
      if answer.hasPrefix("a run of ") {
        demand(!begun.isEmpty, "\(answer), though no run begins")
        demand(old.isEmpty, "\(answer), though an older value arrives")
        for run in begun {
          demand(answer.contains(scene.sources[rows[run].place].name), "\(answer): of what?")
        }
      } else {
        demand(begun.isEmpty, "\(answer), though a run begins")
        let count =
          answer == "all of it first"
          ? sent.count
          : answer == "the last value first" ? 1 : Int(answer.split(separator: " ")[2]) ?? 0
        demand(atOnce.count == count && count > 0, "\(answer), though it gets \(atOnce.count)")
        demand(old.map(\.order) == atOnce.map(\.order), "\(answer): that is not what is old")
        for (mark, last) in zip(atOnce.reversed(), sent.reversed()) {
          demand(origins(of: mark).contains(last), "\(answer): not these")
        }
      }
    }
  }

  /// How far down a row stands, for one that somebody may join.
  private func level(_ row: Row) -> Int {
    switch row.kind {
    case .run, .tap: 0
    case .stage: row.place + 1
    case .listener: scene.chain.count
    }
  }

  // MARK: Who starts the work?

  private mutating func checkStarts() {
    let parts = answers.starts.components(separatedBy: "; ")
    let isOfEach = answers.starts.contains(": ")
    for (place, source) in scene.sources.enumerated() {
      let runs = rows.indices.filter { rows[$0].kind == .run && rows[$0].place == place }
      let isUsed = scene.chain.contains {
        $0.other == place && Operator.named($0.name)?.other != Operator.Other.none
      }
      if runs.isEmpty || !(isUsed || place == 0) { continue }
      let own = parts.first { $0.hasPrefix("\(source.name): ") }?.dropFirst(source.name.count + 2)
      guard let says = isOfEach ? own.map(String.init) : answers.starts else {
        demand(false, "\(source.name) is forgotten: \(answers.starts)")
        continue
      }
      check(says, of: runs, source)
    }
  }

  /// Checks who is said to start some runs of a source.
  private mutating func check(_ says: String, of runs: [Int], _ source: Scene.Source) {
    if source.start == .hot { return demand(says == "somebody else", "\(source.name): \(says)") }
    let listeners = rows.indices.filter { rows[$0].kind == .listener }
    // Who has begun a run by coming.
    let comers = listeners.filter { one in
      runs.contains {
        owner(of: $0) == one && rows[$0].startTick == rows[one].startTick && rows[$0].trigger == nil
      }
    }
    let words = says.components(separatedBy: ", then ")
    let names = scene.chain.compactMap { Operator.named($0.name) }
    for (place, word) in words.enumerated() {
      switch word {
      case "each subscriber": demand(comers == listeners, "\(word): \(comers)")
      case "its subscriber":
        demand(comers == listeners && listeners.count == 1, "\(word): \(comers)")
      case "the first subscriber":
        demand(comers == Array(listeners.prefix(1)), "\(word): \(comers)")
      case "whoever comes while nothing runs":
        for one in comers {
          demand(
            !runs.contains { isOpen(rows[$0], at: rows[one].order) }, "\(word): something runs")
        }
        demand(comers == listeners, "\(word): \(comers)")
      case "Ada", "Ben", "Ada and Ben":
        demand(comers.map { play.name(of: rows[$0]) }.joined(separator: " and ") == word, word)
      default:
        let isAble = names.contains { $0.starter == word || $0.name == word && $0.group != .values }
        demand(isAble && (place > 0 || comers.isEmpty), "\(word) starts no \(source.name)")
      }
    }
  }

  private func isOpen(_ row: Row, at order: Int) -> Bool {
    let over = row.marks.first { $0.sent.isEnding }?.order ?? row.endOrder ?? .max
    return row.order < order && order < over
  }

  // MARK: Who stops the work?

  private mutating func checkStops() {
    let runs = rows.indices.filter { rows[$0].kind == .run }
    let stopped = runs.filter { rows[$0].endTick != nil && rows[$0].ending == nil }
    guard let says = answers.stops else {
      return demand(stopped.isEmpty, "somebody has stopped a run")
    }
    switch says {
    case "nobody: the page stopped the core": return demand(play.isStopped, says)
    case "nobody: it ended by itself":
      return demand(runs.allSatisfy { rows[$0].ending != nil }, says)
    case "nobody: it goes on":
      return demand(runs.allSatisfy { rows[$0].ending == nil } && stopped.isEmpty, says)
    case "nobody: not every run has ended": return demand(stopped.isEmpty, says)
    default: break
    }
    let left = rows.filter { row in
      row.kind == .listener && row.ending == nil
        && row.endTick.map { end in scene.listeners[row.place].leaves == end } ?? false
    }
    var words = says.components(separatedBy: "; ")
    if words.last == "nobody stops the others" {
      demand(stopped.count < runs.count, "\(says), but there are none")
      words.removeLast()
    } else {
      demand(stopped.count == runs.count, "\(says), but not all")
    }
    for word in words {
      let isAble = stopped.contains { index in
        let run = rows[index]
        let isLeft = left.contains { $0.endTick == run.endTick }
        let isShared = scene.chain.indices.contains {
          $0 >= run.taker ?? 0 && group($0) == .sharing
        }
        switch word {
        case "its subscriber, by leaving":
          return isLeft && !isShared
            && left.contains { owner(of: index).map { rows[$0].place } ?? $0.place == $0.place }
        case "the last subscriber, by leaving":
          let place = scene.chain.indices.last { group($0) == .sharing } ?? 0
          let isLast = !rows.contains { row in
            scene.maker(of: row) == place && isOpen(row, at: run.endOrder ?? 0)
              && row.endTick != run.endTick
          }
          return isLeft && isShared && isLast
        default:
          return scene.chain.indices.contains { place in
            place >= run.taker ?? 0 && scene.chain[place].name == word
              && Operator.named(word)?.stops != Operator.Stops.never
          }
        }
      }
      demand(isAble, "\(word) has stopped nothing")
    }
  }
}
