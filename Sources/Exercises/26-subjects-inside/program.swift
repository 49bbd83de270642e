// Exercise 26 · The jukebox
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
