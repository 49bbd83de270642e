import Testing

@testable import Live

/// What the core does in scenes of the page, and what is told about it.
@Suite struct PlayTests {
  private static func play(_ lines: String) throws -> Play {
    Play(try Scene(text: lines))
  }

  @Test(
    "each run, each operator and each listener has a row, with what caused it",
    arguments: [
      // A cold source has a run for each listener, and leaving stops it.
      (
        "source film cold 2:1 6:2 10:3 14:|\nlistener Ada 0 7\nlistener Ben 8 -",
        [
          "Ada 0-7 2:1 6:2 !", "film 0-7 by Ada 2:1 6:2 ! of Ada",
          "Ben 8-22 10:1 14:2 18:3 22:|", "film 8-22 by Ben 10:1 14:2 18:3 22:|",
        ]
      ),
      // A hot source has one run, and a latecomer gets what is sent from now on.
      (
        "source film hot 2:1 6:2 10:3\nlistener Ada 0 -\nlistener Ben 8 9",
        ["film 0- 2:1 6:2 10:3", "Ada 0- 2:1 6:2 10:3", "Ben 8-9 !"]
      ),
      // An inner signal is told with its value, and with what stopped it.
      (
        """
        source taps cold 2:1 4:2 6:|
        source request cold 1:a 3:b 4:|
        operator flatMapLatest 0 1
        listener Ada 0 -
        """,
        [
          "Ada 0-8 3:1a 5:2a 7:2b 8:|", "taps 0-6 by Ada 2:1 4:2 6:|",
          "request 2-4 for 1 because of 1 3:a ! of flatMapLatest",
          "request 4-8 for 2 because of 2 5:a 7:b 8:|",
        ]
      ),
      // A run that an operator begins again has the ending as its reason.
      (
        "source work cold 2:1 3:#\noperator retry 1 1\nlistener Ada 0 -",
        [
          "Ada 0-6 2:1 5:1 6:#", "work 0-3 by Ada 2:1 3:#", "work 3-6 because of # 5:1 6:#",
        ]
      ),
    ])
  func tells(scene: String, rows: [String]) throws {
    #expect(try Self.play(scene).told == rows)
  }

  @Test("share before a map and after it: one run, and one map or two")
  func playsShare() throws {
    func play(_ first: String, _ second: String) throws -> Play {
      try Self.play(
        """
        source work cold 2:1 6:2 10:3
        operator \(first) 2 1
        operator \(second) 2 1
        listener Ada 0 -
        listener Ben 4 12
        """)
    }
    let before = try play("share", "map")
    let after = try play("map", "share")
    #expect(before.rows.count { $0.kind == .stage } == 2)
    #expect(after.rows.count { $0.kind == .stage } == 1)
    for one in [before, after] {
      #expect(one.rows.count { $0.kind == .run } == 1)
      #expect(one.told.contains("Ben 4-12 6:4 10:6 !"))
    }
    // What Ben missed stands on the row that he joined.
    #expect(try before.missed(by: "Ben") == ["1 of share"])
    #expect(try after.missed(by: "Ben") == ["2 of "])
  }

  @Test("what comes from memory has no cause, and is told as coming at once")
  func playsReplay() throws {
    let play = try Self.play(
      """
      source work cold 2:1 6:2 10:3 12:|
      operator share(replay:) 1 1
      listener Ada 0 -
      listener Ben 8 -
      """)
    let ben = play.rows[2]
    #expect(ben.marks.map { $0.sent.text } == ["2", "3", "|"])
    #expect(ben.marks.map { $0.cause } == [nil, 1, 1])
    #expect(ben.atOnce == 1)
    #expect(try play.missed(by: "Ben") == ["1 of "])
    var past = play.scene
    past.until = 8
    #expect(Play.remembered(by: past) == ["2"])
  }

