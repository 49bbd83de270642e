// MARK: laid-out

let taxi = answer

// MARK: solution

let taxi =
  answer
  .timeout(after: .ticks(5), failingWith: .nobodyComes, on: clock)
  .delay(.ticks(3), on: clock)

// MARK: no-limit

let taxi = answer.delay(.ticks(3), on: clock)

// MARK: no-way

let taxi =
  answer
  .timeout(after: .ticks(5), failingWith: .nobodyComes, on: clock)

// MARK: delayed-first

let taxi =
  answer
  .delay(.ticks(3), on: clock)
  .timeout(after: .ticks(5), failingWith: .nobodyComes, on: clock)

// MARK: limit-for-both

let taxi =
  answer
  .delay(.ticks(3), on: clock)
  .timeout(after: .ticks(8), failingWith: .nobodyComes, on: clock)
