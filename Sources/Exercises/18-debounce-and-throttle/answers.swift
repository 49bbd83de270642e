// MARK: laid-out

let guide = pictures.signal.flatMap { story(of: $0) }

// MARK: solution

let guide = pictures.signal.debounce(.ticks(4), on: clock)
  .flatMapLatest { story(of: $0) }

// MARK: queued-at-once

let guide = pictures.signal.concatMap { story(of: $0) }

// MARK: queued

let guide = pictures.signal.debounce(.ticks(4), on: clock)
  .concatMap { story(of: $0) }

// MARK: two-voices

let guide = pictures.signal.debounce(.ticks(4), on: clock)
  .flatMap { story(of: $0) }

// MARK: not-debounced

let guide = pictures.signal.flatMapLatest { story(of: $0) }

// MARK: throttled

let guide = pictures.signal.throttle(.ticks(4), on: clock)
  .flatMapLatest { story(of: $0) }

// MARK: delayed

let guide = pictures.signal.delay(.ticks(4), on: clock)
  .flatMapLatest { story(of: $0) }

// MARK: debounced-too-late

let guide = pictures.signal.flatMapLatest { story(of: $0) }
  .debounce(.ticks(4), on: clock)

// MARK: delayed-inside

let guide = pictures.signal
  .flatMapLatest { story(of: $0).delay(.ticks(4), on: clock) }
