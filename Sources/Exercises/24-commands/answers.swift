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
