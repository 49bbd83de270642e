// MARK: laid-out

chooseSong = { name in }
pressPlay = {}
output = music(song: .never, play: .never)

// MARK: solution

let song = ReplaySubject<String, Never>(bufferSize: 1)
let play = Subject<Void, Never>()
chooseSong = { name in song.send(name) }
pressPlay = { play.send(()) }
output = music(song: song.signal, play: play.signal)

// MARK: nothing-replayed

let song = Subject<String, Never>()
let play = Subject<Void, Never>()
chooseSong = { name in song.send(name) }
pressPlay = { play.send(()) }
output = music(song: song.signal, play: play.signal)

// MARK: all-replayed

let song = ReplaySubject<String, Never>(bufferSize: 1)
let play = ReplaySubject<Void, Never>(bufferSize: 1)
chooseSong = { name in song.send(name) }
pressPlay = { play.send(()) }
output = music(song: song.signal, play: play.signal)

// MARK: no-signals

let song = ReplaySubject<String, Never>(bufferSize: 1)
let play = Subject<Void, Never>()
chooseSong = { name in song.send(name) }
pressPlay = { play.send(()) }
output = music(song: song, play: play)
