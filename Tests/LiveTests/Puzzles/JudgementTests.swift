import CourseSupport
import Foundation
import LessonKit
import TestSupport
import Testing

@testable import Live

/// What is said of an attempt at a puzzle.
@Suite struct JudgementTests {
  private static let solution = PuzzleState().changed(by: "chain=map,3~share(replay:),1&ben=8")

  @Test(
    "the first difference is told in words",
    arguments: [
      ("chain=map,3~share(replay:),1", ""), ("chain=share(replay:),1~map,3", ""),
      ("chain=", "Ada gets 1 at tick 2; she should get 3."),
      ("chain=map,3", "Ben gets nothing at tick 8, when he comes; he should get 6."),
      (
        "chain=map,3~share(replay:),2",
        "Ben gets 3 and 6 at tick 8, when he comes; he should get 6."
      ),
      ("chain=map,3~share(replay:),1&ben=9", "Ben gets nothing at tick 8; he should get 6."),
      (
        "chain=map,3~share(replay:),1~take,2",
        "Ada gets 6 and the completion at tick 6; she should get 6."
      ),
      (
        "chain=map,3~share(replay:),1~startWith,0",
        "Ada gets 0 at tick 0, when she comes; nothing should come then."
      ),
      (
        "first=--1---2---3---4---#&chain=map,3~share(replay:),1",
        "Ada gets the failure at tick 18; she should get the completion."
      ),
      (
        "chain=map,3~share(replay:),1~delay,0~merge,,second&second=|",
        "Everything arrives as it should, but with two runs of second; none is allowed."
      ),
    ])
  func tells(changes: String, sentence: String) throws {
    let attempt = Self.solution.changed(by: changes)
    let judgement = Judgement(
      of: try Scene(text: attempt.lines), with: try Scene(text: Self.solution.lines))
    #expect(judgement.isSolved == sentence.isEmpty)
    #expect(judgement.difference?.description ?? "" == sentence)
  }

  @Test("a chain that has no end is told as such")
  func tellsOfNoEnd() throws {
    let attempt = PuzzleState().changed(by: "first=sync:1|&chain=repeat,forever")
    let judgement = Judgement(
      of: try Scene(text: attempt.lines), with: try Scene(text: Self.solution.lines))
    #expect(judgement.difference?.description.contains("more than 2,000 events") == true)
  }

  @Test("a mark that is wanted is closed by the same mark at the same tick, once")
  func closesMarks() throws {
    let solution = try Scene(text: "source a sync 0:1 0:2 0:1\nlistener Ada 0 -")
    let attempt = try Scene(text: "source a sync 0:2 0:1\nlistener Ada 0 -")
    let judgement = Judgement(of: attempt, with: solution)
    #expect(judgement.listeners.map { $0.wanted.map(\.got) } == [[1, nil, nil]])
  }

  // Told by what the core says to `play`, in ways of its own.

  /// What a play of the page has: what each listener gets at each tick, and the runs of each source.
  private struct Heard {
    var marks: [String: [Int: [String]]] = [:]
    var runs: [Int] = [0, 0, 0]
    var comes: [String: Int] = [:]

    init(_ state: PuzzleState) throws {
      for row in try Play(Scene(text: state.lines)).rows {
        if row.kind == .run { runs[row.place] += 1 }
        guard row.kind == .listener else { continue }
        let name = state["ada"] == "-" || row.place == 1 ? "Ben" : "Ada"
        comes[name] = row.startTick
        for mark in row.marks {
          marks[name, default: [:]][mark.tick, default: []].append(mark.sent.text)
        }
      }
    }

    func words(_ name: String, _ tick: Int) -> String {
      let names = ["|": "the completion", "#": "the failure"]
      let all = (marks[name]?[tick] ?? []).map { names[$0] ?? $0 }
      let commas = all.dropLast().joined(separator: ", ")
      return all.isEmpty ? "nothing" : commas.isEmpty ? all[0] : "\(commas) and \(all.last ?? "")"
    }
  }

  @Test("each reply is true of the attempt that it answers", arguments: PuzzleTests.all)
  func isTrue(puzzle: Puzzle) throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["RANDOM_SEED"].flatMap { UInt64($0) } ?? 59
    var chance = SplitMix64(seed: seed)
    let wanted = try Heard(puzzle.solutionState)
    let attempts = (0...3).flatMap { length in
      puzzle.attempts(length: min(length, puzzle.tiles?.count ?? 0)).shuffled(using: &chance)
        .prefix(10)
    }
    for attempt in attempts {
      let answer = Request.answer(
        to: "judge\n\(puzzle.solutionState.lines)\nattempt\n\(attempt.lines)")
      let told = try #require(
        JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
      let reply = try #require(told["says"] as? String)
      let got = try Heard(attempt)
      let about: Comment = "RANDOM_SEED=\(seed): \(attempt.values) was told: \(reply)"
      let differences = (0...30).flatMap { tick in
        ["Ada", "Ben"].filter { got.words($0, tick) != wanted.words($0, tick) }.map { ($0, tick) }
      }
      let excess = got.runs.indices.filter { got.runs[$0] > wanted.runs[$0] }
      #expect((told["solved"] as? Bool == true) == reply.isEmpty, about)
      #expect(reply.isEmpty == (differences.isEmpty && excess.isEmpty), about)
      if let (name, tick) = differences.first {
        let she = name == "Ada" ? "she" : "he"
        let arrival = got.comes[name] == tick ? ", when \(she) comes" : ""
        let wish = wanted.words(name, tick)
        #expect(
          reply == "\(name) gets \(got.words(name, tick)) at tick \(tick)\(arrival); "
            + (wish == "nothing" ? "nothing should come then." : "\(she) should get \(wish)."),
          about)
      } else if let source = excess.first {
        let words = [
          "none is", "one is", "two are", "three are", "four are", "five are", "six are",
        ]
        #expect(reply.hasSuffix("; \(words[wanted.runs[source]]) allowed."), about)
        #expect(
          reply.contains("with \(words[got.runs[source]].split(separator: " ")[0]) run"), about)
        let name = ["first", "second", "third"][source]
        #expect(
          attempt.lines.split(separator: "\nsource").count == 1 || reply.contains("of \(name)"),
          about)
      }
    }
  }
}
