// Chapter 2 · An ending and a teardown
//
// Who begins something must end it: once, and not before its time. Here it
// ends twice, or never. Run me: make chapter-02

import LessonKit
import Synchronization

chapter(2, "An ending and a teardown")

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case completed
}

/// Who listens, as chapter 1's exercise leaves it: nothing after the end.
final class Subscriber<Value: Sendable>: Sendable {
  private let handler: @Sendable (Event<Value>) -> Void
  private let isOver = Mutex(false)

  init(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    self.handler = handler
  }

  func receive(_ event: Event<Value>) {
    let wasOver = isOver.withLock { isOver in
      let wasOver = isOver
      if case .completed = event { isOver = true }
      return wasOver
    }
    if !wasOver { handler(event) }
  }
}

// snippet.naive
/// What ends a subscription: it undoes what the producer has begun.
final class Disposable: Sendable {
  private let teardown: @Sendable () -> Void

  init(_ teardown: @escaping @Sendable () -> Void) {
    self.teardown = teardown
  }

  func dispose() {
    teardown()
  }
}

/// A signal, whose producer now says how to undo its work.
struct Signal<Value: Sendable>: Sendable {
  let producer: @Sendable (Subscriber<Value>) -> Disposable

  func subscribe(
    _ handler: @escaping @Sendable (Event<Value>) -> Void
  ) -> Disposable {
    producer(Subscriber(handler))
  }
}
// snippet.end

heading("It works")
// snippet.works
let camera = Signal<String> { subscriber in
  print("camera on")
  subscriber.receive(.next("a picture"))
  return Disposable { print("camera off") }
}
let ada = camera.subscribe { event in print("Ada gets \(event)") }
ada.dispose()
// snippet.end

heading("It ends twice")
// snippet.twice
let ben = camera.subscribe { event in print("Ben gets \(event)") }
ben.dispose()  // when he taps "close"
ben.dispose()  // when his screen goes away
// snippet.end

heading("It never ends")
// snippet.never
final class Connection: Sendable {
  init() { print("connection opened") }
  func close() { print("connection closed") }
  deinit { print("connection gone") }
}
let page = Signal<String> { subscriber in
  let connection = Connection()
  subscriber.receive(.next("the page"))
  subscriber.receive(.completed)
  return Disposable { connection.close() }
}
let cleo = page.subscribe { event in print("Cleo gets \(event)") }
print("the page is there, and Cleo reads it")
// snippet.end

heading("It goes on after its end")
// snippet.after
let door = Recorder<Subscriber<String>>()
let bell = Signal<String> { subscriber in
  door.append(subscriber)
  return Disposable { print("bell switched off") }
}
let dan = bell.subscribe { event in print("Dan gets \(event)") }
dan.dispose()
for subscriber in door.values { subscriber.receive(.next("a ring")) }
// snippet.end
