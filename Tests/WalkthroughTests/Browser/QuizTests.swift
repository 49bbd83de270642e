import Foundation
import Testing
import CourseSupport

@testable import walkthrough

extension BrowserTests {
  /// What the page asks, and what it replies.
  struct QuizTests {
    private static func guess(_ page: Page, runs: String, got: String) throws {
      try page.click("#guess-form input[name=runs][value=\"\(runs)\"]")
      try page.click("#guess-form input[name=got][value=\"\(got)\"]")
      try page.click("#guess-form button")
    }

    @Test(
      "a guess hides what happens until it is made, and each answer gets its reply",
      arguments: Engine.installed)
    func guesses(engine: Engine) async throws {
      let start = "#cold-or-hot?kind=cold&ada=0&ben=8&ending=completes&tick=10&guess=yes"
      try await engine.open(start, height: 720) { page in
        let told = "see.all('#lanes .value, #machine svg, #questions td, #story li').length"
        #expect(try page.get(told) == 0)
        #expect(try page.text("#kind-says") == "")
        #expect(try page.text("#cold-or-hot-title") == "cold")
        #expect(try page.get("see.outside('#guess-form button')") as [String] == [])
        try Self.guess(page, runs: "1", got: "34|")
        #expect(try page.get("document.activeElement.id") == "guess-reply")
        let reply = try page.text("#guess-reply")
        for part in [
          "Not quite", "No: two runs start, not one. A cold signal does not become",
          "You took it for a hot signal.",
        ] {
          #expect(reply.contains(part), "\(reply)")
        }
        #expect(try page.get(told) as Int > 9)
        try page.click("#kinds input[value=share]")
        #expect(try page.get(told) == 0)
        try Self.guess(page, runs: "1", got: "34|")
        #expect(try page.text("#guess-reply").contains("Both are right"))
        try page.click("#guess-on")
        try page.click("#kinds input[value=cold]")
        #expect(try page.get(told) as Int > 9)
      }
    }

    @Test("a quiz asks what make quiz asks, and each answer gets its reply")
    func asks() async throws {
      let quizzes = try QuizBook(root: Package.root).quizzes
      try await Engine.chromium.open("#quiz") { page in
        for quiz in quizzes {
          let found: [[[String]]] = try page.get(
            """
            [[see.one('#quiz-code').textContent],
              see.all('#quiz-form .option').map(part => part.textContent), see.replies()]
            """,
            at: quiz.questions.indices.map { "#quiz-\(quiz.number)/\($0 + 1)" })
          for (question, seen) in zip(quiz.questions, found) {
            #expect(seen[0] == [question.program?.code.joined(separator: "\n") ?? ""])
            #expect(seen[1] == question.options.map(\.text) + ["I don't know"])
            let line = question.program?.prints ?? ""
            let right = question.options.firstIndex { $0.prints == line } ?? -1
            let because = question.options[right].say ?? "no reply"
            let run = "The run says \("abcde".dropFirst(right).prefix(1)): \(line)\(because)"
            let expected = question.options.map { option in
              let mistake = option.mistake.map { "Many think so: \"\($0)\"." } ?? ""
              return option.prints == line
                ? "✓ Right.\(because)" : "✗ Not quite.\(option.say ?? "")\(mistake)\(run)"
            }
            #expect(seen[2] == expected + [run], "\(question.name)")
          }
        }
      }
    }

    @Test(
      "a quiz counts, asks again what was missed, and ends with where to go on",
      arguments: Engine.installed)
    func counts(engine: Engine) async throws {
      let quizzes = try QuizBook(root: Package.root).quizzes
      let answers = quizzes[0].questions.map { question in
        question.options.firstIndex { $0.prints == question.program?.prints } ?? -1
      }
      let wrong = answers[0] == 0 ? 1 : 0
      let rest = answers.count - 2
      try await engine.open("#quiz-01/1") { page in
        func answer(_ choice: Int) throws {
          try page.click("#quiz-form input[value=\"\(choice)\"]")
          try page.click("#quiz-form button")
        }
        try answer(wrong)
        #expect(try page.get("document.activeElement.id") == "quiz-reply")
        let marks = try page.texts("#quiz-form label")
        #expect(marks[wrong].hasSuffix("yours") && marks[answers[0]].hasSuffix("✓ right"))
        try page.click("#quiz-on")
        // The question stands above the button, and keys go down.
        #expect(try page.get("document.activeElement.id") == "quiz-count")
        #expect(
          try page.get("ColdAndHot.page.element('live').textContent.startsWith('Question 2 of')")
            == true)
        try answer(-1)
        let score = "0 of 1 is right. Not known: 1. \(rest) to go."
        #expect(try page.text("#quiz-score") == score)
        #expect(try page.texts("#quiz-reply .verdict") == [])
        try page.open("#quiz-01/2")
        #expect(try page.text("#quiz-score") == score)
        try page.click("#quiz-again")
        #expect(try page.hash() == "#quiz-01/1")
        for choice in answers {
          #expect(try page.texts("#quiz-reply .end") == [])
          try answer(choice)
          if try page.texts("#quiz-on").count > 0 { try page.click("#quiz-on") }
        }
        let count = answers.count
        #expect(
          try page.text("#quiz-reply .end")
            == "You have answered all of quiz 01: \(count) of \(count) are right. Go on with quiz 02, or read the page of lesson 01."
        )
        let links: [String] = try page.get(
          "see.all('#quiz-reply .end a').map(link => link.getAttribute('href'))")
        #expect(links == ["#quiz-02/1", "../01-create-signal.md"])
        #expect(try page.texts("#quiz-again, #quiz-on") == [])
        let pages: [String] = try page.get("ColdAndHot.quizzes.map(quiz => quiz.page)")
        #expect(pages.count == quizzes.count)
        for name in pages {
          let file = Package.root.appending(path: "Tutorials/\(name)")
          #expect(FileManager.default.fileExists(atPath: file.path), "\(name)")
        }
      }
    }

    @Test("two tabs do not overwrite each other's answers")
    func keepsBoth() async throws {
      try await Engine.chromium.open("#quiz-01/1") { page in
        // What another tab has kept since this one was loaded.
        try page.run(
          "localStorage.setItem('cold-and-hot answers', JSON.stringify({ '02': [false] }))")
        try page.click("#quiz-form input[value='-1']")
        try page.click("#quiz-form button")
        try page.go("#quiz-02/1")
        #expect(try page.text("#quiz-score").hasPrefix("Not known: 1."))
        try page.go("#quiz-01/1")
        #expect(try page.text("#quiz-score").hasPrefix("Not known: 1."))
      }
    }
  }
}
