// MARK: laid-out

for round in 1...3 {
  // Your turn: once Ada has left, nobody should walk any more, and no round
  // should wait for its tick. Let the clean-up cancel what is scheduled here.
  clock.schedule(after: .ticks(2 * round)) {
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
}

// MARK: solution

for round in 1...3 {
  // Your turn: once Ada has left, nobody should walk any more, and no round
  // should wait for its tick. Let the clean-up cancel what is scheduled here.
  cleanUp.add(
    clock.schedule(after: .ticks(2 * round)) {
      print("tick \(clock.tick): he walks round \(round)")
      subscriber.send(round)
    })
}

// MARK: one-for-all

for round in 1...3 {
  // Your turn: once Ada has left, nobody should walk any more, and no round
  // should wait for its tick. Let the clean-up cancel what is scheduled here.
  let walk = clock.schedule(after: .ticks(2 * round)) {
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
  if round == 3 { cleanUp.add(walk) }
}

// MARK: undone-at-once

for round in 1...3 {
  // Your turn: once Ada has left, nobody should walk any more, and no round
  // should wait for its tick. Let the clean-up cancel what is scheduled here.
  let walk = clock.schedule(after: .ticks(2 * round)) {
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
  cleanUp.add(walk)
}
cleanUp.dispose()

// MARK: looks-away

for round in 1...3 {
  // Your turn: once Ada has left, nobody should walk any more, and no round
  // should wait for its tick. Let the clean-up cancel what is scheduled here.
  clock.schedule(after: .ticks(2 * round)) {
    if subscriber.isDisposed { return }
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
}
