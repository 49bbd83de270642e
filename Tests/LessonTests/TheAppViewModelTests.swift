import Marbles
import ReactiveCore
import Testing

@testable import lesson_38_the_app

/// Lesson 38's view models, tested without a screen: a bus with a clock and a small museum.
@Suite struct TheAppViewModelTests {
  private let clock = VirtualScheduler()
  private let bus: Bus

  // snippet.bus
  init() {
    let museum = Museum(
      members: [
        .init(name: "ada", password: "a", oneTimeCode: nil, browserCode: "b-1"),
        .init(name: "ben", password: "b", oneTimeCode: "2", browserCode: nil),
      ],
      pictures: (1...4).map { .init(title: "No \($0)", painter: "Eve", story: "…", year: 1900) })
    bus = Bus(server: Server(museum, on: clock), clock: clock)
  }
  // snippet.end

  @Test("who has typed nothing cannot log in, but can use the browser")
  func needsNameAndPassword() {
    let empty = LogIn(bus: bus)
    empty.name.value = "ada"
    let refused = Recorder<CommandError<LogInError>>()
    empty.logIn.execute(()).subscribe(failed: { [refused] in refused.append($0) })
    #expect(refused.values == [.disabled])
    empty.browserLogIn.execute("b-1")
    clock.run()
    #expect(bus.token.value?.visitor == "ada")
  }

  @Test("a wrong password, a missing code and a wrong one are told apart, and move nothing")
  func tellsErrorsApart() {
    let moves = moves()
    let logIn = LogIn(bus: bus)
    let told = Recorder<LogInError>()
    logIn.logIn.errors.subscribe { [told] in told.append($0) }
    for (password, code) in [("x", ""), ("b", ""), ("b", "1"), ("b", "2")] {
      logIn.name.value = "ben"
      logIn.password.value = password
      logIn.oneTimeCode.value = code
      logIn.logIn.execute(())
      clock.run()
      #expect(logIn.needsCode.value == (password == "b"))
    }
    #expect(told.values == [.wrongPassword, .codeNeeded, .wrongCode])
    #expect(moves.values == ["reset to home"])
  }

  @Test("the browser is pushed and popped, and its code is exchanged for a token")
  func browses() {
    let moves = moves()
    let logIn = LogIn(bus: bus)
    bus.navigation.signal.subscribe { call in
      if case .push(.browser(let browser)) = call { browser.follow("museum-guide://in?code=b-1") }
    }
    logIn.browse()
    clock.run()
    #expect(moves.values == ["push browser", "pop", "reset to home"])
    #expect(bus.token.value?.visitor == "ada")
  }

  @Test("a picture is pushed, and a log-out forgets the token and leaves nothing on the stack")
  func goesOnAndOut() {
    let moves = moves()
    let home = Home(bus: bus)
    bus.token.value = Token(visitor: "ada")
    clock.run()
    home.open("2")
    home.logOut()
    #expect(moves.values == ["push No 2", "reset to log-in"])
    #expect(bus.token.value == nil)
  }

  /// What the view models ask for: no router and no stack are there.
  private func moves() -> Recorder<String> {
    let moves = Recorder<String>()
    bus.navigation.signal.subscribe { call in
      switch call {
      case .push(.detail(let detail)): moves.append("push \(detail.picture.title)")
      case .push(.browser): moves.append("push browser")
      case .reset(.home): moves.append("reset to home")
      case .reset(.logIn): moves.append("reset to log-in")
      case .pop: moves.append("pop")
      case .push, .reset: moves.append("elsewhere")
      }
    }
    return moves
  }

  @Test("the newest search wins, whatever was asked for before")
  func searches() {
    let home = Home(bus: bus)
    let shown = Recorder<[String]>()
    home.list.signal.compactMap { $0?.map(\.title) }.subscribe { shown.append($0) }
    clock.advance(ticks: 3)  // all pictures are being asked for
    home.query.value = "no 1"
    clock.advance(ticks: 3)  // now 'no 1' is being asked for
    home.query.value = "no 2"
    clock.run()
    #expect(shown.values == [["No 2"]])
  }

  @Test("a search that fails is tried twice more, then told; the rows stay, and one can ask again")
  func asksAgain() {
    let home = Home(bus: bus)
    clock.run()
    let remarks = Recorder<String>()
    home.remarks.subscribe { [remarks] in remarks.append($0) }
    bus.server.isOnline.value = false
    let start = clock.tick
    home.query.value = "no 4"
    clock.run()
    #expect(remarks.values == ["The museum does not answer. Try again."])
    #expect(clock.tick - start == 2 + 4 + 4 + 4 + 8 + 4, "quiet, three requests, two pauses")
    #expect(home.list.value?.count == 4)
    bus.server.isOnline.value = true
    home.query.value = "no 4"
    clock.run()
    #expect(home.list.value?.map(\.title) == ["No 4"])
  }

  @Test("a list that is let go gives up its request")
  func givesUp() {
    let requests = Counter()
    var server = bus.server
    server.pictures = { [pictures = server.pictures] words in
      pictures(words).handleEvents(
        subscribed: { requests.increment() }, disposed: { requests.increment() })
    }
    var home: Home? = Home(bus: Bus(server: server, clock: clock))
    clock.advance(ticks: 3)
    #expect(requests.count == 1 && home != nil)
    home = nil
    #expect(requests.count == 2)
  }

  @Test("an app that is let go is gone, with requests under way or not", arguments: [false, true])
  func keepsNothing(isAsking: Bool) {
    weak var released: App?
    do {
      let app = App(bus, on: Console(isLive: false, width: { 80 }, write: { _ in }))
      released = app
      for line in ["name ada", "password", "a", "log-in"] { app.receive(line) }
      if !isAsking { clock.run() }
    }
    #expect(released == nil)
  }
}
