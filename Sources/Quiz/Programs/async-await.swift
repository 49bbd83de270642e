import LessonKit
import ReactiveCore

func valuesAlone() {
  let requests = Counter()
  let likes = Signal<Int, Never> { subscriber in
    requests.increment()
    return Disposable()
  }
  let phone = likes.values
  let tablet = likes.values
  print("requests: \(requests.count)")
  _ = (phone, tablet)
}

func twoLoops() {
  let requests = Counter()
  let likes = Signal<Int, Never> { subscriber in
    requests.increment()
    return Disposable()
  }
  // This is how a `for await` begins.
  let phone = likes.values.makeAsyncIterator()
  let tablet = likes.values.makeAsyncIterator()
  print("requests: \(requests.count)")
  _ = (phone, tablet)
}

func twoLoopsShared() {
  let requests = Counter()
  let likes = Signal<Int, Never> { subscriber in
    requests.increment()
    return Disposable()
  }.share()
  // This is how a `for await` begins.
  let phone = likes.values.makeAsyncIterator()
  let tablet = likes.values.makeAsyncIterator()
  print("requests: \(requests.count)")
  _ = (phone, tablet)
}

func oneLoopLeft() {
  let stopped = Counter()
  let likes = Signal<Int, Never> { subscriber in
    Disposable { stopped.increment() }
  }
  // This is how a `for await` begins.
  var phone = Optional(likes.values.makeAsyncIterator())
  let tablet = likes.values.makeAsyncIterator()
  phone = nil  // And this is how it ends with a `break`.
  print("stopped: \(stopped.count)")
  _ = (phone, tablet)
}
