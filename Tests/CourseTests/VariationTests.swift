import CourseSupport
import Foundation
import SwiftReader
import TestSupport
import Testing

@testable import course

/// No reply claims what a program has not done: our answers are varied by rule.
@Suite struct VariationTests {
  @Test("a reply is said of what its own answer prints, and plain things are told plainly")
  func judgesOutput() throws {
    var count = 0
    for exercise in exercises {
      let work = exercise.work(exercise.solution)
      let lines = exercise.expected.textLines.dropLast()
      for (kind, output) in lines.indices.flatMap({ variations(of: Array(lines), at: $0) }) {
        guard let difference = Difference(expected: exercise.expected, actual: output) else {
          continue
        }
        count += 1
        if let kind { #expect(difference.kind == kind, "\(exercise): \(output)") }
        if let reply = exercise.reply(to: .ended(output: output), of: work) {
          let answer = exercise.answers.first { $0.name == reply.about }
          #expect(answer?.prints == output, "\(exercise), \(reply.about)")
        }
      }
    }
    #expect(count > 2_000)
  }

  /// A line is written otherwise, doubled, left out, swapped with the next one; a number is changed.
  private func variations(
    of lines: [String], at place: Int
  ) -> [(kind: Difference.Kind?, output: String)] {
    let line = lines[place]
    func with(_ new: String...) -> String {
      (lines[..<place] + new + lines[(place + 1)...]).map { "\($0)\n" }.joined()
    }
    var all: [(Difference.Kind?, String)] = [
      (.extraLine, with(line, "debugging")), (.extraLine, with(line, line)), (.missingLine, with()),
    ]
    if !line.isBlank {
      all += [(.spelling, with(line.uppercased())), (.spelling, with("  \(line)"))]
    }
    all += line.matches(of: /\d+/).map { number in
      (nil, with(line.replacingCharacters(in: number.range, with: "1\(number.0)")))
    }
    if place + 1 < lines.count {
      all.append(
        (
          nil,
          (lines[..<place] + [lines[place + 1], line] + lines[(place + 2)...])
            .map { "\($0)\n" }.joined()
        ))
    }
    return all
  }

  @Test(
    "a line outside of the gap that is left out or changed is told, and no other is",
    arguments: exercises)
  func findsTheLine(exercise: Exercise) throws {
    let lines = exercise.solution.textLines
    let gap = exercise.answers[1].gap
    // A bracket alone may be taken for one of the gap.
    for line in SourceFile(text: exercise.solution).lines
    where !gap.contains(line.number) && line.code.contains(where: \.isLetter) {
      let new = line.number.isMultiple(of: 2) ? [] : ["frobnicate()"]
      let text = lines[..<(line.number - 1)] + new + lines[line.number...]
      let missing = exercise.work(text.joined(separator: "\n")).missing.map(\.code)
      #expect(missing.count == 1 && line.text.contains(missing[0]), "\(line.text)")
    }
    let spacious = lines.map { "  \($0)  // ours\n\n" }.joined()
    #expect(exercise.work(spacious).missing == [])
    #expect(exercise.work(spacious).onlyWord(notIn: exercise.work(exercise.solution)) == nil)
  }

  @Test("a line of the output that is only written down is told", arguments: exercises)
  func findsWhatIsWrittenDown(exercise: Exercise) {
    let attempt = Attempt.ended(output: exercise.expected)
    for answer in exercise.answers {
      #expect(exercise.judge(attempt, of: exercise.work(answer.program)) == .passed)
    }
    let line = exercise.expected.textLines.first { line in
      line.count > 7 && !line.contains("\"") && !exercise.work(exercise.solution).spellsOut(line)
    }
    guard let line else { return }
    let spelled = line.replacing(/\d+/) { "\\(clock.tick + \($0.0))" }
    let work = exercise.work(exercise.solution + "\nprint(\"\(spelled)\")")
    #expect(exercise.judge(attempt, of: work) == .copied(line))
  }

  @Test("a reply that names an operator, or speaks of 'you', says by which words it knows")
  func namesItsEvidence() {
    for exercise in exercises {
      func operators(_ answer: GapAnswer) -> Set<String> {
        Set(exercise.work(answer.program).code.matches(of: /\w+/).map { String($0.0) })
          .intersection(Variation.neighbours.joined())
      }
      for reply in exercise.card.replies where reply.compiler == nil && reply.stops == nil {
        guard let answer = exercise.answers.first(where: { $0.name == reply.about }) else {
          continue
        }
        let words = Set(reply.say.matches(of: /\w+/).map { String($0.0) })
        let named = operators(answer).subtracting(operators(exercise.answers[1]))
          .intersection(words)
        for word in named {
          let isKnown = (reply.code ?? []).contains { $0.contains(word) }
          #expect(isKnown, "\(exercise), \(reply.about) names \(word)")
        }
        let isAddressed = !words.isDisjoint(with: ["you", "You", "your", "Your", "yours"])
        #expect(!isAddressed || reply.code != nil, "\(exercise), \(reply.about)")
      }
    }
  }

  @Test("an operator of our answer in whose place its neighbour stands is told", arguments: sample)
  func namesTheOperator(variation: Variation) async throws {
    let exercise = variation.exercise
    let attempt = try await KeptPrograms.all.value.attempt(
      variation.program, named: "varied-\(variation.number)", running: .seconds(1))
    switch exercise.judge(attempt, of: exercise.work(variation.program)) {
    case .passed: break
    case .foreseen(let reply, _):
      // Somebody foresaw it; the reply holds by the tests above.
      #expect(reply.about != "solution")
    case .unforeseen(_, let word): #expect(word?.code == variation.neighbour)
    case let verdict: Issue.record("the course says \(verdict)")
    }
  }
}

/// Our answer with another operator in it, from the same row of choose.md.
struct Variation: Sendable, CustomTestStringConvertible {
  let exercise: Exercise
  let number: Int
  let program: String
  let neighbour: String

