// Lesson 6 · The latest of each
//
// A search, a bill and a log-in button each depend on several things that
// change at their own pace. Run me: make lesson-06

import LessonKit
import ReactiveCore

lesson(6, "The latest of each")

heading("A search with a color")
// snippet.search
let words = Subject<String, Never>()
let color = Subject<String, Never>()
let searches = Counter()
combineLatest(color.signal, words.signal).subscribe { color, words in
  print("search \(searches.increment()): \(color) \(words)")
}
for typed in ["c", "ca", "cat"] { words.send(typed) }
for chosen in ["black", "white"] { color.send(chosen) }
words.send("cats")
// snippet.end
print("searches: \(searches.count)")

heading("A bill: a = b + c")
let clock = VirtualScheduler()
let chart = Chart(clock)
let tea = try Timeline(parsing: "1---2|").signal(on: clock)
let cake = try Timeline(parsing: "--3---4|").signal(on: clock)
let b = chart.watch("b", tea.map { text in Int(text) ?? 0 })
let c = chart.watch("c", cake.map { text in Int(text) ?? 0 })
// snippet.bill
let a = combineLatest(b, c).map { b, c in b + c }
// snippet.end
chart.record("a = b + c", a)
clock.run()
draw("the bill", chart.drawing)

heading("The log-in button")
let name = Subject<String, Never>()
let password = Subject<String, Never>()
let loggingIn = Subject<Bool, Never>()
let loggedIn = Subject<Bool, Never>()
// snippet.button
let canLogIn = combineLatest(
  name.signal.startWith(""), password.signal.startWith(""),
  loggingIn.signal.startWith(false), loggedIn.signal.startWith(false)
).map { name, password, isLoggingIn, isLoggedIn in
  name != "" && password != "" && !isLoggingIn && !isLoggedIn
}
// snippet.end

print("the screen appears")
let screen = canLogIn.subscribe { answer in print("  enabled: \(answer)") }
print("Ada types her name, then her password")
name.send("ada")
password.send("sesame")

heading("She presses, and the log-in succeeds")
let logIn = Signal<Never, Never>.empty
// snippet.press
loggingIn.send(true)
logIn.subscribe(completed: {
  loggedIn.send(true)
  loggingIn.send(false)
})
// snippet.end

heading("The server logs her out")
// snippet.logged-out
let loggedOut = Subject<Void, Never>()
loggedOut.signal.map { _ in false }.subscribe { flag in loggedIn.send(flag) }
loggedOut.send(())
// snippet.end
screen.dispose()

heading("All sixteen states of the button")
let answers = Recorder<Bool>()
canLogIn.subscribe { answer in answers.append(answer) }
for (text, word) in [("", ""), ("ada", ""), ("", "sesame"), ("ada", "sesame")] {
  for isLoggingIn in [false, true] {
    for isLoggedIn in [false, true] {
      name.send(text)
      password.send(word)
      loggingIn.send(isLoggingIn)
      loggedIn.send(isLoggedIn)
      if answers.removeAll().last == true {
        print("enabled: \(text), \(word), \(isLoggingIn), \(isLoggedIn)")
      }
    }
  }
}

heading("Common mistake: trusting every pair")
// snippet.glitch
let celsius = Subject<Int, Never>()
let fahrenheit = celsius.signal.map { degrees in degrees * 9 / 5 + 32 }
combineLatest(celsius.signal, fahrenheit)
  .subscribe { c, f in print("\(c) °C is \(f) °F") }
for degrees in [20, 30] { celsius.send(degrees) }
// snippet.end
