// Lesson 2 · A hot signal and its roster
//
// The messages of a chat arrive whether or not a screen shows them. Who gets
// which message? Run me: make lesson-02

import LessonKit
import ReactiveCore

lesson(2, "A hot signal and its roster")

heading("Three messages arrive")
// snippet.chat
let chat = Subject<String, Never>()

/// The network calls this for each message.
func messageDidArrive(_ text: String) {
  print("arrived: \(text)")
  chat.send(text)
}

messageDidArrive("hello")
let ada = chat.signal.subscribeToEvents { event in
  print("  Ada gets \(event)")
}
messageDidArrive("lunch")
chat.signal.subscribeToEvents { event in print("  Ben gets \(event)") }
messageDidArrive("noon")
// snippet.end

heading("Ada calls Ben while a message arrives")
// snippet.join
let team = Subject<String, Never>()
team.signal.subscribe { text in
  print("Ada gets \(text)")
  if text == "lunch?" {  // Ada calls Ben, and he opens the chat at once
    team.signal.subscribe { text in print("Ben gets \(text)") }
  }
}
team.send("lunch?")
team.send("at noon")
// snippet.end

heading("Ada closes her screen")
// snippet.leaves
ada.dispose()
messageDidArrive("coffee")
// snippet.end

heading("The chat is over, then Cleo opens it")
// snippet.over
chat.complete()
messageDidArrive("too late")
chat.signal.subscribeToEvents { event in print("  Cleo gets \(event)") }
// snippet.end

heading("A clock sends six messages")
let clock = VirtualScheduler()
let chart = Chart(clock)
let messages = Subject<Int, Never>()
chart.record("sent", messages.signal)
for number in 1...6 {
  clock.at(2 * number) { messages.send(number) }
}
clock.at(13) { messages.complete() }
clock.advance(ticks: 3)
let adasScreen = chart.record("Ada", messages.signal)
clock.at(7) { chart.record("Ben", messages.signal) }
clock.at(9) { adasScreen.dispose() }
clock.run()
draw("what is sent, and two screens", chart.drawing)

heading("Ada answers from inside her handler")
// snippet.inside
let group = Subject<String, Never>()
group.signal.subscribeToEvents { event in
  print("Ada gets \(event)")
  if event == .next("lunch?") {
    group.send("at noon")
    print("Ada's send has returned")
  }
}
group.signal.subscribeToEvents { event in print("Ben gets \(event)") }
group.send("lunch?")
// snippet.end

heading("Common mistake: Ben leaves by completing the subject")
// snippet.mistake
group.complete()
// snippet.end