  var testDescription: String { "\(exercise), variation \(number), \(neighbour)" }

  /// The operators of each row of choose.md, one of which is often taken for another.
  static let neighbours: [Set<String>] = {
    let rows = (try? Course.text("Tutorials/choose.md"))?.split(separator: "\n") ?? []
    return rows.filter { $0.hasPrefix("|") }.map { row in
      Set(row.matches(of: /`\.?([a-z]\w+)[^`]*`/).map { String($0.1) })
    }
  }()

  /// All that can be made.
  static let all: [Variation] = {
    var all: [Variation] = []
    for exercise in exercises {
      var lines = exercise.solution.textLines
      for place in exercise.answers[1].gap {
        let line = lines[place - 1]
        for word in line.matches(of: /\b[a-z]\w+(?=[\(\{]| \{)/) {
          let name = String(word.0)
          let others = neighbours.filter { $0.contains(name) }.reduce(Set()) { $0.union($1) }
          for other in others.subtracting([name]).sorted() {
            lines[place - 1] = line.replacingCharacters(in: word.range, with: other)
            all.append(
              Variation(
                exercise: exercise, number: all.count, program: lines.joined(separator: "\n"),
                neighbour: other))
          }
        }
        lines[place - 1] = line
      }
    }
    return all
  }()
}

/// One of 20 parts of all variations, so that a run is short; VARIATIONS=7 chooses the seventh, and
/// VARIATIONS=all takes all.
private let sample: [Variation] = {
  let parts = 20
  let choice = ProcessInfo.processInfo.environment["VARIATIONS"]
  if choice == "all" { return Variation.all }
  let part = choice.flatMap { Int($0) } ?? Int.random(in: 0..<parts)
  return Variation.all.filter { $0.number % parts == part % parts }
}()
