// Exercise 13 · The travel diary
//
// Ada types the name of a place, and saves two photos of it.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
/// A request that says after some ticks what it has done.
func request(_ text: String, takes ticks: Int) -> Signal<String, Never> {
  Signal { subscriber in
    clock.schedule(after: .ticks(ticks)) {
      subscriber.send(text)
      subscriber.complete()
    }
  }
}
func find(_ place: String) -> Signal<String, Never> {
  request("\(place) is found", takes: place == "R" ? 5 : 2)
}
func save(_ photo: String) -> Signal<String, Never> {
  request("the \(photo) is saved", takes: photo == "beach" ? 5 : 2)
}

let places = Subject<String, Never>()
let photos = Subject<String, Never>()
// Your turn: an old place must not be shown any more. But every photo must be
// saved, and in order: the server takes one upload after another.
let found = places.signal.flatMap(find)
let saved = photos.signal.concatMap(save)
found.subscribe { text in print("tick \(clock.tick): \(text)") }
saved.subscribe { text in print("tick \(clock.tick): \(text)") }

clock.at(1) { places.send("R") }
clock.at(2) { places.send("Rome") }
clock.at(11) { photos.send("beach") }
clock.at(12) { photos.send("tower") }
clock.run()
