import TestSupport
import Testing

@testable import mutants

@Suite struct MutantTests {
  private let project = MutantProject(root: Course.root)

  @Test("every entry of the list still fits the core")
  func listFits() throws {
    #expect(try project.changes(project.mutants()).count >= 60)
  }

  @Test("the list breaks every file of the core and of the bridge that does anything by itself")
  func listIsWhole() throws {
    let whole: Set = [
      "CommandError.swift", "Confined.swift", "Lock.swift", "Scheduler.swift",
      // The copy that is broken has no UIKit.
      "BindTwoWayWithField.swift", "SignalForEvents.swift",
    ]
    let broken = Set(try project.mutants().map(\.file))
    #expect(try Set(project.sources().keys).subtracting(broken) == whole)
  }

  @Test("no entry stands in the list twice")
  func listRepeatsNothing() throws {
    let changes = try project.changes(project.mutants())
    #expect(Set(changes.map { $0.path + $0.text }).count == changes.count)
  }

  private let list = """
    # How it is written.

    A.swift: it counts too far
    - < 3
    + <= 3

    B.swift: two steps change places: the second comes first
    - one()
    -   two()
    + two()
    +   one()

    """

  @Test("the list is read as its top says")
  func readsList() throws {
    let mutants = try [Mutant](list: list)
    #expect(
      mutants == [
        Mutant(
          file: "A.swift", harm: "it counts too far", original: "< 3", replacement: "<= 3"),
        Mutant(
          file: "B.swift", harm: "two steps change places: the second comes first",
          original: "one()\n  two()", replacement: "two()\n  one()"),
      ])
    #expect(mutants[1].difference == "- one()\n-   two()\n+ two()\n+   one()")
  }

  @Test(
    "an entry that lacks something is refused, and shown",
    arguments: [
      "A.swift: no replacement\n- a", "A.swift: no original\n+ a", "A.swift\n- a\n+ b",
      "no file: x\n- a\n+ b", "A.swift: no change\n- a\n+ a",
    ])
  func refusesEntry(_ entry: String) {
    #expect(throws: Mistake("This is no entry of the list:\n\(entry)")) {
      try [Mutant](list: entry)
    }
  }

  @Test("a mutant changes the one place, and nothing else")
  func applies() throws {
    let mutant = try [Mutant](list: list)[1]
    #expect(try mutant.applied(to: "zero()\n  one()\n  two()\n") == "zero()\n  two()\n  one()\n")
  }

  @Test("a mutant that fits no place, or two, is out of date")
  func isOutOfDate() throws {
    let mutant = try [Mutant](list: list)[0]
    #expect(throws: Mistake("A.swift: what to replace is there 0 times:\n< 3")) {
      try mutant.applied(to: "i < 4")
    }
    #expect(throws: Mistake("A.swift: what to replace is there 2 times:\n< 3")) {
      try mutant.applied(to: "i < 3; j < 3")
    }
  }
}
