// MARK: laid-out

let beat = drummer

// MARK: solution

let street = Subject<Int, Never>()
drummer.subscribe { street.send($0) }
let beat = street.signal

// MARK: not-fed

let street = Subject<Int, Never>()
let beat = street.signal

// MARK: late-feed

let street = Subject<Int, Never>()
clock.at(3) { drummer.subscribe { street.send($0) } }
let beat = street.signal

// MARK: one-feed-each

let street = Subject<Int, Never>()
for _ in ["Ada", "Ben"] { drummer.subscribe { street.send($0) } }
let beat = street.signal

// MARK: looks-on

let street = Subject<Int, Never>()
drummer.subscribe { street.send($0) }
let beat = drummer.handleEvents(next: { street.send($0) })

// MARK: replayed

let beat = drummer.replayLazily()
beat.subscribe()
