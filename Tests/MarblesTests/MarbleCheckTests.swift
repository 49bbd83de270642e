import Marbles
import ReactiveCore
import Testing

@Suite struct MarbleCheckTests {
  @Test("there is no difference if all is as drawn, cold and hot")
  func isAsDrawn() {
    let merged = MarbleCheck(
      ["1-2-|", "-a-b-|"], expects: "1a2b-|", lifetimes: ["^---!", "^----!"])
    #expect(merged.difference { merge($0.first, $0.second) } == nil)
    #expect(merged.difference(as: .hot) { merge($0.first, $0.second) } == nil)
    let again = MarbleCheck(["1-|"], expects: "--1-|", lifetimes: ["^-!/--^-!"])
    #expect(again.difference { play in play.first.then { play.first } } == nil)
    #expect(again.difference(as: .hot) { play in play.first.then { play.first } } != nil)
  }

  @Test("a difference shows expected and actual, with longer values and errors by name")
  func showsTheDifference() {
    let check = MarbleCheck(["a--#"], expects: "a--|", values: ["a": "tea", "#": "timeout"])
    #expect(
      check.difference { $0.first } == """
        source 1  a--#
        expected  a--|
        actual    a--#
                  a = tea
                  # = timeout
        """)
  }

  @Test("a difference shows the subscriptions that are otherwise than drawn")
  func showsLifetimes() {
    let check = MarbleCheck(["1--2--|"], expects: "1--(2|)", lifetimes: ["^-!"])
    #expect(
      check.difference { $0.first.take(2) } == """
        source 1    1--2--|
        expected 1  ^-!
        actual 1    ^--!
        """)
  }

  @Test("a source that must not be subscribed to is an empty row")
  func showsAbsence() {
    let check = MarbleCheck(["1-|", "2-|"], expects: "1-|", lifetimes: ["^-!", ""])
    #expect(check.difference { $0.first } == nil)
    #expect(check.difference { merge($0.first, $0.second.filter { _ in false }) } != nil)
  }

  @Test("nothing comes at the tick of the disposal, and a difference shows when that is")
  func isDisposed() {
    let check = MarbleCheck(["0-1-2-|"], expects: "0-1", disposedAt: 4, lifetimes: ["^---!"])
    #expect(check.difference(as: .hot) { $0.first } == nil)
    let other = MarbleCheck(["0-1-2-|"], expects: "0-1-2", disposedAt: 4)
    #expect(
      other.difference { $0.first } == """
        source 1  0-1-2-|
        window    ^---!
        expected  0-1-2
        actual    0-1--
        """)
  }

  @Test("a row that cannot be read is the difference")
  func explains() {
    let difference = MarbleCheck(["1^-?"], expects: "1").difference { $0.first }
    #expect(difference?.hasPrefix("column 2 of '1^-?': '^' must come first; ") == true)
  }

  @Test("a value of the first source can stand for another source; without one it fails")
  func hasInner() {
    let check = MarbleCheck(["1--2--|", "a-b|", "x|"], expects: "a-bx--|")
    #expect(check.difference { play in play.first.flatMap { play.inner($0) } } == nil)
    #expect(check.difference { play in play.first.map { $0 } } != nil)
    let none = MarbleCheck(["1--7", "a-b|"], expects: "a-b#", values: ["#": "7 is no source"])
    #expect(none.difference { play in play.first.flatMap { play.inner($0) } } == nil)
  }

  @Test("asking for a source that is not drawn stops with a message")
  func refusesMissingSource() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MarbleCheck(["1-|"], expects: "1-|").difference { $0.second }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("There is no source 2 where 1 are drawn: add a row to the check."))
  }
}
