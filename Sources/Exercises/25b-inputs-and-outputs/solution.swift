// Exercise 25b · The jukebox
//
// It has a key for the song and one to play. Its loudspeaker may come later.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
func music(
  _ song: Signal<String, Never>, _ play: Signal<Void, Never>
) -> Driver<String> {
  play.withLatestFrom(song).map(\.1).asDriver(onErrorJustReturn: "", on: clock)
}
typealias Key<Value> = @Sendable (Value) -> Void
typealias Keys = (song: Key<String>, play: Key<Void>)
func makeJukebox() -> (input: Keys, output: Driver<String>) {
  // Your turn: give each of the two keys a subject. A song that was chosen
  // before the loudspeaker came counts later; a press of play does not.
  let song = ReplaySubject<String, Never>(bufferSize: 1)
  let play = Subject<Void, Never>()
  return ((song.send, play.send), music(song.signal, play.signal))
}

let jukebox = makeJukebox()
func step(_ title: String, _ action: () -> Void) {
  print(title)
  action()
  clock.advance(ticks: 1)
}
step("Ada chooses a waltz") { jukebox.input.song("a waltz") }
step("she presses play") { jukebox.input.play(()) }
step("she plugs it in") { jukebox.output.drive { print("  it plays \($0)") } }
step("she presses play") { jukebox.input.play(()) }
step("she chooses a polka") { jukebox.input.song("a polka") }
step("she presses play") { jukebox.input.play(()) }
