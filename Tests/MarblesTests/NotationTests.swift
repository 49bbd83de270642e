import Marbles
import Testing

@Suite struct NotationTests {
  typealias Entry = Timeline.Entry

  @Test("a character is a tick")
  func readsTicks() throws {
    let timeline = try Timeline(parsing: "1---2-----|", label: "source")
    #expect(
      timeline
        == Timeline(
          "source",
          [
            Entry(tick: 0, mark: .next("1")), Entry(tick: 4, mark: .next("2")),
            Entry(tick: 10, mark: .completed),
          ]))
  }

  @Test("a group happens at its parenthesis and takes as many ticks as it has characters")
  func readsGroups() throws {
    let timeline = try Timeline(parsing: "--(ab)-(c#)")
    #expect(
      timeline.entries == [
        Entry(tick: 2, mark: .next("a")), Entry(tick: 2, mark: .next("b")),
        Entry(tick: 7, mark: .next("c")), Entry(tick: 7, mark: .failed("")),
      ])
  }

  @Test("spaces take no time, not even inside a group")
  func ignoresSpaces() throws {
    #expect(try Timeline(parsing: "  1 -- (2 |) ") == Timeline(parsing: "1--(2|)"))
  }

  @Test("a legend says what letters and the error stand for")
  func readsLegend() throws {
    let timeline = try Timeline(parsing: "ab#", legend: ["a": "tea", "#": "timeout"])
    #expect(
      timeline.entries.map(\.mark) == [.next("tea"), .next("b"), .failed("timeout")])
  }

  @Test("a timeline that nothing ends lives through its last tick")
  func readsLength() throws {
    #expect(try Timeline(parsing: "-1---").through == 4)
    #expect(try Timeline(parsing: "-1-(23)").through == 6)
    #expect(try Timeline(parsing: "-1-|---").through == nil)
    #expect(try Timeline(parsing: "").through == nil)
  }

  @Test("a subscription begins at ^ and ends at !")
  func readsSubscriptions() throws {
    #expect(try Timeline(parsing: "--^---!--") == .subscription("", from: 2, to: 6))
    #expect(try Timeline(parsing: "-(^!)") == .subscription("", from: 1, to: 1))
    #expect(try Timeline(parsing: "--^---").through == 5)
    #expect(try Timeline(parsing: "--^---").from == 2)
  }

  @Test(
    "bad notation is refused with its column and a remedy",
    arguments: [
      ("1-%", 3, "'%' is no mark", "use '-'"),
      ("é", 1, "'é' is no mark", "use '-'"),
      ("--(ab", 3, "never closed", "add ')'"),
      ("(a(b))", 3, "cannot hold a group", "remove the inner '('"),
      ("  a)", 4, "closes no group", "remove it"),
      ("-()", 3, "empty", "write '--'"),
      ("(a-b)", 3, "one moment", "move '-' out"),
      ("a|b", 3, "after the end", "remove it"),
      ("a|-|", 4, "after the end", "remove it"),
      ("(a|b)", 4, "after the end", "remove it"),
      ("^!^", 3, "after the end", "remove it"),
      ("^-^", 3, "'^' must come first", "row of its own"),
      ("a^", 2, "'^' must come first", "row of its own"),
      ("--!", 3, "ends no subscription", "add '^'"),
      ("^-a", 3, "no mark of a subscription", "another row"),
      ("^-|", 3, "no mark of a subscription", "another row"),
      ("^-#", 3, "no mark of a subscription", "another row"),
    ])
  func refuses(notation: String, column: Int, problem: String, remedy: String) throws {
    let error = try #require(throws: NotationError.self) { try Timeline(parsing: notation) }
    #expect(error.column == column)
    #expect(error.problem.contains(problem))
    #expect(error.remedy.contains(remedy))
  }

  @Test("the error says everything in one line")
  func describesError() throws {
    let error = try #require(throws: NotationError.self) { try Timeline(parsing: "--(ab") }
    #expect(
      "\(error)"
        == "column 3 of '--(ab': the group is never closed; add ')' after its last event")
  }
}
