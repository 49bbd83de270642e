// Lesson 24 · An action with a life
//
// A log-in button that knows when it may be pressed, shows when it works, and
// goes on after a failure. Run me: make lesson-24

import LessonKit
import ReactiveCore

lesson(24, "An action with a life")

// snippet.command
enum LogInError: Error { case wrongPassword }
let clock = VirtualScheduler()
let requests = Counter()
let password = Property("")
let logIn = Command<String, String, LogInError>(
  enabledIf: password.signal.map { !$0.isEmpty }
) { word in
  requests.increment()
  return Signal.timer(after: .ticks(3), sending: word, on: clock)
    .flatMap { $0 == "sesame" ? .just("Ada") : .failed(.wrongPassword) }
}
// snippet.end

// snippet.state
let loggedOut = Subject<Void, Never>()
let isLoggedIn = Property(false)
Signal.merge(logIn.values.map(to: true), loggedOut.signal.map(to: false))
  .bind(to: isLoggedIn)
// snippet.end

heading("Press, fail, press again, succeed, log out")
// snippet.watch
@Sendable func tell(_ line: String) { print("tick \(clock.tick): \(line)") }
logIn.isEnabled.subscribe { tell($0 ? "  enabled" : "  disabled") }
logIn.isExecuting.skip(1).subscribe { tell($0 ? "  executing" : "  idle") }
logIn.errors.subscribe { tell("  error: \($0)") }
isLoggedIn.signal.skip(1).subscribe { tell($0 ? "  logged in" : "  logged out") }
// snippet.end

// snippet.story
@Sendable func press() {
  tell("press")
  logIn.execute(password.value).subscribe(failed: { failure in
    if case .disabled = failure { tell("  refused: the button is disabled") }
  })
}
let chart = Chart(clock)
chart.record("enabled", logIn.isEnabled.map { $0 ? "y" : "n" })
chart.record("executing", logIn.isExecuting.map { $0 ? "y" : "n" })
chart.record("errors", logIn.errors)
chart.record("values", logIn.values)
clock.at(1, press)
clock.at(2) { password.value = "open" }
for tick in [3, 4, 8] { clock.at(tick, press) }
clock.at(7) { password.value = "sesame" }
clock.at(13) { loggedOut.send(()) }
clock.run()
print("presses: 4, requests: \(requests.count)")
// snippet.end

heading("The same, drawn")
draw("the life of a command", chart.drawing)

heading("Two at once, if the command allows it")
let download = Command<Int, Int, Never>(allowsConcurrentExecution: true) { size in
  .timer(after: .ticks(size), sending: size, on: clock)
}
download.isExecuting.skip(1).subscribe { tell($0 ? "executing" : "idle") }
download.values.subscribe { tell("downloaded \($0)") }
for size in [2, 5] { download.execute(size) }
clock.run()

heading("Common mistake: presses through flatMap, without a command")
// snippet.mistake
let presses = Subject<String, LogInError>()
presses.signal.flatMap { $0 == "sesame" ? .just("Ada") : .failed(.wrongPassword) }
  .subscribe(
    next: { print("hello \($0)") }, failed: { print("error: \($0)") })
for word in ["open", "sesame"] {
  print("press with \(word)")
  presses.send(word)
}
print("instead: a command, whose errors are values and do not end it")
// snippet.end