  @Test(
    "a latecomer has missed what was sent before, though it gets nothing or the same values again",
    arguments: [
      ("cold 1:1 2:2 3:3", "share 0", ["1", "2", "3"]), ("hot 1:1 2:2 8:3", "", ["1", "2"]),
      ("hot 1:1 7:2", "Property 0", ["0", "1"]), ("hot 1:1 2:2", "delay 3\nmap 1", ["1", "2"]),
      ("cold 2:1 4:2 7:|", "repeat 2\nshare 0", ["1", "2"]),
      ("cold 2:1 4:2 7:#", "retry 2\nshare 0", ["1", "2"]),
      ("cold 2:1 4:1 6:1 10:1", "share(replay:) 1", ["1", "1"]),
      ("cold 1:1 2:#", "retry(_:on:after:) 1", []),
      ("cold 2:1 4:2", "replayLazily 0", []), ("cold 2:1 4:2", "map 1", []),
    ])
  func misses(source: String, chain: String, missed: [String]) throws {
    let links = chain.split(separator: "\n").map { "operator \($0) 1\n" }.joined()
    let play = try Self.play(
      "source work \(source)\n\(links)listener Ada 0 -\nlistener Ben 8 -")
    #expect(try play.missed(by: "Ben").map { String($0.prefix(1)) } == missed)
    #expect(Answers(play).latecomer != "nothing was missed")
  }

  @Test(
    "a hot second source has sent before a latecomer comes",
    arguments: [("merge", "2:a 10:b", ["a"]), ("combineLatest", "2:a 6:b", ["a", "b"])])
  func missesOfSecond(link: String, second: String, missed: [String]) throws {
    let play = try Self.play(
      """
      source work cold 1:1
      source other hot \(second)
      operator \(link) 0 1
      listener Ada 0 -
      listener Ben 8 -
      """)
    #expect(try play.missed(by: "Ben").map { String($0.prefix(1)) } == missed)
    #expect(Answers(play).latecomer == "a run of work of its own, and other from now on")
  }

  @Test(
    "where no few words are true of what a latecomer gets, there are none",
    arguments: [
      // An older value arrives later, or not alone, or not as the first.
      ("share(replay:) 1 1\noperator delay 3 1", nil),
      ("share(replay:) 1 1\noperator debounce 2 1", nil),
      ("share(replay:) 1 1\noperator flatMapLatest 0 1", nil),
      ("share(replay:) 1 1\noperator startWith 9 1", nil),
      ("Property 0 1\noperator delay 3 1", nil),
      // It was on its way still.
      ("delay 3 1\noperator share 0 1", nil),
      // Where what is missed is not what is got at once, they are.
      ("replayLazily 0 1\noperator take 1 1", nil),
      ("replayLazily 0 1\noperator first 0 1", nil),
      ("share(replay:) 2 1\noperator skip 1 1", "the last value first"),
      ("share(replay:) 1 1\noperator filter 9 1", "only what comes from now on"),
      ("replayLazily 0 1\noperator scan 0 1", "all of it first"),
      // A second source, and a first one that is taken twice.
      ("share 0 1\noperator merge 0 1", "a run of other of its own, and share from now on"),
      ("share 0 1\noperator zip 0 0", "a run of work of its own, and share from now on"),
      ("share 0 1\noperator merge 0 0", "a run of work of its own, and share from now on"),
      ("share 0 1\noperator retry 2 1", "only what comes from now on"),
      (
        "merge 0 1\noperator merge 0 2", "a run of work and other of its own, and third from now on"
      ),
    ])
  func answersWithCare(chain: String, latecomer: String?) throws {
    let play = try Self.play(
      """
      source work cold 2:1 6:2 10:3 12:#
      source other cold 1:a 5:b 9:|
      source third hot 1:x 8:y
      operator \(chain)
      listener Ada 0 -
      listener Ben 7 -
      """)
    #expect(Answers(play).latecomer == latecomer)
  }

