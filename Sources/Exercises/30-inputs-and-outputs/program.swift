// Exercise 30 · The camera
//
// A slider sets the zoom, the shutter takes a photo, a display shows it.

import LessonKit
import ReactiveCore

struct Camera {
  struct Input {
    let zoom: Signal<Int, Never>
    let shutter: Signal<Void, Never>
  }
  func transform(input: Input) -> Signal<String, Never> {
    // Your turn: return what the display shows: "ready" at first, and then
    // "photo at zoom …" each time the shutter is pressed, and at no other time.
    // gap
  }
}

let zoom = Subject<Int, Never>()
let shutter = Subject<Void, Never>()
let input = Camera.Input(zoom: zoom.signal, shutter: shutter.signal)
Camera().transform(input: input).subscribe { text in
  print("  display: \(text)")
}
print("Ada zooms to 2")
zoom.send(2)
for press in 1...2 {
  print("press \(press)")
  shutter.send(())
}
for nearer in [5, 7] {
  print("Ada zooms to \(nearer)")
  zoom.send(nearer)
}
print("press 3")
shutter.send(())

// MARK: laid-out

input.zoom.map { zoom in "photo at zoom \(zoom)" }

// MARK: solution

input.shutter.withLatestFrom(input.zoom)
  .map { press, zoom in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: combined

combineLatest(input.zoom, input.shutter)
  .map { zoom, press in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: zipped

zip(input.zoom, input.shutter)
  .map { zoom, press in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: sampled

input.zoom.sample(on: input.shutter)
  .map { zoom in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: flat-mapped

input.shutter.flatMap { press in input.zoom }
  .map { zoom in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: turned-round

input.zoom.withLatestFrom(input.shutter)
  .map { zoom, press in "photo at zoom \(zoom)" }
  .startWith("ready")

// MARK: no-start

input.shutter.withLatestFrom(input.zoom)
  .map { press, zoom in "photo at zoom \(zoom)" }
