// Exercise 31 · The jukebox
//
// It has a key for the song and a key to play. Its loudspeaker comes later.

import LessonKit
import ReactiveCore

/// The latest song, each time play is pressed.
func music(
  song: Signal<String, Never>, play: Signal<Void, Never>
) -> Signal<String, Never> {
  play.withLatestFrom(song).map { press, song in song }
}

struct Jukebox: Sendable {
  let chooseSong: @Sendable (String) -> Void
  let pressPlay: @Sendable () -> Void
  let output: Signal<String, Never>
  init() {
    // Your turn: give each key a subject. A song that was chosen before the
    // loudspeaker came still counts; a press of play does not.
    // gap
  }
}

let jukebox = Jukebox()
print("Ada chooses a waltz")
jukebox.chooseSong("a waltz")
print("she presses play")
jukebox.pressPlay()
print("the loudspeaker is plugged in")
jukebox.output.subscribe { song in print("  it plays \(song)") }
print("she presses play")
jukebox.pressPlay()
print("she chooses a polka")
jukebox.chooseSong("a polka")
print("she presses play")
jukebox.pressPlay()

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
