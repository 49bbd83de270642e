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
    logIn.command.errors.subscribe { [errors] in errors.append($0) }
    logIn.name.value = name
    logIn.password.value = password
    logIn.code.value = code
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
    logIn.logIn()
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
    logIn.logIn()
    clock.run()
    #expect(bus.token.value?.visitor == logIn.name.value)
    guard case .reset(let root) = calls.values.last else {
      Issue.record("the root is not reset")
      return
    }
    #expect(root is Home)
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

  @Test("the newest search wins, whatever was asked for before")
  func searches() {
    let home = Home(bus: bus)
    let shown = Recorder<[String]>()
    home.list.signal.compactMap { $0?.pictures.map(\.title) }.subscribe { shown.append($0) }
    clock.advance(ticks: 3)  // all pictures are being asked for
    home.query.value = "no 1"
    clock.advance(ticks: 3)  // now the first one is
    home.more.send(())
    home.query.value = "no 2"
    clock.run()
    #expect(shown.values == [["No 2"]])
  }

  @Test("pages that are asked for at once come in order, and none twice")
  func loadsPages() {
    let home = Home(bus: bus)
    clock.run()
    for _ in 1...3 { home.more.send(()) }
    clock.run()
    #expect(home.list.value?.pictures.map(\.title) == ["No 1", "No 2", "No 3", "No 4"])
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
