import SwiftReader
import Testing

@testable import weave

@Suite struct SelectorTests {
  private let file = SourceFile(
    path: "Sources/ReactiveCore/A.swift",
    text: """
      struct A {
        func send(_ a: Int) {}
        func send(to a: Int) {}
      }
      struct B {
        enum A {
          case one, two
        }
        func send(_ a: Int) {}
        public static func merge(
          _ a: [Int]
        ) {}
        func merge(_ a: Int...) {}
      }
      extension A {
        init(_ a: Int) {}
      }
      extension A: Sendable where B: Sendable {}
      typealias C = A
      class C {}
      """)

  /// Returns the first line of what is chosen.
  private func line(_ reference: String) -> Int? {
    let place = file.place(of: 1)
    let all = declarations(in: file)
    return try? Selector(reference).choose(from: all, of: file.path, for: place).lines.lowerBound
  }

  @Test(
    "names, labels, paths and beginnings each choose one declaration",
    arguments: [
      ("B", 5), ("B.A", 6), ("two", 7), ("A.two", 7), ("B.send", 9), ("B.send(_:)", 9),
      ("A.send(to:)", 3), ("send(to:)", 3), ("init", 16), ("A.init(_:)", 16),
      ("extension A", 15), ("extension A: Sendable", 18), ("extension A...", 15),
      ("func merge(_ a: [Int])", 10), ("func merge(_ a: Int...)", 13), ("init(_ a", 16),
      ("typealias C", 19), ("class C", 20), ("B...", 5),
    ])
  func chooses(reference: String, expected: Int) {
    #expect(line(reference) == expected)
  }

  @Test(
    "what is not there, or too often, is not chosen",
    arguments: [
      "send", "send(_:)", "A", "merge(_:)", "func mer", "func mergers", "extension B", "C",
      "one...", "",
    ])
  func refuses(reference: String) {
    #expect(line(reference) == nil)
  }
}
