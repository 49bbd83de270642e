import CourseSupport
import Foundation
import TestSupport
import Testing

@testable import mutants

@Suite struct MutantTests {
  private func mutants(of text: String) -> [Mutant] {
    MutantFinder.mutants(of: text, path: "ReactiveCore/A.swift", from: 1)
  }

  @Test(
    "a body has the mutants of each kind",
    arguments: [
      (.statement, "let a = f()\n  g(\n    a\n  )", ["g(\n    a\n  ) → ()"]),
      (.statement, "guard a else { return }", ["guard a else { return } → ()", "return → ()"]),
      (.statement, "f { [a] b in c(b) }", ["f { [a] b in c(b) } → ()", "c(b) → ()"]),
      (
        .statement, "switch a {\n  case .b(let c) where d: e(c)\n  default:\n    f()\n    g()\n  }",
        [
          "switch a {\n  case .b(let c) where d: e(c)\n  default:\n    f()\n    g()\n  } → ()",
          "e(c) → ()", "f() → ()", "g() → ()",
        ]
      ),
      (.order, "let a = f()\n  // no\n  g(a)\n  h()", ["g(a)\n  h() → h()\n  g(a)"]),
      (.order, "switch a {\n  case .b: c()\n  case .d: e()\n  }", []),
      (.order, "if a {\n    b()\n  } else {\n    c()\n  }\n  return", []),
      (.return, "if a { return f() }\n  return g()", ["return f() → f()"]),
      (.condition, "if a, let b, c { f() }", ["a → true", "c → true"]),
      (
        .condition, "if a(b: { $0 }) { f() } else { g() }",
        ["a(b: { $0 }) → true", "a(b: { $0 }) → false"]
      ),
      (.condition, "guard a else { return }", ["a → false"]),
      (.condition, "guard a, let b else { return }", ["a → true", "a → false"]),
      (.condition, "for a in b where c { f() }", ["c → true", "c → false"]),
      (.branch, "f(a ? b : c?.d)", ["? → || true ?", "? → && false ?"]),
      (
        .comparison, "f(a < b, c >= d, e != f, g === h)",
        ["< → <=", ">= → >", "!= → ==", "=== → !=="]
      ),
      (.comparison, "f(Array<Int>(), -> , #\"<\"#)", []),
      (.logic, "f(a && b || c)", ["&& → ||", "|| → &&"]),
      (.arithmetic, "a += b - c", ["+= → -=", "- → +"]),
      (.boolean, "f(true) // true", ["true → false"]),
      (.number, "f(1_0, a1, $0, b.0, 0.5, .max, max(c))", ["1_0 → 11", ".max → 1_000"]),
      (
        .end, "f(a.first, .first(b), a.popLast(), min(c))",
        ["first → last", "popLast → popFirst", "min → max"]
      ),
      (
        .weak, "f { [weak self] in }\n  g(Weak(object: a))",
        ["weak self → self = Optional(self)", "Weak → Strong"]
      ),
    ] as [(Mutant.Kind, String, [String])])
  func makes(kind: Mutant.Kind, body: String, expected: [String]) {
    let all = mutants(of: "func f() {\n  \(body)\n}\n").filter { $0.kind == kind }
    #expect(all.map { "\($0.original) → \($0.replacement)" } == expected)
    #expect(all.map(\.key) == expected.indices.map { "A.swift | f() | \(kind.rawValue) \($0 + 1)" })
  }

  /// Has four mutants: two statements, their order, and a number that is there by default.
  private let source = """
    struct A {
      func b(c: Int = 0) {
        d()  // }
        e()
      }
    }

    """

