import CourseSupport
import Foundation
import TestSupport
import Testing

@testable import mutants

@Suite struct MutantTests {
  @Test("every entry of the list still fits the core or the bridge, once, and stands there once")
  func listFits() throws {
    let copy = try BrokenCopy(root: Course.root)
    #expect(copy.mutants.count >= 400)
    var changed: Set<String> = []
    for mutant in copy.mutants {
      do {
        let (path, text) = try copy.changed(by: mutant)
        #expect(changed.insert(path + text).inserted, "twice: \(mutant.title)")
      } catch {
        Issue.record("\(mutant.title)\n\(error.message)")
      }
    }
  }

  private let list = """
    # How it is written.

    A.swift: it counts too far
    - < 3
    + <= 3

    A.swift: two steps change places: the second comes first
    - one()
    -   two()
    + two()
    +   one()

    """

  @Test("an entry that lacks something is refused, and one that fits no place, or two")
  func refuses() throws {
    for entry in [
      "A.swift: a\n- a", "A.swift: a\n+ a", "A.swift\n- a\n+ b", "A.swift: a\n- a\n+ a",
    ] {
      #expect(throws: ToolError(message: "this is no entry of the list:\n\(entry)")) {
        try Mutant.all(in: entry)
      }
    }
    let mutant = try Mutant.all(in: list)[0]
    for (text, count) in [("i < 4", 0), ("i < 3; j < 3", 2)] {
      let message = "A.swift: what to replace is there \(count) times:\n< 3"
      #expect(throws: ToolError(message: message)) { try mutant.applied(to: text) }
    }
  }

  @Test("each mutant of a body is a branch, and the body itself is the last one")
  func switches() throws {
    let mutants = try Mutant.all(in: list)
    var placed: Set<Int> = []
    let text = "func a() { b < 3 }\nlet c = one()\n  two()\n"
    #expect(
      try text.switching(mutants, placed: &placed) == """
        func a() {
        if mutant == 1 {
        #sourceLocation(file: "mutants-1", line: 1)
         b <= 3 
        } else {
        #sourceLocation(file: "mutants-1", line: 1)
         b < 3 
        }
        #sourceLocation()
        }
        let c = one()
          two()

        """)
    #expect(placed == [1])
    let complaint = """
      mutants-3:2:1: error: no
      mutants-3-7:1:1: warning: perhaps
      /x/mutants-12-15:1:1: error: never
      /x/A.swift:1:1: error: of the second
      """
    #expect(Mutants.refused(of: [mutants[1]], by: complaint) == [2, 3, 12, 15])
  }

  @Test("the command finds a mutant by the first test that fails, or lists it; alone, or together")
  func tries() async throws {
    // A `swift` that refuses a body with a switch, and whose tests fail if the core counts too far.
    let script = """
      broken=$COLD_AND_HOT_MUTANTS/ReactiveCore/A.swift
      grep -q 'mutant == 1' $broken && echo 'mutants-1:1:2: error: no' && exit 1
      if grep -q '<= 3' $broken && test "$1-$MUTANT" = test-1; then
        echo '✘ Test "counts" recorded an issue'; sleep 600
      fi
      """
    for (core, swift, said) in [
      ("i < 3\n", script, "found by \"counts\"\n\n1 of 1 found.\n"),
      ("func a() { i < 3 }\n", script, "found by \"counts\"\n\n1 of 1 found.\n"),
      ("func a() { i < 3 }\n", "exit 0", "SURVIVED\n\n0 of 1 found.\n"),
      (
        "func a() { i < 3 }\n", "test $1-$MUTANT != test-1",
        "found by tests that ended like this: exited(status: 1)\n\n1 of 1 found.\n"
      ),
    ] {
      try await withTemporaryFolder { folder in
        for (path, text) in [
          ("Package.swift", "let course = 1"), ("Sources/ReactiveCore/A.swift", core),
          ("Sources/AppBridge/B.swift", "let b = 1\n"),
          ("Sources/Tools/mutants/mutants.txt", "A.swift: it counts too far\n- < 3\n+ <= 3\n"),
        ] { try write(text, to: path, in: folder) }
        try await install(swift, as: "swift", in: folder)
        let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let run = try await Run.of(
          [try Products.executable("mutants").path], in: folder, environment: ["PATH": path],
          limit: .seconds(60))
        #expect(run.output.hasSuffix(said), "\(run.output)\(run.errors)")
      }
    }
  }
}
