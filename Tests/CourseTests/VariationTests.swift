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
    var swapped = lines
    swapped.swapAt(place, max(place - 1, 0))
    all.append((nil, swapped.map { "\($0)\n" }.joined()))
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
    for answer in exercise.answers
    where exercise.reply(to: attempt, of: exercise.work(answer.program)) == nil {
      #expect(exercise.judge(attempt, of: exercise.work(answer.program)) == .passed)
    }
    let line = exercise.expected.textLines.first { line in
      line.count > 7 && !line.contains("\"")
        && !exercise.work(exercise.solution).strings.contains { $0.fits(line) }
    }
    guard let line else { return }
    let spelled = line.replacing(/\d+/) { "\\(clock.tick + \($0.0))" }
    for text in [line, spelled] {
      let work = exercise.work(exercise.solution + "\nprint(\"\(text)\")")
      #expect(exercise.judge(attempt, of: work) == .copied(line, from: text))
    }
  }

  @Test(
    "no reply names an operator that a program does not have, whatever it prints",
    arguments: exercises)
  func namesWhatIsThere(exercise: Exercise) {
    func operators(_ work: Work) -> Set<String> {
      identifiers(in: work.code).intersection(Self.neighbours.joined())
    }
    let solution = exercise.work(exercise.solution)
    let claims = exercise.texts.replies.map { reply in
      let answer = exercise.answers.first { $0.name == reply.about }?.program ?? ""
      return (reply, operators(exercise.work(answer)).subtracting(operators(solution)))
    }
    for (program, neighbour) in variations(of: exercise) {
      let work = exercise.work(program)
      #expect(work.onlyWord(notIn: solution)?.code == neighbour)
      for answer in exercise.answers {
        let said = exercise.reply(to: .ended(output: answer.prints ?? "nothing"), of: work)
        for (reply, named) in claims where reply == said {
          let claimed = named.intersection(identifiers(in: reply.say))
          let isThere = claimed.isEmpty || claimed.isSubset(of: operators(work))
          #expect(isThere, "\(reply.about): \(program)")
        }
      }
    }
    for (reply, _) in claims where reply.say.contains(/\b[Yy]ou/) {
      #expect(reply.code != nil || reply.stops != nil, "'you' needs evidence: \(reply.about)")
    }
  }

  /// The operators of each row of choose.md, one of which is often taken for another.
  private static let neighbours: [Set<String>] = {
    let rows = (try? Course.text("Tutorials/choose.md"))?.split(separator: "\n") ?? []
    return rows.filter { $0.hasPrefix("|") }.map { row in
      Set(row.matches(of: /`\.?([a-z]\w+)[^`]*`/).map { String($0.1) })
    }
  }()

  /// Our answer, and with each of its operators in turn replaced by its neighbours.
  private func variations(of exercise: Exercise) -> [(program: String, neighbour: String?)] {
    let lines = exercise.solution.textLines
    return [(exercise.solution, nil)]
      + exercise.answers[1].gap.flatMap { place in
        lines[place - 1].matches(of: /\b[a-z]\w+(?=[\(\{]| \{)/).flatMap { name in
          let row = Self.neighbours.filter { $0.contains(String(name.0)) }.joined()
          return Set(row).subtracting([String(name.0)]).map { neighbour in
            var varied = lines
            varied[place - 1].replaceSubrange(name.range, with: neighbour)
            return (varied.joined(separator: "\n"), neighbour)
          }
        }
      }
  }
}
