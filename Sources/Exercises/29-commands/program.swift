// Exercise 29 · The photo booth
//
// A picture takes three ticks. If you sneeze, it is blurred.

import LessonKit
import ReactiveCore

enum BoothError: Error { case blurred }
let clock = VirtualScheduler()
let isPaid = Property(false)
@Sendable func tell(_ line: String) { print("tick \(clock.tick): \(line)") }
@Sendable func shoot(_ face: String) -> Signal<String, BoothError> {
  Signal.timer(after: .ticks(3), sending: face, on: clock)
    .flatMap { $0 == "sneeze" ? .failed(.blurred) : .just("a \($0)") }
}

// Your turn: the button is enabled only while the booth is paid for, and takes
// one picture at a time. When one fails, tell "  sorry: …" with the error.
// gap
button.isEnabled.subscribe { tell($0 ? "the lamp is on" : "the lamp is off") }
button.values.subscribe { tell("  here: \($0)") }

clock.at(2) { isPaid.value = true }
for (tick, face) in [(1, "frown"), (3, "sneeze"), (5, "grin"), (7, "smile")] {
  clock.at(tick) {
    tell("press for a \(face)")
    button.execute(face).subscribe(failed: { failure in
      if case .disabled = failure { tell("  nothing happens") }
    })
  }
}
clock.run()

// MARK: laid-out

let button = Command(allowsConcurrentExecution: true, shoot)

// MARK: solution

let button = Command(enabledIf: isPaid.signal, shoot)
button.errors.subscribe { tell("  sorry: \($0)") }

// MARK: at-that-moment

let button = Command(enabledIf: .just(isPaid.value), shoot)
button.errors.subscribe { tell("  sorry: \($0)") }

// MARK: two-at-once

let button = Command(
  enabledIf: isPaid.signal, allowsConcurrentExecution: true, shoot)
button.errors.subscribe { tell("  sorry: \($0)") }

// MARK: caught

let button = Command<String, String, BoothError>(enabledIf: isPaid.signal) {
  shoot($0).catch { Signal.just("sorry: \($0)") }
}

// MARK: failed-of-values

let button = Command(enabledIf: isPaid.signal, shoot)
button.values.subscribe(failed: { tell("  sorry: \($0)") })
