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

func begunAlready() {
  let clock = VirtualScheduler()
  let requests = Counter()
  let drafts = Signal<Int, Never>.just(3)
    .handleEvents(subscribed: { requests.increment() })
    .startEagerly(on: clock)
  clock.run()
  let before = requests.count
  drafts.subscribe { count in }
  drafts.subscribe { count in }
  print("before: \(before), in the end: \(requests.count)")
}
