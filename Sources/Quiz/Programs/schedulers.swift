import LessonKit
import ReactiveCore

func whereItArrives() {
  let background = VirtualScheduler()
  let shown = Counter()
  let taps = Subject<String, Never>()
  taps.signal.subscribe(on: background)
    .subscribe { tap in shown.increment() }
  background.run()
  taps.send("buy")
  let before = shown.count
  background.run()
  print("before: \(before), after: \(shown.count)")
}

func whereItIsObserved() {
  let screen = VirtualScheduler()
  let shown = Counter()
  let taps = Subject<String, Never>()
  taps.signal.observe(on: screen)
    .subscribe { tap in shown.increment() }
  taps.send("buy")
  let before = shown.count
  screen.run()
  print("before: \(before), after: \(shown.count)")
}

func afterObserve() {
  let screen = VirtualScheduler()
  let checked = Counter()
  let photos = Subject<String, Never>()
  photos.signal
    .observe(on: screen)
    .handleEvents(next: { photo in checked.increment() })
    .subscribe { photo in }
  photos.send("cat")
  let before = checked.count
  screen.run()
  print("before: \(before), after: \(checked.count)")
}
