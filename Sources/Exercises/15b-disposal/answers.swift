// MARK: laid-out

for round in 1...3 {
  // Your turn: when Ada leaves, cancel the rounds that he has not walked yet,
  // so that nothing is left on the clock. Let cleanUp do it.
  clock.schedule(after: .ticks(2 * round)) {
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
}

// MARK: solution

for round in 1...3 {
  // Your turn: when Ada leaves, cancel the rounds that he has not walked yet,
  // so that nothing is left on the clock. Let cleanUp do it.
  cleanUp.add(
    clock.schedule(after: .ticks(2 * round)) {
      print("tick \(clock.tick): he walks round \(round)")
      subscriber.send(round)
    })
}

// MARK: one-for-all

for round in 1...3 {
  // Your turn: when Ada leaves, cancel the rounds that he has not walked yet,
  // so that nothing is left on the clock. Let cleanUp do it.
  let walk = clock.schedule(after: .ticks(2 * round)) {
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
  if round == 3 { cleanUp.add(walk) }
}

// MARK: undone-at-once

for round in 1...3 {
  // Your turn: when Ada leaves, cancel the rounds that he has not walked yet,
  // so that nothing is left on the clock. Let cleanUp do it.
  let walk = clock.schedule(after: .ticks(2 * round)) {
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
  cleanUp.add(walk)
}
cleanUp.dispose()

// MARK: looks-away

for round in 1...3 {
  // Your turn: when Ada leaves, cancel the rounds that he has not walked yet,
  // so that nothing is left on the clock. Let cleanUp do it.
  clock.schedule(after: .ticks(2 * round)) {
    if subscriber.isDisposed { return }
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
}
