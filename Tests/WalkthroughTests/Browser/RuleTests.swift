import TestSupport
import Testing

@testable import Live

extension BrowserTests {
  /// What must not be found on the page, whatever it shows and however large the screen is.
  struct RuleTests {
    /// Something that must not be found in some views, at some sizes of the screen.
    struct Rule: Sendable, CustomTestStringConvertible {
      let testDescription: String
      var sizes: [[Int]] = []
      var views: [String] = []

      /// What the reader's system prefers, such as a `prefers-color-scheme`.
      var prefers: [String: String] = [:]

      /// What is found, by functions of the folder See.
      var found = ""
    }

    /// A state of each view and each kind, in which most signs are to be seen.
    static let looks =
      Kind.all.map {
        "#cold-or-hot?kind=\($0.name)&ada=4&ben=16&ending=completes&leaves=ada&tick=18"
      } + [
        "#", "#opening?ben=8", "#cold-or-hot", "#cold-or-hot?kinds=eight",
        "#cold-or-hot?kind=share&ada=0&ben=20&ending=fails&leaves=ada&tick=22",
        "#cold-or-hot?kind=share&ada=0&ben=20&guess=yes",
        "#workbench",
        "#workbench?first=--1-----2---3------%7C&second=a--b--c%7C&chain=flatMap,,second~share"
          + "&beside=flatMapLatest,,second&ada=0&ben=4-19",
        "#workbench?first=hot:--1---2%23&chain=catch%28justReturn%3A%29,0~scan,0~map,9~startWith,0",
        "#puzzle", "#puzzle?name=six-at-once&chain=map,3~share", "#puzzle?name=leave-in-time",
        "#puzzle?name=the-same-again", "#puzzle?name=the-screen-is-closed",
        "#puzzle?name=when-it-is-over&chain=replayLazily",
        "#lesson-01/9", "#lesson-06/30", "#lesson-38/90", "#quiz-07/2",
      ]

    private static let kinds = Kind.all.map { "#cold-or-hot?kind=\($0.name)" }
    private static let arrivals = kinds.flatMap { kind in
      DrawnTests.arrivals.map { "\(kind)&ben=\($0)&leaves=ada,ben" }
    }

    /// The rules of layout-rules.txt: what each is about, then its parts, a line for each.
    private static let rules: [Rule] = {
      let lists = ["looks": looks, "kinds": kinds, "arrivals": arrivals]
      let file = "Tests/WalkthroughTests/Browser/layout-rules.txt"
      let text = (try? Course.text(file)) ?? "is missing"
      return text.split(separator: "\n\n").map { rule in
        var lines = rule.split(separator: "\n").map(String.init)
        var found = Rule(testDescription: lines.removeFirst())
        for line in lines {
          let words = line.split(separator: " ").dropFirst().map(String.init)
          switch line.prefix(while: { $0 != " " }) {
          case "sizes": found.sizes = words.map { $0.split(separator: "x").compactMap { Int($0) } }
          case "views": found.views = words.flatMap { lists[$0] ?? [$0] }
          case "prefers": found.prefers = [words[0]: words[1]]
          default: found.found = words.joined(separator: " ")
          }
        }
        return found
      }
    }()

    @Test("nothing is found that should not be", arguments: rules)
    func holds(rule: Rule) async throws {
      #expect(!rule.sizes.isEmpty && !rule.views.isEmpty)
      for size in rule.sizes {
        try await Engine.chromium.open(width: size[0], height: size[1]) { page in
          if !rule.prefers.isEmpty { try page.prefer(rule.prefers) }
          let found: [[String]] = try page.get(rule.found, at: rule.views)
          for (view, found) in zip(rule.views, found) {
            #expect(found == [], "\(view) at \(size)")
          }
        }
      }
    }
  }
}
