import CourseSupport
import Foundation
import SwiftReader
import TestSupport
import Testing

@testable import course

/// What pages say that the compiler refuses, and in which words.
@Suite struct RefusedByCompilerTests {
  @Test("the compiler refuses a change of a lesson in the words of its page", arguments: changes)
  func refuses(change: Change) async throws {
    let folder = "Sources/Lessons/\(change.lesson)"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Course.root.appending(path: folder).path)
    let lesson = try files.filter { $0.hasSuffix(".swift") }.sorted()
      .map { try Course.text("\(folder)/\($0)") }.joined(separator: "\n")
    #expect(lesson.split(separator: change.original, omittingEmptySubsequences: false).count == 2)
    let attempt = try await KeptPrograms.all.value.attempt(
      lesson.replacing(change.original, with: change.replacement),
      named: "refused-\(change.lesson)-\(changes.firstIndex { $0.message == change.message } ?? 0)",
      running: .seconds(20))
    guard case .refused(let words) = attempt else {
      Issue.record("the compiler accepts it: \(attempt)")
      return
    }
    let page = try Course.text("Tutorials/\(change.lesson).md")
    #expect(words.contains(change.message) && page.contains(change.message), "\(words)")
  }
}

/// A change of a lesson's program, and the compiler's message.
struct Change: Sendable, CustomTestStringConvertible {
  let lesson: String
  let original: String
  let replacement: String
  let message: String

  var testDescription: String { "\(lesson): \(message)" }
}

private let changes = [
  Change(
    lesson: "02-subject", original: "ada = chat.signal.subscribe",
    replacement: "ada = chat.subscribe",
    message: "value of type 'Subject<String, Never>' has no member 'subscribe'"),
  Change(
    lesson: "05-chaining",
    original: ".flatMap { cached in fetchMessages(after: cached.last ?? 0) }",
    replacement: ".flatMap { cached in cached.last ?? 0 }",
    message:
      "cannot convert value of type 'Int' to closure result type 'Signal<[Int], MailError>'"),
  Change(
    lesson: "15-errors", original: "answers = words.signal.setFailureType(to: SearchError.self)",
    replacement: "answers = words.signal",
    message:
      "arguments to generic parameter 'Failure' ('SearchError' and 'Never') are expected to be equal"
  ),
  Change(
    lesson: "31-subjects-inside", original: "formGreeter.output.greeting.subscribe",
    replacement: "formGreeter.input.name.subscribe",
    message: "value of type 'WriteOnly<String>' has no member 'subscribe'"),
  Change(
    lesson: "31-subjects-inside", original: "{ greeter.input.tap.send(()) }",
    replacement: "{ greeter.input.tap.complete() }", message: "has no member 'complete'"),
  Change(
    lesson: "32-driver", original: "driver.drive { text in phone.text = text }",
    replacement: "amounts.subscribe { text in phone.text = text }",
    message: "main actor-isolated property 'text' can not be mutated from a Sendable closure"),
  Change(
    lesson: "34-table-view-models", original: "Table<NewsCell>(",
    replacement: "Table(", message: "generic parameter 'Cell' could not be inferred"),
  Change(
    lesson: "36-navigation", original: "  case .desk: \"desk\"\n", replacement: "",
    message: "switch must be exhaustive"),
]
