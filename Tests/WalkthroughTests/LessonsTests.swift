import Foundation
import Testing
import Workshop

@testable import walkthrough

/// How lessons and their steps are read for the page.
@Suite struct LessonsTests {
  @Test("a transcript gives events with their place and chart, and printed texts")
  func readsTranscript() {
    let transcript = StepTranscript(
      snapshot: """
        $ lesson-02-subject --step
        Lesson 2 · A hot signal: 3 steps

        — Nobody listens —

        step 1 of 3 · printed
            nobody is here

        step 2 of 3 · tick 4
          main.swift:23  chart.record("early", station.signal)
              early gets 1
                early  ----1
                       ^----

        — One listens —

        step 3 of 3 · printed
            ~ one ~
              early  ----1
        [exit status 0]

        """)
    #expect(
      transcript.steps == [
        .init(section: "Nobody listens", text: ["nobody is here"]),
        .init(
          section: "Nobody listens", moment: .init(tick: 4, file: "main.swift", line: 23),
          text: ["  early gets 1"], drawing: ["early  ----1", "       ^----"]),
        .init(section: "One listens", text: ["~ one ~", "  early  ----1"]),
      ])
  }

  @Test("every lesson of the list has its steps on the page")
  func hasAll() throws {
    let manifest = try String(
      contentsOf: Package.root.appending(path: "Package.swift"), encoding: .utf8)
    let text = try LessonsFile(root: Package.root).text
    for lesson in CourseList(manifest: manifest).lessons {
      #expect(
        text.contains("name: \"\(lesson.name)\","), "\(lesson.name) has no snapshot of its steps")
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
    let text = try Page(root: Package.root).operators().text
    #expect(!text.contains("code: \"\""))
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
      try publicFunctions(in: String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
    #expect(operators.count > 40)
    for (name, labels) in operators where !elsewhere.contains(name) {
      // A scene has the bare name of the form that has no other, or whose parameters have no label.
      let isOnly = Set(operators.filter { $0.name == name }.map(\.labels)).count == 1
      let isBare = isOnly || labels.allSatisfy { $0 == "_" }
      // A closure that trails stands outside of the parentheses.
      let inside = labels.last == "_" ? labels.dropLast() : labels[...]
      let full = "\(name)(\(inside.map { $0 + ":" }.joined()))"
      #expect(shown.contains(full) || isBare && shown.contains(name), "\(full)")
    }
  }

  /// The names of the public functions in Swift code, and the labels of their parameters.
  private func publicFunctions(in source: String) -> [(name: String, labels: [String])] {
    let function = /public (?:static )?func `?(\w+)`?(?:<[^>]*>)?\(([^{]*?)\)\s*(?:->|where|\{)/
    return source.matches(of: function).map { match in
      let parameters = match.2.replacing(/\([^()]*\)/, with: "")
      let labels = parameters.matches(of: /(?:^|,)\s*(\w+)(?:\s+\w+)?\s*:/).map { String($0.1) }
      return (String(match.1), labels)
    }
  }

  @Test("the program says what it does not understand")
  func readsArguments() throws {
    #expect(try Mode(arguments: []) == .record)
    #expect(try Mode(arguments: ["--open"]) == .open(nil))
    #expect(try Mode(arguments: ["--open", "lesson-03"]) == .open("lesson-03"))
    #expect(throws: Misuse.self) { try Mode(arguments: ["--opem"]) }
    let page = Page(root: Package.root)
    #expect(try page.place("lesson-3") == "lesson-03")
    #expect(try page.place("operators") == "operators")
    #expect(throws: Misuse.self) { try page.place("lesson-99") }
    #expect(Mode.explanation.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
