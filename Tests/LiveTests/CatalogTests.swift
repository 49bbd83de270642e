import CourseSupport
import Foundation
import SwiftReader
import TestSupport
import Testing

@testable import Live

/// The table of operators, and the words in which the page asks.
@Suite struct CatalogTests {
  @Test("the page has every operator of the core, in each of its forms")
  func hasEveryOperator() throws {
    // The page has one thread and virtual time, so it cannot show a change of threads. It cannot show
    // operators that change nothing that is sent either, nor a call that sends nothing.
    let unseen = ["connect", "observe", "subscribe", "handleEvents", "setFailureType"]
    let shown = Set(Operator.all.map(\.name))
    #expect(shown.count == Operator.all.count)
    let folder = Course.root.appending(path: "Sources/ReactiveCore/Operators")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let operators = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      try publicDeclarations(
        in: String(contentsOf: folder.appending(path: path), encoding: .utf8)
      )
      .filter { $0.kind == "func" }
      .map { (path: path, name: $0.names[0], labels: $0.labels ?? []) }
    }
    #expect(operators.count > 40)
    for (path, name, labels) in operators where !unseen.contains(name) {
      // A row has the bare name of the form that has no other, or whose parameters have no label.
      let isOnly = Set(operators.filter { $0.name == name }.map(\.labels)).count == 1
      let isBare = isOnly || labels.allSatisfy { $0 == "_" }
      // A closure that trails stands outside of the parentheses.
      let inside = labels.last == "_" ? labels.dropLast() : labels[...]
      let full = "\(name)(\(inside.map { $0 + ":" }.joined()))"
      #expect(
        shown.contains(full) || isBare && shown.contains(name),
        """
        \(isBare ? name : full), in \(path), is not on the page: write a row for it in \
        Sources/Tools/Live/Operators, beside its neighbours, and run make walkthrough
        """)
    }
  }

  @Test(
    "each operator begins its sentence, and sends a value of its example", arguments: Operator.all)
  func hasExample(row: Operator) throws {
    #expect(row.says.hasPrefix(row.name))
    #expect(row.example.count == (row.other == .none ? 1 : 2))
    let argument = row.argument
    for amount in argument.map({ [$0.start, $0.range.lowerBound, $0.range.upperBound] }) ?? [0] {
      let play = Play(Scene(showing: row, amount: amount))
      let isEmpty = !play.rows[0].marks.contains { !$0.sent.isEnding }
      #expect(!isEmpty || amount != argument?.start ?? 0, "\(amount)")
    }
  }

  @Test("no two operators do the same, and the Swift of each has its name")
  func areDifferent() throws {
    let told = try Operator.all.map { row in
      #expect(row.code.contains(row.name.split(separator: "(")[0]))
      return try ["|", "#"].flatMap { end in
        try Play(
          Scene(
            text: """
              source first cold 2:1 6:1 8:4 11:5 13:2 16:\(end)
              source second cold 1:a 5:b 9:|
              operator \(row.name) \(row.argument?.start ?? 0) 1
              listener Ada 0 9
              listener Ben 7 -
              listener Cleo 12 -
              """)
        ).told
      }
    }
    for (row, rows) in zip(Operator.all, told) {
      #expect(told.count { $0 == rows } == 1, "\(row.name)")
    }
  }

  @Test(
    "what cannot be played is told in a sentence",
    arguments: [
      ("source a warm", "This line cannot be read: source a warm"),
      ("source a cold 2", "2 is not a mark."),
      ("source a cold x:1", "x is not a number from 0 to 9999."),
      (
        "source a interval 0:1",
        "Put a value into the row of a, after tick 0: its tick is the time."
      ),
      ("source a timer 3:|", "Put a value into the row of a: its tick is the time."),
      ("source a cold\noperator nope 0 0", "There is no operator nope."),
      ("source a cold\nnonsense", "This line cannot be read: nonsense"),
    ])
  func refuses(lines: String, sentence: String) {
    #expect(Request.answer(to: "play\n" + lines) == #"{"error":"\#(sentence)"}"#)
  }

  @Test("each answer is JSON")
  func answers() throws {
    let scene = "source a cold 2:1\\\"\nlistener Ada 0 -"
    for request in [
      "catalog", "kinds", "play\n\(scene)", "program\n\(scene)", "remembered\n\(scene)",
    ] {
      let answer = Request.answer(to: request)
      let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
      #expect(object?["error"] == nil && object?.isEmpty == false, "\(request)")
    }
    #expect(Request.answer(to: "what").contains("error"))
  }
}
