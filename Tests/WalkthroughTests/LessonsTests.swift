import CourseSupport
import Foundation
import TestSupport
import Testing

@testable import walkthrough

/// How lessons and their steps are read for the page.
@Suite struct LessonsTests {
  @Test("a script is JSON, with a line for each of its parts")
  func writesScripts() throws {
    let script = JavaScript.object([
      ("names", .list([.json("a \"b\"\n"), .json(["c/d", "…"])])), ("count", .json(2)),
    ])
    #expect(
      try script.text(named: "things", comment: "One.\n\nTwo.") == #"""
        // One.
        //
        // Two.
        "use strict";
        ColdAndHot.things = {
        "names": [
        "a \"b\"\n",
        ["c/d","…"]
        ],
        "count": 2
        };

        """#)
  }

  @Test("every lesson of the list has steps, each with the line that makes it happen")
  func hasAll() async throws {
    for lesson in try Package.lessons {
      let steps = try await LessonsFile.steps(of: lesson, in: Products.folder)
      #expect(steps.count > 5, "\(lesson.name)")
      for step in steps {
        let file = try Package.text("Sources/Lessons/\(lesson.name)/\(step.place.file)")
        let code = file.components(separatedBy: "\n")[step.place.line - 1]
        let words =
          switch step.what {
          case .printed: ["print(", "runApart("]
          case .drawn: ["draw("]
          case .event: ["record(", "watch(", ".at("]
          }
        #expect(
          words.contains { code.contains($0) },
          "\(lesson.name), \(step.place): '\(step.text[0])' is not from: \(code)")
      }
    }
  }

  @Test("the program says what it does not understand")
  func readsArguments() throws {
    #expect(try WalkthroughMode(arguments: []) == .record)
    #expect(try WalkthroughMode(arguments: ["--open"]) == .open(nil))
    #expect(try WalkthroughMode(arguments: ["--open", "lesson-03"]) == .open("lesson-03"))
    #expect(throws: UsageError.self) { try WalkthroughMode(arguments: ["--opem"]) }
    let page = Package.page
    #expect(try page.place("lesson-3") == "lesson-03")
    #expect(try page.place("operators") == "operators")
    #expect(throws: UsageError.self) { try page.place("lesson-99") }
    #expect(WalkthroughMode.explanation.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
