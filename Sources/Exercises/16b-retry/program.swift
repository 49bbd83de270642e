// Exercise 16b · The chat
//
// Ada reads a chat. Its line breaks twice, and a broken line stays broken.

import LessonKit
import ReactiveCore

enum ChatError: Error { case broken }
let lines = Recorder<Subject<String, ChatError>>()

/// Opens a new line, and returns what comes from it.
func openLine() -> Signal<String, ChatError> {
  let line = Subject<String, ChatError>()
  lines.append(line)
  return line.signal
    .handleEvents(subscribed: { print("  Ada listens") })
}

// Your turn: retry subscribes again, but to the line that is broken. Let each
// attempt open a line of its own, so that Ada can read on.
// gap
chat.subscribe(
  next: { text in print("  Ada reads: \(text)") },
  failed: { error in print("  Ada is told: \(error)") })

for text in ["hello", "are you there", "good night"] {
  print("Ben writes: \(text)")
  lines.values.last?.send(text)
  if text == "good night" { break }
  print("the line breaks")
  lines.values.last?.fail(.broken)
}
print("lines opened: \(lines.values.count)")

// MARK: laid-out

let chat = openLine().retry(2)

// MARK: solution

let chat = Signal<Void, ChatError>.just(()).flatMap { openLine() }.retry(2)

// MARK: retried-more

let chat = openLine().retry(5)

// MARK: retried-for-ever

let chat = openLine().retry()

// MARK: said-something

let chat = openLine().retry(2).catch(justReturn: "the line is broken")

// MARK: caught-once

let chat = openLine().catch { error in openLine() }
