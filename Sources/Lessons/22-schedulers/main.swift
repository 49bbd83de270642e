// Lesson 22 · Where work runs, where values arrive
//
// Ada opens her messages. The request must not block the main queue, and the
// label may be set only there. Run me: make lesson-22

import LessonKit
import ReactiveCore

lesson(22, "Where work runs, where values arrive")

// snippet.request
let network = NamedQueue(
  name: "network", queue: QueueScheduler(label: "network"))
let main = NamedQueue(name: "main", queue: QueueScheduler.main)
let diary = Recorder<String>()

let messages = Signal<String, Never> { subscriber in
  diary.append("the request runs on: \(NamedQueue.current)")
  subscriber.send("12 messages")
  subscriber.complete()
  return .empty
}
// snippet.end

/// Subscribes on the main queue, waits for the end, and prints the diary.
@MainActor func open(_ signal: Signal<String, Never>) async {
  await withCheckedContinuation { end in
    signal.subscribe(
      next: { text in
        diary.append("the label gets \(text) on: \(NamedQueue.current)")
      },
      completed: { end.resume() })
  }
  for line in diary.removeAll() { print(line) }
}

heading("No scheduler")
await open(messages)

heading("subscribe(on:)")
await open(messages.subscribe(on: network))

heading("observe(on:) and subscribe(on:)")
// snippet.both
await open(messages.observe(on: main).subscribe(on: network))
// snippet.end

heading("A sequence, walked on the network queue")
// snippet.sequence
let texts = MemoizedSequence(["Ada", "Ben"]).map { name in
  diary.append("a text for \(name) is made on: \(NamedQueue.current)")
  return "hello \(name)"
}
await open(Signal.from(texts).subscribe(on: network))
// snippet.end

heading("Common mistake: subscribe(on: main) for the label")
// snippet.mistake
let answer = Signal<String, Never> { subscriber in
  diary.append("the request begins on: \(NamedQueue.current)")
  return network.schedule {
    subscriber.send("12 messages")
    subscriber.complete()
  }
}
await open(answer.subscribe(on: main))
print("instead:")
await open(answer.observe(on: main))
// snippet.end
