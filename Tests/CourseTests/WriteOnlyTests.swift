import CourseSupport
import TestSupport
import Testing

@testable import course

/// What lesson 26 promises of the inputs of its view model.
@Suite struct WriteOnlyTests {
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