  @Test("each mutant is a branch, and the source itself is the last one") func switches() {
    let all = mutants(of: source)
    #expect(all.map(\.line) == [3, 4, 3, 2])
    #expect(source.switching([]) == source)
    #expect(
      source.switching([all[1], all[2], all[3]]) == """
        struct A {
          func b(c: Int = (mutant == 4 ? 1 : 0)) {
        if mutant == 2 {
        #sourceLocation(file: "mutants-2", line: 1)

            d()  // }
            ()
          
        } else if mutant == 3 {
        #sourceLocation(file: "mutants-3", line: 1)

            e()  // }
            d()
          
        } else {
        #sourceLocation(file: "mutants-2-3", line: 1)

            d()  // }
            e()
          
        }}
        #sourceLocation()
        }

        """)
    let complaint =
      "mutants-2:1:1: warning: a\nmutants-3:2:1: error: b\nmutants-4-7:1:1: error: c\n"
    #expect(BrokenCopy.refused(by: complaint) == [3, 4, 7])
  }

  @Test("a row names a mutant, or all of a kind; one that names none is told, or has no reason")
  func matchesEquivalents() throws {
    let rows = [
      "A.swift | A.b(c:) | statement 2", "A.swift | A.b(c:) | order", "B.swift | b | order",
    ]
    let all = mutants(of: source)
    let equivalents = try Equivalents("# no\n\n" + rows.map { "\($0) | it is so\n" }.joined())
    #expect(all.filter(equivalents.name).map(\.number) == [2, 3])
    #expect(equivalents.rows(withoutAnyOf: all) == ["B.swift | b | order"])
    #expect(throws: ToolError.self) { try Equivalents(rows[0] + " | \n") }
  }

  @Test("a seed chooses the same ones each time") func choosesBySeed() throws {
    let all = (1...9).flatMap {
      MutantFinder.mutants(of: source, path: "C/\($0).swift", from: $0 * 4)
    }
    func chosen(_ flags: String) throws -> [Int] {
      try Choice(flags.components(separatedBy: " ")).mutants(of: all).map(\.number)
    }
    let sample = try chosen("--seed 7 --count 9")
    #expect(sample.count == 9 && sample == sample.sorted())
    #expect(try chosen("--seed 7 --count 9") == sample)
    #expect(try chosen("--seed 8 --count 9") != sample)
    #expect(try chosen("2 3") == Array(8...15))
    #expect(try chosen("--all") == all.map(\.number))
    for flags in ["--seed", "--count x", "--no", "Z"] {
      #expect(throws: UsageError.self) { try chosen(flags) }
    }
  }

  @Test("the command finds what a test notices, drops what does not compile, and lists the rest")
  func tries() async throws {
    // A `swift` that refuses the mutant 1, and builds tests that notice 2, hang with 3, and miss 4.
    let swift = """
      if test "$1" = build && grep -q 'mutant == 1 ' $COLD_AND_HOT_MUTANTS/ReactiveCore/A.swift; then
        echo 'mutants-1:1:2: error: no'; exit 1
      fi
      tests=.build/mutants/build/debug/cold-and-hotPackageTests.xctest
      mkdir -p ${tests%/*}
      { echo '#!/bin/sh'; cat << 'END'; } > $tests && chmod +x $tests
      test $MUTANT = 2 && echo '✘ Test "counts" recorded an issue' && sleep 600
      test $MUTANT = 3 && kill -SEGV $$
      exit 0
      END
      test "$1" = build || exec $tests
      """
    try await withTemporaryFolder { folder in
      for (path, text) in [
        ("Package.swift", ""), ("Sources/ReactiveCore/A.swift", source),
        ("Sources/AppBridge/UIKit/B.swift", source),
        ("Sources/Tools/mutants/equivalent.txt", ""),
      ] { try write(text, to: path, in: folder) }
      try await install(swift, as: "swift", in: folder)
      let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
      func run(_ flags: String...) async throws -> Run {
        try await Run.of(
          [try BuiltPrograms.executable("mutants").path] + flags, in: folder,
          environment: ["PATH": path], limit: .seconds(60))
      }
      let first = try await run("A")
      #expect(first.ending == .exited(status: 1), "\(first.errors)")
      #expect(first.output.contains("A.swift | A.b(c:) | statement 2: fail: \"counts\"\n"))
      #expect(first.output.contains("A.swift | A.b(c:) | order 1: fail: killed"))
      let row = "A.swift | A.b(c:) | number 1"
      #expect(
        first.output.contains("ALIVE Sources/ReactiveCore/A.swift:2: \(row)\n  - 0\n  + 1\n"))
      #expect(
        first.output.contains("do not compile, 3 tried.\n2 found (0 by a time limit), 1 alive,"))
      try write(row + " | it is so\n", to: "Sources/Tools/mutants/equivalent.txt", in: folder)
      let second = try await run("--all")
      #expect(second.ending == .exited(status: 0), "\(second.output)\(second.errors)")
      #expect(second.output.contains("4 mutants: 1 equivalent, 1 do not compile, 2 tried."))
    }
  }
}
