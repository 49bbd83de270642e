import Testing

@testable import mutants

@Suite struct SwitchboardTests {
  private let original = """
    let a = 1
    struct B {
      func c() -> Int { a + a }
      func d() {
        print(a)
      }
    }

    """

  private func mutant(_ original: String, _ replacement: String) -> Mutant {
    Mutant(file: "B.swift", harm: "", original: original, replacement: replacement)
  }

  @Test("each mutant of a body is a branch, and the body itself is the last one")
  func switches() throws {
    let board = try Switchboard(
      original: original, mutants: [3: mutant("a + a", "a - a"), 7: mutant("+ a", "* a")])
    #expect(board.numbers == [3, 7])
    #expect(
      board.text == """
        let a = 1
        struct B {
          func c() -> Int {
        if mutant == 3 {
        #sourceLocation(file: "mutants-3", line: 1)
         a - a 
        } else if mutant == 7 {
        #sourceLocation(file: "mutants-7", line: 1)
         a * a 
        } else {
        #sourceLocation(file: "mutants-3-7", line: 1)
         a + a 
        }
        #sourceLocation()
        }
          func d() {
            print(a)
          }
        }

        """)
  }

  @Test("a change that is not inside one body has no switch")
  func leavesOut() throws {
    let board = try Switchboard(
      original: original,
      mutants: [1: mutant("let a = 1", "let a = 2"), 2: mutant("d() {\n", "d() {\n    return\n")])
    #expect(board.numbers == [])
    #expect(board.text == original)
  }

  @Test("the compiler's errors name the mutants, warnings do not count")
  func readsComplaints() {
    let complaint = """
      mutants-3:2:1: error: no
      mutants-3-7:1:1: warning: perhaps
      /x/mutants-12-15:1:1: error: never
      """
    #expect(Switchboard.numbers(in: complaint) == [3, 12, 15])
  }
}
