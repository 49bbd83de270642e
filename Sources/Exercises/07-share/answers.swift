// MARK: laid-out

let places = gps

// MARK: solution

let places = gps.share()

// MARK: not-connected

let places = gps.multicast().signal

// MARK: connected

let connectable = gps.multicast()
connectable.connect()
let places = connectable.signal

// MARK: stays

let places = gps.replayLazily()

// MARK: keeps

let places = gps.share(replay: 1)
