// MARK: laid-out

private let waiting = Mutex<String?>(nil)

func receive(_ text: String) {
  waiting.withLock { $0 = text }
  _ = clock.schedule(after: quiet) { self.sendWaiting() }
}

func end() {}

private func sendWaiting() {
  if let text = waiting.withLock({ $0.take() }) { send(text) }
}

// MARK: solution

private struct State: Sendable {
  var waiting: String?
  var timer: Ticket?
}

private let state = Mutex(State())

func receive(_ text: String) {
  let timer = clock.schedule(after: quiet) { self.sendWaiting() }
  let before = state.withLock { state in
    let before = state.timer
    state = State(waiting: text, timer: timer)
    return before
  }
  before?.cancel()
}

func end() { sendWaiting() }

private func sendWaiting() {
  let last = state.withLock { state in
    let last = state
    state = State()
    return last
  }
  last.timer?.cancel()
  if let text = last.waiting { send(text) }
}

// MARK: lock-held

private struct State: Sendable {
  var waiting: String?
  var timer: Ticket?
}

private let state = Mutex(State())

func receive(_ text: String) {
  state.withLock { state in
    state.timer?.cancel()
    state.waiting = text
    state.timer = clock.schedule(after: quiet) { self.sendWaiting() }
  }
}

func end() { sendWaiting() }

private func sendWaiting() {
  state.withLock { state in
    state.timer?.cancel()
    if let text = state.waiting.take() { send(text) }
  }
}

// MARK: first-timer

private let waiting = Mutex<String?>(nil)

func receive(_ text: String) {
  let isFirst = waiting.withLock { waiting in
    defer { waiting = text }
    return waiting == nil
  }
  if isFirst { _ = clock.schedule(after: quiet) { self.sendWaiting() } }
}

func end() { sendWaiting() }

private func sendWaiting() {
  if let text = waiting.withLock({ $0.take() }) { send(text) }
}

// MARK: each

func receive(_ text: String) {
  _ = clock.schedule(after: quiet) { [send] in send(text) }
}

func end() {}

// MARK: dead-timers

private struct State: Sendable {
  var waiting: String?
  var number = 0
}

private let state = Mutex(State())

func receive(_ text: String) {
  let number = state.withLock { state in
    state.waiting = text
    state.number += 1
    return state.number
  }
  _ = clock.schedule(after: quiet) {
    if self.state.withLock({ $0.number == number }) { self.sendWaiting() }
  }
}

func end() { sendWaiting() }

private func sendWaiting() {
  if let text = state.withLock({ $0.waiting.take() }) { send(text) }
}

// MARK: lost

private let timer = Mutex<Ticket?>(nil)

func receive(_ text: String) {
  let new = clock.schedule(after: quiet) { [send] in send(text) }
  let before = timer.withLock { timer in
    let before = timer
    timer = new
    return before
  }
  before?.cancel()
}

func end() { timer.withLock { $0.take() }?.cancel() }

// MARK: twice

private struct State: Sendable {
  var waiting: String?
  var timer: Ticket?
}

private let state = Mutex(State())

func receive(_ text: String) {
  let timer = clock.schedule(after: quiet) { [send] in send(text) }
  let before = state.withLock { state in
    let before = state.timer
    state = State(waiting: text, timer: timer)
    return before
  }
  before?.cancel()
}

func end() {
  if let text = state.withLock({ $0.waiting.take() }) { send(text) }
}

// MARK: end-waits

private let timer = Mutex<Ticket?>(nil)

func receive(_ text: String) {
  let new = clock.schedule(after: quiet) { [send] in send(text) }
  let before = timer.withLock { timer in
    let before = timer
    timer = new
    return before
  }
  before?.cancel()
}

func end() {}
