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

let console = flags.contains("--play") ? Console.ofStandardInput : Console(isLive: false) { 80 }
if console.isLive { playLive(museum, on: console) }

let clock = VirtualScheduler()
let app = App(Bus(server: Server(museum, on: clock), clock: clock), on: console)
if flags.contains("--play") {
  play(AnyIterator { readLine() }, on: app, clock)
  goodbye()
}
let script = String(decoding: read(folder + "script.txt"), as: UTF8.self)
play(script.components(separatedBy: "\n"), on: app, clock)

heading("Ada logs in again")
let guideClock = VirtualScheduler()
let guideBus = Bus(server: makeTellingServer(museum, on: guideClock), clock: guideClock)
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
var server = makeTellingServer(museum, on: time)
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
