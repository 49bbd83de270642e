import CourseSupport
import Foundation
import TestSupport
import Testing

@testable import course

let root = Course.root
let lessons = Course.lessons

/// The folder into which the package was built.
let products = BuiltPrograms.folder

/// All exercises; none if they cannot be read, which a test of its own tells.
let exercises = (try? CourseFiles(root: root).exercises()) ?? []

/// What the course says, in plain text.
let report = CourseReport(style: Style(hasColor: false))

/// Returns the course that works in a folder, with time enough for a busy machine.
func course(in folder: URL) -> CourseCommand {
  let toolchain = Toolchain(products: products, limits: (.seconds(120), .seconds(20)))
  return CourseCommand(files: CourseFiles(root: folder), toolchain: toolchain, report: report)
}

extension CourseCommand {
  /// Returns what the course says to a command, and expects its exit status.
  func says(_ command: String..., status: Status = .fine) async throws -> String {
    let answer = try await self.answer(to: CourseMode(arguments: command))
    #expect(answer.status == status)
    #expect(answer.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    return answer.text
  }
}

extension String {
  /// The text in one line.
  var flowing: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// Returns an exercise whose solution prints two lines.
func sample(_ name: String = "03-tea", _ replies: [Reply] = []) -> Exercise {
  Exercise(
    name: name, texts: ExerciseTexts(title: "Tea", replies: replies, hints: ["Boil.", "Pour."]),
    answers: [
      GapAnswer(name: "laid-out", program: "print(\"water\")\n", gap: 1..<2, prints: "water\n"),
      GapAnswer(
        name: "solution", program: "print(\"tea\")\nprint(\"milk\")\n", gap: 1..<3,
        prints: "tea\nmilk\n"),
    ], slips: exercises.first?.slips ?? [])
}

/// Makes a folder with two exercises, and a course that works there.
func inSmallCourse(_ visit: (CourseCommand) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in
    let card = """
      {"title": "Tea", "hints": ["Boil.", "Pour."],
       "replies": [{"about": "laid-out", "say": "Only water so far."}]}
      """
    let answers = sample().answers.map { "\n// MARK: \($0.name)\n\n\($0.program)" }.joined()
    let outputs = sample().answers.map { "// MARK: \($0.name)\n\($0.prints ?? "")" }.joined()
    try write(
      Course.text("Sources/Exercises/slips.json"), to: "Sources/Exercises/slips.json", in: folder)
    for name in ["03-tea", "04-coffee"] {
      for (file, text) in [
        ("program.swift", "// gap\n\(answers)"), ("replies.json", card),
        ("outputs.txt", outputs),
      ] { try write(text, to: "Sources/Exercises/\(name)/\(file)", in: folder) }
    }
    try await visit(course(in: folder))
  }
}
