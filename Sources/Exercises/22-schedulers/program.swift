// Exercise 22 · A smaller photo
//
// Ben opens a photo. Making it smaller is slow work; showing it is not.

import LessonKit
import ReactiveCore

/// A queue that tells its name to the work that it runs.
final class NamedQueue: Scheduler {
  @TaskLocal static var current = "main"
  let name: String
  let queue = QueueScheduler(label: "a queue")

  init(name: String) { self.name = name }

  func schedule(_ work: @escaping @Sendable () -> Void) -> Disposable {
    queue.schedule { [name] in NamedQueue.$current.withValue(name) { work() } }
  }
}
let worker = NamedQueue(name: "worker")
let screen = NamedQueue(name: "screen")

let photo = Signal<String, Never> { subscriber in
  print("the photo is made smaller on: \(NamedQueue.current)")
  subscriber.send("lake")
  subscriber.complete()
  return .empty
}

// Your turn: make the photo smaller on the worker's queue, and show it on the
// screen's queue.
// gap

let seen = shown.handleEvents(next: { photo in
  print("\(photo) is shown on: \(NamedQueue.current)")
})
print("Ben has \(seen.toArray())")  // subscribes, and waits for the end

// MARK: laid-out

let shown = photo

// MARK: solution

let shown = photo.subscribe(on: worker).observe(on: screen)

// MARK: observed

let shown = photo.observe(on: worker).observe(on: screen)

// MARK: observed-by-worker

let shown = photo.observe(on: worker)

// MARK: subscribed

let shown = photo.subscribe(on: worker)

// MARK: swapped

let shown = photo.subscribe(on: screen).observe(on: worker)

// MARK: subscribed-twice

let shown = photo.subscribe(on: screen).subscribe(on: worker)
