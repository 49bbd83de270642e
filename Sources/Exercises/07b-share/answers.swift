// MARK: laid-out

let shared = menu.share()
read("Ada", shared)
read("Ben", shared)

// MARK: solution

let connectable = menu.multicast()
read("Ada", connectable.signal)
read("Ben", connectable.signal)
connectable.connect()

// MARK: not-connected

let connectable = menu.multicast()
read("Ada", connectable.signal)
read("Ben", connectable.signal)

// MARK: too-early

let connectable = menu.multicast()
connectable.connect()
read("Ada", connectable.signal)
read("Ben", connectable.signal)

// MARK: between

let connectable = menu.multicast()
read("Ada", connectable.signal)
connectable.connect()
read("Ben", connectable.signal)

// MARK: kept

let kept = menu.replayLazily()
read("Ada", kept)
read("Ben", kept)
