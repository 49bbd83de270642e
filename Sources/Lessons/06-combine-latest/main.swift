// Lesson 6 · The latest of each
//
// A bill, a log-in button and a registration form each depend on several things
// that change at their own pace. Run me: make lesson-06

import LessonKit
import ReactiveCore

lesson(6, "The latest of each")

heading("A bill: a = b + c")
// snippet.bill
let clock = VirtualScheduler()
let chart = Chart(clock)
let b = try Timeline(parsing: "1---2|").signal(on: clock).map { Int($0) ?? 0 }
let c = try Timeline(parsing: "--3--4-|").signal(on: clock).map { Int($0) ?? 0 }
let both = combineLatest(chart.watch("b, tea", b), chart.watch("c, pie", c))
chart.record("a = b + c", both.map { $0 + $1 })
clock.run()
draw("the bill", chart.drawing)
// snippet.end

heading("A log-in button: is it enabled?")
// snippet.subjects
let (name, password) = (Subject<String, Never>(), Subject<String, Never>())
let (loggingIn, loggedIn) = (Subject<Bool, Never>(), Subject<Bool, Never>())
// snippet.end
// snippet.button
let canLogIn = combineLatest(
  name.signal.startWith(""), password.signal.startWith(""),
  loggingIn.signal.startWith(false), loggedIn.signal.startWith(false)
).map { $0 != "" && $1 != "" && !$2 && !$3 }
// snippet.end

// snippet.step
let received = Recorder<any Sendable>()
func step(_ title: String, _ action: () -> Void) {
  action()
  print("\(title): \(received.removeAll())")
}
// snippet.end

// snippet.press
enum LogInError: Error { case offline }
func press(_ logIn: Signal<Never, LogInError>) {
  loggingIn.send(true)
  logIn.subscribe(
    failed: { received.append("\($0)") }, completed: { loggedIn.send(true) }
  ).add { loggingIn.send(false) }
}
let loggedOut = Subject<Void, Never>()
loggedOut.signal.map(to: false).subscribe { loggedIn.send($0) }
// snippet.end

// snippet.story
step("the screen appears") { canLogIn.subscribe { received.append($0) } }
step("Ada types her name") { name.send("ada") }
step("Ada types her password") { password.send("sesame") }
step("she presses, an error is presented") { press(.failed(.offline)) }
step("she presses again, it succeeds") { press(.empty) }
step("she is logged out elsewhere") { loggedOut.send(()) }
// snippet.end

heading("All 16 states: no flag, logging in, both flags, logged in, no flag")
// snippet.table
for (texts, field, text) in [
  ("both texts", name, "ada"), ("name only", password, ""),
  ("neither", name, ""), ("password only", password, "sesame"),
] {
  step(texts) {
    field.send(text)
    for flag in [loggingIn, loggedIn] { flag.send(true) }
    for flag in [loggingIn, loggedIn] { flag.send(false) }
  }
}
// snippet.end

heading("Registration: a name, a password of six letters or more, and again")
// snippet.form
let form = (1...3).map { _ in Subject<String, Never>() }
combineLatest(form.map { $0.signal.startWith("") })
  .map { ($0, $0[0] != "" && $0[1].count > 5 && $0[1] == $0[2]) }
  .subscribe { print("\($0): \($1)") }
for (i, text) in ["ada", "sesam", "sesam"].enumerated() { form[i].send(text) }
for (i, text) in [(1, "sesame"), (2, "sesame"), (0, "")] { form[i].send(text) }
// snippet.end

heading("Common mistake: to trust every pair (a glitch)")
// snippet.glitch
let celsius = Subject<Int, Never>()
let fahrenheit = celsius.signal.map { $0 * 9 / 5 + 32 }
combineLatest(celsius.signal, fahrenheit).subscribe { received.append($0) }
for degrees in [20, 30] { step("\(degrees) °C") { celsius.send(degrees) } }
// snippet.end
