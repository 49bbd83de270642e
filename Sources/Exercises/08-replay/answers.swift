// MARK: laid-out

let channel = interpreter

// MARK: solution

let channel = interpreter.share(replay: 1)

// MARK: not-connected

let channel = interpreter.multicast().signal

// MARK: stays

let channel = interpreter.replayLazily(1)

// MARK: connected

let connectable = interpreter.multicast()
connectable.connect()
let channel = connectable.signal

// MARK: replays-all

let channel = interpreter.share(replay: 2)

// MARK: no-replay

let channel = interpreter.share()
