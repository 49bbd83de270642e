import LessonKit
import ReactiveCore
import Testing

@testable import lesson_30_the_app

/// Lesson 30's view models, tested without a screen: a bus with a clock and a museum of two
/// members.
@Suite struct TheAppViewModelTests {
  private let clock = VirtualScheduler()
  private let bus: Bus
  private let calls = Recorder<Call>()
  private let errors = Recorder<LogInError>()

  init() {
    let museum = Museum(
      members: [
        .init(name: "ada", password: "a", oneTimeCode: nil, browserCode: "b-1"),
        .init(name: "ben", password: "b", oneTimeCode: "12", browserCode: nil),
      ],
      pictures: (1...4).map { .init(title: "No \($0)", painter: "Eve", story: "…", year: 1900) })
    bus = Bus(server: Server(museum, on: clock), clock: clock)
    bus.navigation.signal.subscribe { [calls] in calls.append($0) }
  }

  private func makeLogIn(name: String, password: String, code: String = "") -> LogIn {
    let logIn = LogIn(bus: bus)
    Signal.merge(logIn.logIn.errors, logIn.browserLogIn.errors)
      .subscribe { [errors] in errors.append($0) }
    logIn.name.value = name
    logIn.password.value = password
    logIn.oneTimeCode.value = code
    return logIn
  }

  @Test(
    "a wrong password and a one-time code are told apart",
    arguments: [
      ("ada", "b", "", LogInError.wrongPassword), ("eve", "a", "", .wrongPassword),
      ("ben", "a", "12", .wrongPassword), ("ben", "b", "", .codeNeeded),
      ("ben", "b", "13", .wrongCode),
    ])
  func refuses(name: String, password: String, code: String, error: LogInError) {
    let logIn = makeLogIn(name: name, password: password, code: code)
    logIn.logIn.execute(())
    clock.run()
    #expect(errors.values == [error])
    #expect(bus.token.value == nil)
    #expect(calls.values.isEmpty)
    #expect(logIn.needsCode.value == (error == .codeNeeded))
  }

  @Test("a log-in stores the token and makes the list the root", arguments: ["", "12"])
  func admits(code: String) {
    let logIn = makeLogIn(
      name: code.isEmpty ? "ada" : "ben", password: code.isEmpty ? "a" : "b", code: code)
    logIn.logIn.execute(())
    clock.run()
    #expect(bus.token.value?.visitor == logIn.name.value)
    guard case .reset(let root) = calls.values.last else {
      Issue.record("the root is not reset")
      return
    }
    #expect(root is Home)
  }

  @Test("who has typed nothing cannot log in, but can use the browser")
  func needsNameAndPassword() {
    let empty = makeLogIn(name: "ada", password: "")
    let refused = Recorder<CommandError<LogInError>>()
    empty.logIn.execute(()).subscribe(failed: { [refused] in refused.append($0) })
    #expect(refused.values == [.disabled])
    empty.browserLogIn.execute("b-1")
    clock.run()
    #expect(bus.token.value?.visitor == "ada")
  }

  @Test("the browser pushes a screen, pops it, and exchanges its code", arguments: ["b-1", "b-2"])
  func exchanges(code: String) {
    let logIn = makeLogIn(name: "", password: "")
    logIn.browse()
    guard case .push(let pushed) = calls.values.last, let browser = pushed as? Browser else {
      Issue.record("no browser is pushed")
      return
    }
    browser.follow("museum-guide://log-in?code=\(code)")
    guard case .pop = calls.values.last else {
      Issue.record("the browser stays")
      return
    }
    clock.run()
    #expect(bus.token.value?.visitor == (code == "b-1" ? "ada" : nil))
    #expect(errors.values == (code == "b-1" ? [] : [.wrongCode]))
  }

  // snippet.test
  @Test("the newest search wins, whatever was asked for before")
  func searches() {
    let home = Home(bus: bus)
    let shown = Recorder<[String]>()
    home.list.signal.compactMap { $0?.pictures.map(\.title) }.subscribe { shown.append($0) }
    clock.advance(ticks: 3)  // all pictures are being asked for
    home.query.value = "no 1"
    clock.advance(ticks: 3)  // now 'no 1' is being asked for
    home.more.send(())
    home.query.value = "no 2"
    clock.run()
    #expect(shown.values == [["No 2"]])
  }
  // snippet.end

  @Test("pages that are asked for at once come in order, and none twice")
  func loadsPages() {
    let home = Home(bus: bus)
    clock.run()
    for _ in 1...3 { home.more.send(()) }
    clock.run()
    #expect(home.list.value?.pictures.map(\.title) == ["No 1", "No 2", "No 3", "No 4"])
  }

  @Test("a page that fails is tried twice more, then told; the rows stay, and 'more' asks again")
  func asksAgain() {
    let home = Home(bus: bus)
    clock.run()
    let remarks = Recorder<String>()
    home.remarks.signal.subscribe { [remarks] in remarks.append($0) }
    bus.server.isOnline.value = false
    let start = clock.tick
    home.more.send(())
    clock.run()
    #expect(remarks.values == ["The museum does not answer. Try again."])
    #expect(clock.tick - start == 4 + 4 + 4 + 8 + 4, "three requests, and two pauses")
    #expect(home.list.value?.pictures.map(\.title) == ["No 1", "No 2", "No 3"])
    bus.server.isOnline.value = true
    home.more.send(())
    clock.run()
    #expect(home.list.value?.pictures.map(\.title) == ["No 1", "No 2", "No 3", "No 4"])
  }

  @Test("a search that fails leaves the rows of the last one, and the next search goes on")
  func searchesAgain() {
    let home = Home(bus: bus)
    clock.run()
    bus.server.isOnline.value = false
    home.query.value = "no 1"
    clock.run()
    #expect(home.list.value?.pictures.count == 3)
    bus.server.isOnline.value = true
    home.query.value = "no 2"
    clock.run()
    #expect(home.list.value?.pictures.map(\.title) == ["No 2"])
  }

  @Test("a list that is let go gives up its request")
  func givesUp() {
    let requests = Counter()
    var server = bus.server
    server.page = { [page = server.page] words, number in
      page(words, number).handleEvents(
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
      let app = App(bus, on: Console(isLive: false) { 80 })
      released = app
      for line in ["name ada", "password", "a", "log-in"] { app.receive(line) }
      if !isAsking { clock.run() }
    }
    #expect(released == nil)
  }
}
