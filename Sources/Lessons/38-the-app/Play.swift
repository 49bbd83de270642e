import Foundation
import LessonKit
import ReactiveCore

/// A person types: the lines are a signal, and time is real.
func playLive(_ museum: Museum, on console: Console) -> Never {
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
  lines.observe(on: clock).take(until: app.isOver.signal.filter(\.self))
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

/// A server that tells when a request begins, and how it ends.
func makeTellingServer(_ museum: Museum, on clock: VirtualScheduler) -> Server {
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
