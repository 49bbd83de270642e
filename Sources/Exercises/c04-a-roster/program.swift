// Exercise c04 · Who has left
//
// A handler shows another listener out, and that one still gets the value that
// is being delivered. Nobody who has left may hear anything.

import LessonKit
import Synchronization

final class Subject<Value: Sendable>: Sendable {
  // Your turn: deliver a value to those who were here when it was sent, in
  // the order in which they came, but not to those who have left since.
  // gap
}

heading("Ada shows Ben out")
let room = Subject<String>()
let guests = Recorder<@Sendable () -> Void>()
_ = room.listen { text in
  print("Ada hears \(text)")
  for leave in guests.values { leave() }
}
guests.append(room.listen { text in print("Ben hears \(text)") })
_ = room.listen { text in print("Cleo hears \(text)") }
room.send("good night")
print("\(room.count) are on the roster")

heading("Dan leaves by himself")
let hall = Subject<String>()
let exits = Recorder<@Sendable () -> Void>()
exits.append(
  hall.listen { text in
    print("Dan hears \(text)")
    for leave in exits.values { leave() }
  })
_ = hall.listen { text in print("Eve hears \(text)") }
hall.send("fire")

heading("Finn brings Gus")
let party = Subject<String>()
_ = party.listen { text in
  print("Finn hears \(text)")
  if text == "welcome" {
    _ = party.listen { text in print("Gus hears \(text)") }
  }
}
party.send("welcome")
party.send("cake")