  @Test("each source has its own answer to who starts its work")
  func answersStartsOfEach() throws {
    let play = try Self.play(
      """
      source work hot 2:1 6:2
      source other cold 1:a 5:b 9:|
      source third cold 1:x 4:|
      operator merge 0 1
      operator share 0 1
      operator flatMap 0 2
      listener Ada 0 -
      listener Ben 7 -
      """)
    #expect(
      Answers(play).starts == "work: somebody else; other: the first subscriber; third: flatMap")
  }

  @Test(
    "who comes at the tick of a value gets it, whoever sends it",
    arguments: ["hot", "cold"], ["share 0", "share(replay:) 1", "multicast 0"])
  func comesFirst(start: String, link: String) throws {
    let play = try Self.play(
      """
      source work \(start) 2:1 6:2
      operator \(link) 1
      listener Ada 0 -
      listener Ben 6 -
      """)
    #expect(play.told.contains { $0.hasPrefix("Ben 6- ") && $0.contains("6:2") })
    #expect(Answers(play).latecomer != "nothing was missed")
  }

  @Test("whoever made the work can stop it from outside")
  func playsHalt() throws {
    for line in [
      "source work hot 2:1 6:2 9:|", "source work cold 2:1 6:2 9:|\noperator multicast 0 1",
    ] {
      var scene = try Scene(text: line + "\nlistener Ada 0 -")
      scene.halt = 4
      let play = Play(scene)
      #expect(Answers(play).stops == "somebody else")
      #expect(play.told.contains("Ada 0- 2:1"))
    }
  }

  @Test(
    "a chain that has no end is stopped by the bound",
    arguments: ["retry forever", "repeat forever"],
    ["sync 0:1 0:|", "sync 0:1 0:#", "cold 0:|", "cold 0:#", "hot 2:|", "hot 2:#"])
  func stops(link: String, source: String) throws {
    let play = try Self.play("source work \(source)\noperator \(link) 1\nlistener Ada 0 -")
    let isEndless = link.hasPrefix("retry") == source.hasSuffix("#")
    #expect(play.isStopped == isEndless)
    #expect((Answers(play).stops == "nobody: the page stopped the core") == isEndless)
    #expect(play.until < Scene.lastTick || !isEndless || source.hasPrefix("cold"))
    #expect(play.rows.count < Notes.bound)
  }

  private static let first = "the first subscriber"
  private static let all = "everything, from a run of its own"
  private static let fromNow = "only what comes from now on"

  @Test(
    "the four questions are answered from the play",
    arguments: [
      ("cold", "", 0, 8, "each subscriber", 2, all),
      ("hot", "", 0, 8, "somebody else", 1, fromNow),
      ("cold", "share 0", 0, 8, first, 1, fromNow),
      ("cold", "share 0", 0, 1, first, 1, "nothing was missed"),
      ("cold", "share(replay:) 1", 0, 8, first, 1, "the last value first"),
      ("cold", "share(replay:) 2", 0, 11, first, 1, "the last 2 values first"),
      ("cold", "replayLazily 0", 0, 8, first, 1, "all of it first"),
      ("cold", "replayLazily 0", 4, 0, first, 1, "all of it first"),
      ("cold", "multicast 1", 0, 8, "connect()", 1, fromNow),
      ("cold", "Property 0", 0, 8, "somebody else", 1, "the last value first"),
      ("cold", "startEagerly 0", 0, 8, "whoever creates it", 1, "all of it first"),
      ("hot", "", 0, 20, "somebody else", 1, "only the ending"),
      ("hot", "map 1\nmap 1", 0, 20, "somebody else", 1, "only the ending"),
      ("hot", "startWith 9", 0, 8, "somebody else", 1, fromNow),
      ("cold", "share(replay:) 1\nmap 1", 0, 8, first, 1, "the last value first"),
      ("cold", "share 0\nstartWith 9", 0, 8, first, 1, fromNow),
      ("cold", "map 3", 0, 20, "each subscriber", 2, all),
      ("sync", "repeat 2", 0, 8, "each subscriber, then repeat", 4, all),
      ("cold", "filter 9", 0, 8, "each subscriber", 2, "a run of its own, from the beginning"),
      ("cold", "repeat 2", 0, 8, "each subscriber, then repeat", 4, all),
      ("sync", "share 0", 0, 8, "whoever comes while nothing runs", 2, all),
    ])
  func answers(
    start: String, link: String, ada: Int, ben: Int, starts: String, runs: Int, latecomer: String
  ) throws {
    let chain = link.split(separator: "\n").map { "operator \($0) 1\n" }.joined()
    let play = try Self.play(
      """
      source work \(start) 2:1 6:2 10:3 14:|
      \(chain)listener Ada \(ada) -
      listener Ben \(ben) -
      """)
    let answers = Answers(play)
    #expect(answers.starts == starts)
    #expect(answers.runs == runs)
    #expect(answers.latecomer == latecomer)
    #expect(answers.stops == "nobody: it ended by itself")
  }

  @Test(
    "who stops the work is read off as well",
    arguments: [
      ("", "its subscriber, by leaving"), ("share 0", "the last subscriber, by leaving"),
      ("replayLazily 0", "nobody: it goes on"), ("take 1", "take"),
      ("take 1\nfirst 0", "first"),
      ("flatMapLatest 0\nmap 1", "its subscriber, by leaving; flatMapLatest"),
      ("flatMap 0\ntake 1", "take"), ("timeout 3", "timeout"),
      ("merge 0\ntimeout 3", "timeout"), ("timeout 3\nmerge 0", "timeout; merge"),
      ("concatMap 0\nshare 0", "the last subscriber, by leaving; nobody stops the others"),
      (
        "share 0\nconcatMap 0\nshare 0",
        "the last subscriber, by leaving; nobody stops the others"
      ),
    ])
  func answersStops(link: String, stops: String) throws {
    let chain = link.split(separator: "\n").map { "operator \($0) 1\n" }.joined()
    let play = try Self.play(
      """
      source work cold 2:1 6:2 10:3
      source other cold 1:a 3:b 5:|
      \(chain)listener Ada 0 5
      listener Ben 1 9
      """)
    #expect(Answers(play).stops == stops)
  }

  @Test("the eight kinds are answered by five plays of each")
  func answersKinds() {
    let told = Kind.all.map { kind in
      let (starts, runs, latecomer, stops) = kind.answers
      return [kind.name, starts, runs, latecomer, stops].joined(separator: "; ")
    }
    let expected = """
      cold; each subscriber; two; everything, from a run of its own; its subscriber, by leaving
      subject; somebody else; only ever one; only what comes from now on; somebody else
      share; the first subscriber; one, while somebody listens; only what comes from now on; \
      the last subscriber, by leaving
      share-replay; the first subscriber; one, while somebody listens; the last value first; \
      the last subscriber, by leaving
      replay-lazily; the first subscriber; only ever one; all of it first; nobody
      multicast; connect(); only ever one; only what comes from now on; somebody else
      property; somebody else; only ever one; the last value first; somebody else
      started-eagerly; whoever creates it; only ever one; all of it first; nobody
      """
    #expect(told == expected.split(separator: "\n").map(String.init))
  }
}

