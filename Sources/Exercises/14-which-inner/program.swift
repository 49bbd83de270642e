// Exercise 14 · The travel diary
//
// Ada types the name of a place, and saves two photos of it.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
/// A request that answers with its name after some ticks.
func request(_ name: String) -> Signal<String, Never> {
  Signal { subscriber in
    let ticks = name == "R" || name == "beach" ? 5 : 2
    return clock.schedule(after: .ticks(ticks)) {
      subscriber.send(name)
      subscriber.complete()
    }
  }
}

let places = Subject<String, Never>()
let photos = Subject<String, Never>()
// Your turn: never show an old place after a new one was typed. But every photo
// must be saved, in order: the server takes only one upload at a time.
// gap
found.subscribe { print("tick \(clock.tick): \($0) is found") }
saved.subscribe { print("tick \(clock.tick): the \($0) is saved") }

clock.at(1) { places.send("R") }
clock.at(2) { places.send("Rome") }
clock.at(11) { photos.send("beach") }
clock.at(12) { photos.send("tower") }
clock.run()

// MARK: laid-out

let found = places.signal.flatMapLatest(request)
let saved = photos.signal.flatMapLatest(request)

// MARK: solution

let found = places.signal.flatMapLatest(request)
let saved = photos.signal.concatMap(request)

// MARK: uploads-at-once

let found = places.signal.flatMapLatest(request)
let saved = photos.signal.flatMap(request)

// MARK: old-place-first

let found = places.signal.concatMap(request)
let saved = photos.signal.concatMap(request)

// MARK: old-place-last

let found = places.signal.flatMap(request)
let saved = photos.signal.concatMap(request)

// MARK: turned-round

let found = places.signal.concatMap(request)
let saved = photos.signal.flatMapLatest(request)

// MARK: all-at-once

let found = places.signal.flatMap(request)
let saved = photos.signal.flatMap(request)
