import CourseSupport
import TestSupport
import Testing

@testable import course

/// What lessons 26 and 28 say that the compiler refuses.
@Suite struct WriteOnlyTests {
  @Test("a table without a cell does not compile")
  func demandsCell() async throws {
    let lesson = try Course.text("Sources/Lessons/28-table-view-models/main.swift")
    let slip = lesson.replacing("TableController<NewsCell>(", with: "TableController(")
    let attempt = try await KeptPrograms.all.value.attempt(
      slip, named: "table-without-cell", running: .seconds(20))
    guard slip != lesson, case .refused(let words) = attempt else {
      Issue.record("the compiler accepts a table without a cell: \(attempt)")
      return
    }
    let page = try Course.text("Tutorials/28-table-view-models.md")
    let message = "generic parameter 'Cell' could not be inferred"
    #expect(words.contains(message) && page.contains(message))
  }

  @Test("everybody may send to an input; nobody can subscribe to it, or complete it")
  func takesValuesAlone() async throws {
    let greeter = try Course.text("Sources/Lessons/26-subjects-inside/Greeter.swift")
    func attempt(_ name: String, _ lines: String) async throws -> Attempt {
      try await KeptPrograms.all.value.attempt(
        "\(greeter)\n\(lines)\n", named: name, running: .seconds(20))
    }
    let sent = try await attempt("input-sent", #"Greeter().input.name.send("Ada")"#)
    #expect(sent == .ended(output: ""))

    let slips = "Greeter().input.name.subscribe { name in }\nGreeter().input.tap.complete()"
    guard case .refused(let words) = try await attempt("input-misused", slips) else {
      Issue.record("the compiler accepts what only a subject can do")
      return
    }
    let page = try Course.text("Tutorials/26-subjects-inside.md")
    for slip in ["'WriteOnly<String>' has no member 'subscribe'", "has no member 'complete'"] {
      #expect(words.contains(slip) && page.contains(slip))
    }
  }
}
