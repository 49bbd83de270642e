// Lesson 38 · The whole app
//
// A museum's guide in your terminal: log in, look through the pictures, search,
// log out. Run me: make lesson-38. Play with me: make app

import Foundation
import LessonKit
import ReactiveCore

let flags = lesson(38, "The whole app", flags: ["--play"])
let folder = URL(filePath: #filePath).deletingLastPathComponent().path + "/"
let museum = Museum(
  file: ProcessInfo.processInfo.environment["MUSEUM"] ?? folder + "museum.json")

/// A person types: the lines are a signal, and time is real.
func playLive(on console: Console) -> Never {
  signal(SIGINT) { _ in goodbye() }
  let clock = QueueScheduler.main
  let app = App(Bus(server: Server(museum, on: clock), clock: clock), on: console)
  let lines = Signal<String, Never> { subscriber in
    DispatchQueue.global().async {
      while let line = readLine() { subscriber.send(line) }
      subscriber.complete()
    }
    return .empty
  }
  lines.observe(on: clock).takeUntil(app.isOver.signal.filter(\.self))
    .subscribe(next: app.receive, completed: goodbye)
  dispatchMain()
}

/// A script types, and time is virtual: a line takes a tick, an empty one as long as there is work.
func play(_ lines: some Sequence<String>, on app: App, _ clock: VirtualScheduler) {
  for line in lines where !app.isOver.value {
    if line.hasPrefix("# ") {
      heading(String(line.dropFirst(2)))
    } else if line.isEmpty {
      clock.run()
    } else {
      app.receive(line)
      clock.advance(ticks: 1)
    }
  }
}

let console = flags.contains("--play") ? Console.ofStandardInput : Console(isLive: false) { 80 }
if console.isLive { playLive(on: console) }

let clock = VirtualScheduler()
let app = App(Bus(server: Server(museum, on: clock), clock: clock), on: console)
if flags.contains("--play") {
  play(AnyIterator { readLine() }, on: app, clock)
  goodbye()
}
let script = String(decoding: read(folder + "script.txt"), as: UTF8.self)
play(script.components(separatedBy: "\n"), on: app, clock)

/// A server that tells when a request begins, and how it ends.
func makeTellingServer(on clock: VirtualScheduler) -> Server {
  var server = Server(museum, on: clock)
  server.pictures = { [pictures = server.pictures] words in
    let answers = Counter()
    return pictures(words).handleEvents(
      subscribed: { print("tick \(clock.tick): a request for '\(words)' begins") },
      next: { _ in answers.increment() },
      disposed: {
        let ending = answers.count == 1 ? "answered" : "given up"
        print("tick \(clock.tick): the request for '\(words)' is \(ending)")
      })
  }
  return server
}

heading("Ada logs in again")
let guideClock = VirtualScheduler()
let guideBus = Bus(server: makeTellingServer(on: guideClock), clock: guideClock)
let guide = App(guideBus, on: console)
play(["name Ada", "password", "sesame", "log-in", ""], on: guide, guideClock)

heading("Ada does not wait for the list")
// snippet.leave
guide.receive("search holt")
guideClock.advance(ticks: 3)  // the request is on its way
guide.receive("open 2")
guideClock.run()
guide.receive("back")

guide.receive("search wren")
guideClock.advance(ticks: 3)
guide.receive("log-out")
guideClock.run()
// snippet.end

heading("The list without a screen")
let time = VirtualScheduler()
let chart = Chart(time)
var server = makeTellingServer(on: time)
server.pictures = { [pictures = server.pictures] words in
  chart.watch("'\(words)'", pictures(words))
}
let home = Home(bus: Bus(server: server, clock: time))
chart.record("typed", home.query.signal.skip(1))
chart.record("rows", home.list.signal.map { list in list?.count ?? 0 })
// snippet.search
for (tick, words) in [(3, "wren"), (9, "h"), (10, "harbour"), (13, "holt")] {
  time.at(tick) { home.query.value = words }
}
time.run()
// snippet.end
heading("The same, drawn")
draw("the newest search", chart.drawing)

heading("Ada logs in once more")
let careless = App(Bus(server: Server(museum, on: clock), clock: clock), on: console)
play(["name Ada", "password", "sesame", "log-in", ""], on: careless, clock)
heading("Common mistake: a log-out that pushes")
// snippet.mistake
careless.bus.go(.push(.logIn(LogIn(bus: careless.bus))))  // instead: .reset
play(["back"], on: careless, clock)
// snippet.end
