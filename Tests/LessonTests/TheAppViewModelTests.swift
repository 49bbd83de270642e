import Marbles
import ReactiveCore
import Testing

@testable import lesson_38_the_app

/// Lesson 38's view models, tested without a screen: a bus with a clock and a small museum.
@Suite struct TheAppViewModelTests {
  private let clock = VirtualScheduler()
  private let bus: Bus

  init() {
    let museum = Museum(
      members: [.init(name: "ada", password: "a", oneTimeCode: nil, browserCode: "b-1")],
      pictures: (1...4).map { .init(title: "No \($0)", painter: "Eve", story: "…", year: 1900) })
    bus = Bus(server: Server(museum, on: clock), clock: clock)
  }

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
