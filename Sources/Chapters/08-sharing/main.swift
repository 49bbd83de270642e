// Chapter 8 · Sharing
//
// One run for all who listen: the first starts it, the last stops it. Here
// two are the first, and nobody is the last. Run me: make chapter-08

import Dispatch
import LessonKit
import Synchronization

chapter(8, "Sharing")

/// What chapter 2's exercise leaves: undone once, or at once if it is late.
final class Disposable: Sendable {
  private enum State: Sendable {
    case open([@Sendable () -> Void])
    case disposed
  }

  private let state = Mutex(State.open([]))

  var isDisposed: Bool {
    state.withLock { if case .disposed = $0 { true } else { false } }
  }

  func add(_ teardown: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      guard case .open(let parts) = state else { return true }
      state = .open(parts + [teardown])
      return false
    }
    if isLate { teardown() }
  }

  func dispose() {
    let parts = state.withLock { state -> [@Sendable () -> Void] in
      guard case .open(let parts) = state else { return [] }
      state = .disposed
      return parts
    }
    for teardown in parts { teardown() }
  }
}

typealias Handler<Value: Sendable> = @Sendable (Value) -> Void

/// A signal that has values only; it goes on until it is disposed.
struct Signal<Value: Sendable>: Sendable {
  let producer: @Sendable (@escaping Handler<Value>) -> @Sendable () -> Void

  func subscribe(
    as subscription: Disposable, _ handler: @escaping Handler<Value>
  ) {
    let undo = producer { value in
      if !subscription.isDisposed { handler(value) }
    }
    subscription.add(undo)
  }
}

/// The subject that exercises c03 and c04 leave: a roster, and a queue.
final class Subject<Value: Sendable>: Sendable {
  private final class Place: Sendable {
    let handler: Handler<Value>
    let hasLeft = Mutex(false)

    init(_ handler: @escaping Handler<Value>) { self.handler = handler }
  }

  private struct State: Sendable {
    var places: [Place] = []
    var isDelivering = false
    var waiting: [Value] = []

    mutating func begin(_ value: Value) -> Bool {
      if isDelivering { waiting.append(value) }
      defer { isDelivering = true }
      return !isDelivering
    }

    mutating func next() -> Value? {
      if waiting.isEmpty {
        isDelivering = false
        return nil
      }
      return waiting.removeFirst()
    }
  }

  private let state = Mutex(State())

  /// Returns what to call in order to leave.
  func listen(_ handler: @escaping Handler<Value>) -> @Sendable () -> Void {
    let place = Place(handler)
    state.withLock { $0.places.append(place) }
    return {
      place.hasLeft.withLock { $0 = true }
      self.state.withLock { $0.places.removeAll { $0 === place } }
    }
  }

  func send(_ value: Value) {
    guard state.withLock({ $0.begin(value) }) else { return }
    deliver(value)
    while let next = state.withLock({ $0.next() }) { deliver(next) }
  }

  private func deliver(_ value: Value) {
    let places = state.withLock { $0.places }
    for place in places where !place.hasLeft.withLock({ $0 }) {
      place.handler(value)
    }
  }
}

// snippet.naive
/// Lets all who listen have one run of a source.
final class Shared<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var count = 0
    var connection: Disposable?
  }

  private let source: Signal<Value>
  private let subject = Subject<Value>()
  private let state = Mutex(State())

  init(_ source: Signal<Value>) { self.source = source }

  func subscribe(
    as subscription: Disposable, _ handler: @escaping Handler<Value>
  ) {
    let leave = subject.listen(handler)
    state.withLock { $0.count += 1 }
    subscription.add {
      leave()
      self.leave()
    }
    if state.withLock({ $0.connection == nil }) {
      let connection = Disposable()
      source.subscribe(as: connection) { value in self.subject.send(value) }
      state.withLock { $0.connection = connection }
    }
  }

  private func leave() {
    let unused = state.withLock { state -> Disposable? in
      state.count -= 1
      return state.count == 0 ? state.connection.take() : nil
    }
    unused?.dispose()
  }
}
// snippet.end

heading("It works")
// snippet.works
let lens = Recorder<Handler<String>>()
let camera = Signal<String> { send in
  print("camera on")
  lens.append(send)
  return { print("camera off") }
}
let pictures = Shared(camera)
let ada = Disposable()
let ben = Disposable()
pictures.subscribe(as: ada) { print("Ada gets \($0)") }
pictures.subscribe(as: ben) { print("Ben gets \($0)") }
for send in lens.values { send("a cat") }
ada.dispose()
ben.dispose()
// snippet.end

heading("A listener brings another")
// snippet.inside
let requests = Counter()
let news = Shared(
  Signal<String> { send in
    let number = requests.increment()
    print("request \(number)")
    send("answer \(number)")
    return {}
  })
let guests = Counter()
news.subscribe(as: Disposable()) { answer in
  print("Cleo gets \(answer)")
  if guests.increment() > 1 { return }
  news.subscribe(as: Disposable()) { print("Dan gets \($0)") }
}
// snippet.end

heading("Two at the same moment")
// snippet.threads
let runs = Counter()
let starts = Counter()
let meeting = Meeting()
let weather = Shared(
  Signal<String> { _ in
    runs.increment()
    if meeting.attend() { starts.increment() }
    return {}
  })
let bothAreThere = DispatchGroup()
for listener in ["Ada", "Ben"] {
  DispatchQueue(label: listener).async(group: bothAreThere) {
    weather.subscribe(as: Disposable()) { _ in }
  }
}
bothAreThere.wait()
print("threads that start the source together: \(starts.count)")
print("runs of the source: \(runs.count)")
// snippet.end

heading("Nobody stops it")
// snippet.leaves
let webcam = Signal<String> { send in
  print("webcam on")
  send("a picture")
  return { print("webcam off") }
}
let views = Shared(webcam)
let eve = Disposable()
views.subscribe(as: eve) { picture in
  print("Eve gets \(picture), and leaves")
  eve.dispose()
}
print("Eve has left")
// snippet.end