extension Scene {
  init(text: String) throws {
    let lines = text.parts(at: "\n").map { $0.parts(at: " ") }
    try self.init(lines: lines[...])
  }

  /// An operator with the sources of its example.
  init(showing row: Operator, amount: Int) {
    let sources = zip(["source", "other"], row.example).map { name, drawing in
      let marks = drawing.enumerated().filter { $0.element != "-" }
        .map { Mark(tick: $0.offset, sent: Sent(text: String($0.element))) }
      return Source(name: name, start: .cold, marks: marks)
    }
    self.init(
      sources: sources, chain: [Link(name: row.name, amount: "\(amount)")],
      listeners: [Listener(name: "Ada", comes: 0)])
  }
}

extension Play {
  /// A line for each row.
  var told: [String] {
    rows.filter { $0.kind != .tap }.map { row in
      var words = [name(of: row), "\(row.startTick)-\(row.endTick.map { "\($0)" } ?? "")"]
      if let listener = row.startedBy.listener, row.kind != .listener {
        words.append("by \(scene.listeners[listener].name)")
      }
      if let value = row.value { words.append("for \(value)") }
      if let reason = row.trigger { words.append("because of \(reason.text)") }
      words += row.marks.map { "\($0.tick):\($0.sent.text)" }
      if row.isStopped { words.append("!") }
      if row.kind != .listener, let stopper = row.stoppedBy {
        words.append("of \(name(of: stopper))")
      }
      return words.joined(separator: " ")
    }
  }

  /// What a listener has missed, each with who sent it.
  func missed(by name: String) throws -> [String] {
    let listener = try #require(
      rows.firstIndex { $0.kind == .listener && scene.listeners[$0.place].name == name })
    return Past(of: listener, in: self).missed.map { "\($0.mark.sent.text) of \($0.sender)" }
  }

  private func name(of doer: Row.Doer) -> String {
    switch doer {
    case .listener(let place): scene.listeners[place].name
    case .link(let place): scene.chain[place].name
    case .outside: "somebody else"
    }
  }
}
