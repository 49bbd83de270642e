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

func streamAtOnce() {
  let requests = Counter()
  let likes = AsyncStream<Int> { feed in
    requests.increment()
    feed.yield(7)
  }
  print("requests: \(requests.count)")
  _ = likes
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
