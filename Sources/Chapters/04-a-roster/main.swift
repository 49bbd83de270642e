// Chapter 4 · A roster
//
// A subject knows who listens, and people come and go. Here one who has left
// still gets a value. Run me: make chapter-04

import LessonKit
import Synchronization

chapter(4, "A roster")

let steps = Counter()

// snippet.naive
/// Sends to all who listen; each may leave again.
final class Subject<Value: Sendable>: Sendable {
  private struct Place: Sendable {
    let key: Int
    let handler: @Sendable (Value) -> Void
  }

  private struct Roster: Sendable {
    var places: [Place] = []
    var nextKey = 0
  }

  private let roster = Mutex(Roster())

  /// Returns what to call in order to leave.
  func listen(
    _ handler: @escaping @Sendable (Value) -> Void
  ) -> @Sendable () -> Void {
    let key = roster.withLock { roster in
      defer { roster.nextKey += 1 }
      roster.places.append(Place(key: roster.nextKey, handler: handler))
      return roster.nextKey
    }
    return { self.leave(key) }
  }

  private func leave(_ key: Int) {
    roster.withLock { roster in
      roster.places.removeAll { place in
        steps.increment()
        return place.key == key
      }
    }
  }

  func send(_ value: Value) {
    let places = roster.withLock { $0.places }
    for place in places { place.handler(value) }
  }
}
// snippet.end

heading("It works")
// snippet.works
let news = Subject<String>()
let adaLeaves = news.listen { text in print("Ada hears \(text)") }
_ = news.listen { text in print("Ben hears \(text)") }
news.send("good morning")
adaLeaves()
news.send("good night")
// snippet.end

heading("Who has left")
// snippet.left
let session = Subject<String>()
let pages = Recorder<@Sendable () -> Void>()
_ = session.listen { text in
  print("the window hears \(text)")
  for leave in pages.values { leave() }
  print("the window has closed its page")
}
pages.append(session.listen { text in print("the page hears \(text)") })
session.send("logged out")
// snippet.end

heading("How long leaving takes")
// snippet.steps
for count in [100, 200, 400] {
  let crowd = Subject<String>()
  let all = (1...count).map { _ in crowd.listen { _ in } }
  let before = steps.count
  for leave in all.reversed() { leave() }
  print("\(count) leave in \(steps.count - before) steps")
}
// snippet.end
