// Exercise 25 · The camera
//
// A slider says how near, the shutter says when; a display shows the photo.

import LessonKit
import ReactiveCore

enum Empty: Error { case battery }
let clock = VirtualScheduler()
struct Camera {
  typealias Input = (zoom: Signal<Int, Empty>, shutter: Signal<Void, Empty>)
  func transform(input: Input) -> Driver<String> {
    // Your turn: show "ready" at first, and "photo at zoom …" when the shutter
    // is pressed, and only then. When an input fails, show "charge me".
    combineLatest(input.zoom, input.shutter).map { "photo at zoom \($0.0)" }
      .startWith("ready")
      .asDriver(onErrorJustReturn: "charge me", on: clock)
  }
}

let (zoom, shutter) = (Subject<Int, Empty>(), Subject<Void, Empty>())
let photos = Camera().transform(input: (zoom.signal, shutter.signal))
photos.drive { print("  display: \($0)") }
func step(_ title: String, _ action: () -> Void) {
  print(title)
  action()
  clock.advance(ticks: 1)
}
step("Ada turns the camera on") {}
step("she zooms to 2") { zoom.send(2) }
for _ in 1...2 { step("she presses the shutter") { shutter.send(()) } }
step("she zooms to 5") { zoom.send(5) }
step("the battery is empty") { shutter.fail(.battery) }
