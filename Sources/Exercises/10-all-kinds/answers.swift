// MARK: laid-out

let parts = film

// MARK: solution

let parts = film.startEagerly(on: clock)

// MARK: lazily

let parts = film.replayLazily()

// MARK: shared

let parts = film.share(replay: 1)

// MARK: plain-share

let parts = film.share()

// MARK: connected

let connectable = film.multicast()
connectable.connect()
let parts = connectable.signal

// MARK: property

let present = Property(0)
film.subscribe { part in present.value = part }
let parts = present.signal
