// Exercise c04 · Who has left
//
// A handler shows another listener out, and that one still gets the value that
// is being delivered. A listener who has left must not hear anything more.

import LessonKit
import Synchronization

final class Subject<Value: Sendable>: Sendable {
  private final class Place: Sendable {
    let handler: @Sendable (Value) -> Void
    let hasLeft = Mutex(false)

    init(_ handler: @escaping @Sendable (Value) -> Void) {
      self.handler = handler
    }
  }

  private let roster = Mutex<[Place]>([])

  /// Returns what to call in order to leave.
  func listen(
    _ handler: @escaping @Sendable (Value) -> Void
  ) -> @Sendable () -> Void {
    let place = Place(handler)
    roster.withLock { $0.append(place) }
    return {
      place.hasLeft.withLock { $0 = true }
      self.roster.withLock { $0.removeAll { $0 === place } }
    }
  }

  func send(_ value: Value) {
    // Your turn: deliver the value to those who are here now, in the order in
    // which they came, but not to those who leave meanwhile. Change only this.
    // gap
  }
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

// MARK: laid-out

for place in roster.withLock({ $0 }) { place.handler(value) }

// MARK: solution

let places = roster.withLock { $0 }
for place in places where !place.hasLeft.withLock({ $0 }) {
  place.handler(value)
}

// MARK: lock-held

roster.withLock { places in
  for place in places where !place.hasLeft.withLock({ $0 }) {
    place.handler(value)
  }
}

// MARK: live

var index = 0
while let place = roster.withLock({ index < $0.count ? $0[index] : nil }) {
  place.handler(value)
  index += 1
}
