// Lesson 39 · One answer
//
// A phone and a tablet want one answer each. Some code has signals, some
// waits with await. Run me: make lesson-39

import AppBridge
import LessonKit
import ReactiveCore

lesson(39, "One answer")

let requests = Recorder<String>()

// snippet.find
/// Asks a server for a city; each call is a request.
@Sendable func findCity(_ text: String) async -> String {
  requests.append(text)
  return "\(text)!"
}
// snippet.end

// snippet.await
/// Waits for the first value of a signal, and leaves.
@MainActor func firstValue<Value>(
  of signal: Signal<Value, Never>
) async -> Value? {
  for await value in signal.values { return value }
  return nil  // the signal has ended without one
}
// snippet.end

heading("A task and a signal")
// snippet.two
let task = Task { await findCity("Bern") }
let signal = Signal.from { await findCity("Rome") }
for device in ["phone", "tablet"] {
  let bern = await task.value
  let rome = await firstValue(of: signal)
  print("the \(device) shows \(bern) and \(rome ?? "nothing")")
}
print("requests: \(requests.values)")
// snippet.end

heading("Waiting for a signal")
// snippet.lift
let lift = Subject<Int, Never>()
let floors = lift.signal.handleEvents(
  subscribed: { print("somebody subscribes") },
  disposed: { print("the subscription is over") })
let ride = Task { await firstValue(of: floors) }
Task {  // begins when `ride` waits
  lift.send(1)
  lift.send(2)
}
print("Ada gets out at floor \(await ride.value ?? 0)")
// snippet.end

heading("A request that is given up")
// snippet.cancel
let reason = await withCheckedContinuation { answer in
  let slow = Signal.from {
    do {
      try await Task.sleep(for: .seconds(60))
      answer.resume(returning: "finished")
    } catch {
      answer.resume(returning: "cancelled")
    }
  }
  slow.subscribe().dispose()
}
print("the request is told: \(reason)")
// snippet.end

heading("Common mistake: waiting for what has been sent")
// snippet.mistake
let answers = Subject<String, Never>()
answers.send("Bern!")
let late = Task { await firstValue(of: answers.signal) }
answers.complete()
print("the late one gets \(await late.value ?? "nothing")")
// snippet.end
