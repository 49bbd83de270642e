import CourseSupport
import Foundation
import SwiftReader
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

  @Test("code is cut out of a source between its marks, without its indent")
  func cutsCode() {
    let code = CodeOfScenes(
      source: """
        func play() {
          // code.one
          let a = 1
            + 2
          // code.end
          // code.two
          let b = a
          // code.end
        }
        """)
    #expect(code.parts == ["one": "let a = 1\n  + 2", "two": "let b = a"])
  }

  @Test("every operator of the page shows its code")
  func showsOperators() throws {
    let text = try Package.page.operators().text
    #expect(!text.contains("\"code\": \"\""))
    for scene in OperatorScene.all {
      #expect(Set(scene.amounts).count == scene.amounts.count)
      #expect(scene.says.hasPrefix(scene.name), "\(scene.name): \(scene.says)")
    }
  }

  @Test("the page has every operator of the core, in each of its forms")
  func hasEveryOperator() throws {
    // The explorer has the first three. A clock that is not real time shows nothing of the others:
    // on which thread something happens, and what somebody does who only looks on.
    let elsewhere = [
      "multicast", "connect", "startEagerly", "observe", "subscribe", "handleEvents",
    ]
    let shown = Set(OperatorScene.all.map(\.name))
    let folder = Package.root.appending(path: "Sources/ReactiveCore/Operators")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let operators = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      try publicDeclarations(in: Package.text("Sources/ReactiveCore/Operators/\(path)")).filter {
        $0.kind == "func"
      }
      .map { (path: path, name: $0.names[0], labels: $0.labels ?? []) }
    }
    #expect(operators.count > 40)
    for (path, name, labels) in operators where !elsewhere.contains(name) {
      // A scene has the bare name of the form that has no other, or whose parameters have no label.
      let isOnly = Set(operators.filter { $0.name == name }.map(\.labels)).count == 1
      let isBare = isOnly || labels.allSatisfy { $0 == "_" }
      // A closure that trails stands outside of the parentheses.
      let inside = labels.last == "_" ? labels.dropLast() : labels[...]
      let full = "\(name)(\(inside.map { $0 + ":" }.joined()))"
      let title = isBare ? name : full
      #expect(
        shown.contains(full) || isBare && shown.contains(name),
        """
        \(title), in \(path), is not on the page: write OperatorScene("\(title)", …) in \
        Sources/Tools/walkthrough/Operators, beside its neighbours, and run make walkthrough
        """)
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
