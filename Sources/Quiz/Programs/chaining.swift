import LessonKit
import ReactiveCore

func mappedToSignals() {
  let requests = Counter()
  let likes = Signal<Int, Never> { subscriber in
    requests.increment()
    subscriber.send(7)
    subscriber.complete()
    return Disposable()
  }
  let photos = Signal<String, Never>.from(["cat", "dog"])
  photos.map { photo in likes }.subscribe { value in }
  print("requests: \(requests.count)")
}

func flatMappedToSignals() {
  let requests = Counter()
  let likes = Signal<Int, Never> { subscriber in
    requests.increment()
    subscriber.send(7)
    subscriber.complete()
    return Disposable()
  }
  let photos = Signal<String, Never>.from(["cat", "dog"])
  photos.flatMap { photo in likes }.subscribe { value in }
  print("requests: \(requests.count)")
}

func oneIsEmpty() {
  let opened = Recorder<Int>()
  Signal<Int, Never>.from([1, 2, 3]).flatMap { number in
    number == 2 ? .empty : Signal<Int, Never>.just(number)
  }.subscribe { number in opened.append(number) }
  print("opened: \(opened.values)")
}

func askedTwice() {
  let requests = Counter()
  let likes = Signal<Int, Never>.just(7)
    .handleEvents(subscribed: { requests.increment() })
  let photos = Signal<String, Never>.from(["cat", "dog"])
    .flatMap { photo in likes }
  photos.subscribe { likes in }
  photos.subscribe { likes in }
  print("requests: \(requests.count)")
}
