// Lesson 14 · A request for each tap
//
// Ada picks three photos, and each is uploaded. Three operators treat the
// uploads in three ways. Run me: make lesson-14

import LessonKit
import ReactiveCore

lesson(14, "A request for each tap")

/// A request that answers with its name after some ticks.
func request(
  _ name: String, takes ticks: Int, on clock: VirtualScheduler
) -> Signal<String, Never> {
  .timer(after: .ticks(ticks), sending: name, on: clock)
}

/// Lets Ada pick three photos, prints which are saved, and returns a drawing of
/// this below the uploads.
func play(
  _ title: String,
  save: (
    _ photos: Signal<String, Never>,
    _ upload: @escaping @Sendable (String) -> Signal<String, Never>
  ) -> Signal<String, Never>
) -> MarbleDrawing {
  heading(title)
  let clock = VirtualScheduler()
  let chart = Chart(clock)
  let photos = Subject<String, Never>()
  let saved = save(chart.watch("photos", photos.signal)) { photo in
    let ticks = ["A": 14, "B": 4, "C": 7][photo] ?? 0
    let sent = request(photo, takes: ticks, on: clock)
    return chart.watch("upload \(photo)", sent)
  }
  let names = Recorder<String>()
  chart.record("saved", saved) { name in names.append(name) }

  clock.at(1) { photos.send("A") }
  clock.at(3) { photos.send("B") }
  clock.at(4) { photos.send("C") }
  clock.advance(ticks: 29)
  print("saved: \(names.values.joined(separator: ", "))")
  return chart.drawing
}

// snippet.flatMap
let atOnce = play("flatMap") { photos, upload in
  photos.flatMap { photo in upload(photo) }
}
// snippet.end

// snippet.concatMap
let inOrder = play("concatMap") { photos, upload in
  photos.concatMap { photo in upload(photo) }
}
// snippet.end

// snippet.flatMapLatest
let newest = play("flatMapLatest") { photos, upload in
  photos.flatMapLatest { photo in upload(photo) }
}
// snippet.end

heading("The three, drawn")
draw("flatMap", atOnce)
draw("concatMap", inOrder)
draw("flatMapLatest", newest)

heading("A double tap on Pay, under flatMapLatest")
// snippet.payment
let clock = VirtualScheduler()
let charges = Counter()
let payment = request("receipt", takes: 3, on: clock)
  .handleEvents(subscribed: { charges.increment() })

let pay = Subject<Void, Never>()
pay.signal.flatMapLatest { tap in payment }
  .subscribe { text in print("Ada gets a \(text)") }
pay.send(())
clock.advance(ticks: 1)
pay.send(())
clock.run()
print("charges: \(charges.count)")
// snippet.end

heading("Instead: the first tap only")
// snippet.once
let buy = Subject<Void, Never>()
let before = charges.count
buy.signal.take(1).flatMap { tap in payment }
  .subscribe { text in print("Ada gets a \(text)") }
buy.send(())
clock.advance(ticks: 1)
buy.send(())
clock.run()
print("charges: \(charges.count - before)")
// snippet.end
