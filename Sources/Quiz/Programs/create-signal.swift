import LessonKit
import ReactiveCore

func createdOnly() {
  let requests = Counter()
  let forecast = Signal<String, Never> { subscriber in
    requests.increment()
    subscriber.send("rain")
    subscriber.complete()
    return Disposable()
  }
  let screens = [forecast, forecast]
  print("screens: \(screens.count), requests: \(requests.count)")
}

func twoScreens() {
  let requests = Counter()
  let forecast = Signal<String, Never> { subscriber in
    requests.increment()
    subscriber.send("rain")
    subscriber.complete()
    return Disposable()
  }
  forecast.subscribe { text in }
  forecast.subscribe { text in }
  print("requests: \(requests.count)")
}

func afterComplete() {
  let shown = Counter()
  let forecast = Signal<String, Never> { subscriber in
    subscriber.send("rain")
    subscriber.complete()
    subscriber.send("sun")
    return Disposable()
  }
  forecast.subscribe { text in shown.increment() }
  print("values: \(shown.count)")
}

func leaveEarly() {
  let clock = VirtualScheduler()
  let done = Counter()
  let forecast = Signal<String, Never> { subscriber in
    clock.schedule(after: .ticks(3)) { subscriber.complete() }
  }
  let screen = forecast.subscribe(completed: { done.increment() })
  screen.dispose()
  clock.run()
  print("completed: \(done.count), disposed: \(screen.isDisposed)")
}

func whileItRuns() {
  let clock = VirtualScheduler()
  let forecast = Signal<String, Never> { subscriber in
    clock.schedule(after: .ticks(5)) { subscriber.send("rain") }
  }
  forecast.subscribe { text in }
  clock.at(3) {
    forecast.subscribe { text in
      print("Ben gets \(text) at tick \(clock.tick)")
    }
  }
  clock.run()
}
