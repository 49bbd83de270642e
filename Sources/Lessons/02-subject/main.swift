// Lesson 2 · A subject and its roster
//
// The messages of a chat arrive whether or not a screen shows them. Who gets
// which message? Run me: make lesson-02

import LessonKit
import ReactiveCore

lesson(2, "A subject and its roster")

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

heading("Three messages arrive")
// snippet.chat
let chat = Subject<String, Never>()

/// The network calls this for each message.
func messageDidArrive(_ text: String) {
  print("arrived: \(text)")
  chat.send(text)
}

messageDidArrive("hello")
let ada = chat.signal.subscribe { text in print("  Ada gets \(text)") }
messageDidArrive("lunch")
chat.signal.subscribe { text in print("  Ben gets \(text)") }
messageDidArrive("noon")
// snippet.end

heading("Ada closes her screen")
// snippet.leaves
ada.dispose()
print("Ada has left: \(ada.isDisposed)")
messageDidArrive("coffee")
// snippet.end

heading("Ada answers from inside her handler")
// snippet.inside
let group = Subject<String, Never>()
group.signal.subscribe { text in
  print("Ada gets \(text)")
  if text == "lunch?" {
    group.send("at noon")
    group.send("at Luigi's")
    print("Ada has sent both answers")
  }
}
group.signal.subscribe { text in print("Ben gets \(text)") }
group.send("lunch?")
// snippet.end

heading("Common mistake: Ben leaves by completing the subject")
// snippet.mistake
let club = Subject<String, Never>()
club.signal.subscribeToEvents { event in print("Ada gets \(event)") }
club.signal.subscribeToEvents { event in print("Ben gets \(event)") }
club.send("hello")
club.complete()  // Ben wants to leave
club.send("too late")
club.signal.subscribeToEvents { event in print("Cleo gets \(event)") }
// snippet.end
