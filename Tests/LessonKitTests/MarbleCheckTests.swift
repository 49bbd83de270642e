import LessonKit
import ReactiveCore
import Testing

@Suite struct MarbleCheckTests {
  @Test("there is no difference if all is as drawn")
  func isAsDrawn() {
    let merged = MarbleCheck(
      ["1-2-|", "-a-b-|"], expects: "1a2b-|", lifetimes: ["^---!", "^----!"])
    #expect(merged.difference { .merge($0.first, $0.second) } == nil)
    #expect(merged.difference(as: .hot) { .merge($0.first, $0.second) } == nil)
  }

  @Test("a difference shows expected and actual under each other, column on column")
  func showsTheDifference() {
    let doubled = MarbleCheck(["1--2--3--|"], expects: "2--4--6--|")
    #expect(
      doubled.difference { play in play.first.map { "\(Int($0)! + 1)" } } == """
        source 1  1--2--3--|
        expected  2--4--6--|
        actual    2--3--4--|
        """)
  }

  @Test("a difference shows longer values and errors by name")
  func showsLongerValues() {
    let check = MarbleCheck(["a--#"], expects: "a--|", values: ["a": "mkj", "#": "timeout"])
    #expect(
      check.difference { $0.first } == """
        source 1  a--#
        expected  a--|
        actual    a--#
                  a = mkj
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
    #expect(check.difference { .merge($0.first, $0.second.filter { _ in false }) } != nil)
  }
}

@Suite struct MarbleCheckHotTests {
  @Test("what stands before '^' was sent before the subscription")
  func misses() {
    let check = MarbleCheck(["1-2^-3-|"], expects: "   --3-|", lifetimes: ["^---!"])
    #expect(check.difference { $0.first } == nil)
    #expect(check.difference { $0.first.share() } == nil)
  }

  @Test("a difference draws all rows on the clock of the hot source")
  func showsTheDifference() {
    #expect(
      MarbleCheck(["1-2^-3-|"], expects: "--3|", lifetimes: ["^--!"]).difference { $0.first }
        == """
        source 1    1-2^-3-|
        expected       --3|
        actual         --3-|
        expected 1     ^--!
        actual 1       ^---!
        """)
  }

  @Test("hot sources meet at '^', and the others begin there")
  func meet() {
    let check = MarbleCheck(["1-2^-3--|", "a^---b|", "x--y|"], expects: "x-3by|")
    #expect(
      check.difference { .merge($0.first, $0.second, $0.third) } == """
        source 1  1-2^-3--|
        source 2    a^---b|
        source 3     x--y|
        expected     x-3by|
        actual       x-3yb|
        """)
  }

  @Test("a source may have ended before the subscription")
  func hasEnded() {
    #expect(
      MarbleCheck(["1-|-^"], expects: "-|").difference { $0.first } == """
        source 1  1-|-^
        expected      -|
        actual        |
        """)
  }

  @Test("a value before '^' is kept by what was built before it")
  func isReplayed() {
    let check = MarbleCheck(["1-2^-3-|"], expects: "   --3-|")
    let difference = check.difference { play in
      let latest = ReplaySubject<String, DrawnError>(bufferSize: 1)
      play.first.subscribeToEvents { latest.forward($0) }
      return latest.signal
    }
    #expect(
      difference == """
        source 1  1-2^-3-|
        expected     --3-|
        actual       2-3-|
        """)
  }
}

@Suite struct MarbleCheckObserverTests {
  private let news = MarbleCheck(
    ["0-1-2-3-|"],
    observers: [
      .init("early", "^-----!", hears: "0-1-2-"),
      .init("late", "---^", hears: "----2-3-|"),
    ])

  @Test("each observer hears what is sent in its window")
  func hearTheirOwn() {
    #expect(news.difference(as: .hot) { $0.first } == nil)
  }

  @Test("a difference shows the window of the observer, and no other")
  func showsTheWindow() {
    #expect(
      news.difference { $0.first } == """
        source 1  0-1-2-3-|
        late         ^--------
        expected  ----2-3-|
        actual       0-1-2-3-|
        """)
  }

  @Test("a window without a name is called a window")
  func namesTheWindow() {
    let check = MarbleCheck(["0-1-2-|"], observers: [.init("", "-^-!", hears: "-0-1")])
    #expect(
      check.difference { $0.first } == """
        source 1  0-1-2-|
        window     ^-!
        expected  -0-1
        actual     0--
        """)
  }

  @Test("an observer hears what is sent where it comes, and not what is sent where it leaves")
  func listensHalfOpen() {
    let check = MarbleCheck(["0-1-2-3-|"], observers: [.init("some", "--^-!", hears: "")])
    #expect(
      check.difference(as: .hot) { $0.first } == """
        source 1  0-1-2-3-|
        some        ^-!
        expected  ---------
        actual      1--
        """)
  }

  @Test("observers share one signal: the first begins the run, the last ends it")
  func shareOneRun() {
    let check = MarbleCheck(
      ["0-1-2-3-4-|"],
      observers: [
        .init("first", "^-----!", hears: "0-1-2-"), .init("second", "---^---!", hears: "----2-3-"),
      ],
      lifetimes: ["^------!"])
    #expect(check.difference { $0.first.share() } == nil)
    #expect(check.difference { $0.first }?.contains("expected 1  ^------!") == true)
  }

  @Test("observers meet hot sources at '^'")
  func meetHotSources() {
    let check = MarbleCheck(
      ["0-1-^-2-3-|"],
      observers: [.init("early", hears: "--2-3-|"), .init("late", "---^", hears: "----3-|")])
    #expect(check.difference { $0.first } == nil)
  }
}

@Suite struct MarbleCheckNotationTests {
  @Test(
    "a row that cannot be read is the difference",
    arguments: [
      ("1-^-2^|", "column 6 of '1-^-2^|': a source has one '^'; remove it"),
      ("1-(^2)|", "column 4 of '1-(^2)|': '^' takes a tick of its own; move it out of the group"),
      ("1--!", "column 4 of '1--!': '!' is no mark of a source; put it into the window"),
      ("1^-?", "column 4 of '1^-?': '?' is no mark; use"),
    ])
  func explains(row: String, problem: String) {
    let difference = MarbleCheck([row], expects: "1").difference { $0.first }
    #expect(difference?.hasPrefix(problem) == true, "\(difference ?? "no difference")")
  }

  @Test("an observer who never subscribes is a mistake", arguments: ["", "---", "--a"])
  func needsSubscription(window: String) {
    let check = MarbleCheck(["1-|"], observers: [.init("late", window, hears: "")])
    #expect(
      check.difference { $0.first }
        == "column 1 of '\(window)': nobody subscribes; write '^' where the observer does")
  }

  @Test("a value of the first source can stand for another source")
  func hasInner() {
    let check = MarbleCheck(["1--2--|", "a-b|", "x|"], expects: "a-bx--|")
    #expect(check.difference { play in play.first.flatMap { play.inner($0) } } == nil)
    #expect(check.difference { play in play.first.flatMapLatest { play.inner($0) } } == nil)
    #expect(check.difference { play in play.first.map { $0 } } != nil)
  }

  @Test("a value that has no source fails")
  func hasNoInner() {
    let check = MarbleCheck(["1--7", "a-b|"], expects: "a-b#", values: ["#": "7 is no source"])
    #expect(check.difference { play in play.first.flatMap { play.inner($0) } } == nil)
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
