// MARK: laid-out

func schedule(after delay: Int, _ work: @escaping @Sendable () -> Void) {
  state.withLock { state in
    state.jobs.append(Job(due: state.now + delay, work: work))
  }
}

func advance(by ticks: Int) {
  let jobs = state.withLock { state in
    state.now += ticks
    let jobs = state.jobs
    state.jobs = jobs.filter { $0.due > state.now }
    return jobs.filter { $0.due <= state.now }
  }
  for job in jobs { job.work() }
}

// MARK: solution

func schedule(after delay: Int, _ work: @escaping @Sendable () -> Void) {
  state.withLock { state in
    let due = state.now + delay
    let place = state.jobs.firstIndex { $0.due > due }
    let job = Job(due: due, work: work)
    state.jobs.insert(job, at: place ?? state.jobs.endIndex)
  }
}

func advance(by ticks: Int) {
  let limit = now + ticks
  while let job = next(until: limit) { job.work() }
  state.withLock { $0.now = limit }
}

private func next(until limit: Int) -> Job? {
  state.withLock { state in
    guard let job = state.jobs.first, job.due <= limit else { return nil }
    state.now = job.due
    return state.jobs.removeFirst()
  }
}

// MARK: lock-held

func schedule(after delay: Int, _ work: @escaping @Sendable () -> Void) {
  state.withLock { state in
    let due = state.now + delay
    let place = state.jobs.firstIndex { $0.due > due }
    let job = Job(due: due, work: work)
    state.jobs.insert(job, at: place ?? state.jobs.endIndex)
  }
}

func advance(by ticks: Int) {
  let limit = now + ticks
  state.withLock { state in
    while let job = state.jobs.first, job.due <= limit {
      state.now = job.due
      state.jobs.removeFirst()
      job.work()
    }
    state.now = limit
  }
}

// MARK: same-moment

func schedule(after delay: Int, _ work: @escaping @Sendable () -> Void) {
  state.withLock { state in
    let due = state.now + delay
    let place = state.jobs.firstIndex { $0.due >= due }
    let job = Job(due: due, work: work)
    state.jobs.insert(job, at: place ?? state.jobs.endIndex)
  }
}

func advance(by ticks: Int) {
  let limit = now + ticks
  while let job = next(until: limit) { job.work() }
  state.withLock { $0.now = limit }
}

private func next(until limit: Int) -> Job? {
  state.withLock { state in
    guard let job = state.jobs.first, job.due <= limit else { return nil }
    state.now = job.due
    return state.jobs.removeFirst()
  }
}

// MARK: no-limit

func schedule(after delay: Int, _ work: @escaping @Sendable () -> Void) {
  state.withLock { state in
    let due = state.now + delay
    let place = state.jobs.firstIndex { $0.due > due }
    let job = Job(due: due, work: work)
    state.jobs.insert(job, at: place ?? state.jobs.endIndex)
  }
}

func advance(by ticks: Int) {
  let limit = now + ticks
  while let job = next() { job.work() }
  state.withLock { $0.now = max($0.now, limit) }
}

private func next() -> Job? {
  state.withLock { state in
    guard let job = state.jobs.first else { return nil }
    state.now = job.due
    return state.jobs.removeFirst()
  }
}

// MARK: time-behind

func schedule(after delay: Int, _ work: @escaping @Sendable () -> Void) {
  state.withLock { state in
    let due = state.now + delay
    let place = state.jobs.firstIndex { $0.due > due }
    let job = Job(due: due, work: work)
    state.jobs.insert(job, at: place ?? state.jobs.endIndex)
  }
}

func advance(by ticks: Int) {
  let limit = now + ticks
  while let job = next(until: limit) { job.work() }
  state.withLock { $0.now = limit }
}

private func next(until limit: Int) -> Job? {
  state.withLock { state in
    guard let job = state.jobs.first, job.due <= limit else { return nil }
    return state.jobs.removeFirst()
  }
}

// MARK: time-ahead

func schedule(after delay: Int, _ work: @escaping @Sendable () -> Void) {
  state.withLock { state in
    let due = state.now + delay
    let place = state.jobs.firstIndex { $0.due > due }
    let job = Job(due: due, work: work)
    state.jobs.insert(job, at: place ?? state.jobs.endIndex)
  }
}

func advance(by ticks: Int) {
  let limit = now + ticks
  state.withLock { $0.now = limit }
  while let job = next(until: limit) { job.work() }
}

private func next(until limit: Int) -> Job? {
  state.withLock { state in
    guard let job = state.jobs.first, job.due <= limit else { return nil }
    return state.jobs.removeFirst()
  }
}

// MARK: sorted-once

func schedule(after delay: Int, _ work: @escaping @Sendable () -> Void) {
  state.withLock { state in
    let due = state.now + delay
    let place = state.jobs.firstIndex { $0.due > due }
    let job = Job(due: due, work: work)
    state.jobs.insert(job, at: place ?? state.jobs.endIndex)
  }
}

func advance(by ticks: Int) {
  let limit = now + ticks
  let jobs = state.withLock { state in
    let jobs = state.jobs
    state.jobs = jobs.filter { $0.due > limit }
    return jobs.filter { $0.due <= limit }
  }
  for job in jobs {
    state.withLock { $0.now = job.due }
    job.work()
  }
  state.withLock { $0.now = limit }
}
