// Lesson 29 · An action with a life
//
// A log-in button that knows when it may be pressed, shows when it works, and
// goes on after a failure. Run me: make lesson-29

import LessonKit
import ReactiveCore

lesson(29, "An action with a life")

enum LogInError: Error { case wrongPassword }
let clock = VirtualScheduler()

/// A request to the server: its answer takes three ticks.
@Sendable func requestLogIn(_ password: String) -> Signal<String, LogInError> {
  Signal.timer(after: .ticks(3), sending: password, on: clock)
    .flatMap { password in
      password == "sesame" ? .just("Ada") : .failed(.wrongPassword)
    }
}

// snippet.command
let password = Property("")
let isLoggedIn = Property(false)
let logIn = Command(
  enabledIf: combineLatest(password.signal, isLoggedIn.signal)
    .map { password, isLoggedIn in !password.isEmpty && !isLoggedIn }
) { password in
  requestLogIn(password)
}
// snippet.end

// snippet.state
let loggedOut = Subject<Void, Never>()
let logIns = logIn.values.map { user in true }
let logOuts = loggedOut.signal.map { _ in false }
merge(logIns, logOuts).bind(to: isLoggedIn)
// snippet.end

heading("Press, fail, press again, succeed, log out")
@Sendable func tell(_ line: String) {
  print("tick \(clock.tick): \(line)")
}
logIn.errors.subscribe { error in tell("  error: \(error)") }
isLoggedIn.signal.skip(1).subscribe { isLoggedIn in
  tell(isLoggedIn ? "  logged in" : "  logged out")
}

let chart = Chart(clock)
let yesOrNo: @Sendable (Bool) -> String = { answer in answer ? "yes" : "no" }
chart.record("enabled", logIn.isEnabled.map(yesOrNo))
chart.record("executing", logIn.isExecuting.map(yesOrNo))
chart.record("errors", logIn.errors)
chart.record("values", logIn.values)

@discardableResult
@Sendable func press() -> Disposable {
  tell("press")
  return logIn.execute(password.value).subscribe(failed: { failure in
    if case .disabled = failure { tell("  refused") }
  })
}
clock.at(1) { press() }
clock.at(2) { password.value = "open" }
clock.at(3) { press() }
clock.at(4) { press() }
clock.at(7) { password.value = "sesame" }
// snippet.leaves
clock.at(8) {
  let listening = press()
  clock.at(9) {
    tell("Ada closes the screen")
    listening.dispose()
  }
}
// snippet.end
clock.at(13) { loggedOut.send(()) }
clock.run()

heading("The same, drawn")
draw("the life of a command", chart.drawing)

heading("Common mistake: presses through flatMap, without a command")
// snippet.mistake
let presses = Subject<String, LogInError>()
presses.signal
  .flatMap { password in requestLogIn(password) }
  .subscribe(
    next: { user in tell("hello \(user)") },
    failed: { error in tell("error: \(error)") })
for word in ["open", "sesame"] {
  tell("press with \(word)")
  presses.send(word)
  clock.run()
}
// snippet.end
