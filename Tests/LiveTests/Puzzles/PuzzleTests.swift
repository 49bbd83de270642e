import CourseSupport
import TestSupport
import Testing

@testable import Live

/// The table of puzzles: each can be solved, and not in a shorter way than the page says.
@Suite struct PuzzleTests {
  static let rows = (try? PuzzleBook(root: Course.root))?.rows ?? []
  static let all = rows.flatMap(\.puzzles)

  private static func judge(_ attempt: PuzzleState, _ puzzle: Puzzle) throws -> Judgement {
    Judgement(
      of: try Scene(text: attempt.lines), with: try Scene(text: puzzle.solutionState.lines))
  }

  @Test("there are five rows of six, and at least one puzzle for each lesson up to those on time")
  func isWhole() {
    #expect(Self.rows.map(\.puzzles.count) == [6, 6, 6, 6, 6])
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
    #expect(Set(Self.all.map(\.title)).count == Self.all.count)
    // Who keeps whom alive is not to be seen there, nor on which thread something happens.
    let lessons = Course.lessons.map(\.topic)
    let shown = lessons.prefix { $0 != "schedulers" }.filter { $0 != "memory" }
    #expect(Set(Self.all.map(\.lesson)) == Set(shown))
  }

  @Test("the page of its lesson leads to a puzzle", arguments: all)
  func isFound(puzzle: Puzzle) throws {
    let lesson = try #require(Course.lessons.first { $0.topic == puzzle.lesson })
    let page = try Course.text("Tutorials/\(lesson.name).md")
    #expect(page.contains("[\(puzzle.title)](walkthrough/index.html#puzzle?name=\(puzzle.name))"))
  }

  @Test(
    "what is hidden solves a puzzle, and can be reached; what is given does not solve it",
    arguments: all)
  func canBeSolved(puzzle: Puzzle) throws {
    let solution = puzzle.solutionState
    #expect(try Self.judge(solution, puzzle).isSolved)
    #expect(try Play(Scene(text: solution.lines)).isStopped == false)
    #expect(try !Self.judge(puzzle.givenState, puzzle).isSolved)
    for state in [solution, puzzle.givenState] {
      let reached = puzzle.attempts(length: state.links.count).map(\.lines)
      #expect(reached.contains(state.lines), "\(state.values)")
    }
  }

  @Test("no shorter chain solves a puzzle, and few as short as the hidden one", arguments: all)
  func isNotTrivial(puzzle: Puzzle) throws {
    let fewest = puzzle.solutionState.links.count
    for length in (puzzle.tiles == nil ? fewest : 0)...fewest {
      let attempts = puzzle.attempts(length: length)
      let right = try attempts.filter { try Self.judge($0, puzzle).isSolved }
      if length < fewest {
        #expect(right.map { $0["chain"] } == [], "the hidden chain has \(fewest) operators")
      } else {
        #expect(right.count * 3 <= attempts.count, "\(right.count) of \(attempts.count) solve it")
      }
    }
  }
}
