import LessonKit
import ReactiveCore

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
  let done = Counter()
  let cleaned = Counter()
  let forecast = Signal<String, Never> { subscriber in
    subscriber.send("rain")
    return Disposable { cleaned.increment() }
  }
  let screen = forecast.subscribe { text in
  } completed: {
    done.increment()
  }
  screen.dispose()
  print("completed: \(done.count), cleaned up: \(cleaned.count)")
}
