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

// snippet.naive
/// Lets all who listen have one run of a source.
final class Shared<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var listeners: [Int: Handler<Value>] = [:]
    var connection: Disposable?
  }

  private let source: Signal<Value>
  private let numbers = Counter()
  private let state = Mutex(State())

  init(_ source: Signal<Value>) { self.source = source }

  func subscribe(
    as subscription: Disposable, _ handler: @escaping Handler<Value>
  ) {
    let number = numbers.increment()
    state.withLock { $0.listeners[number] = handler }
    subscription.add { self.leave(number) }
    if state.withLock({ $0.connection == nil }) {
      let connection = Disposable()
      source.subscribe(as: connection) { value in self.deliver(value) }
      state.withLock { $0.connection = connection }
    }
  }

  private func deliver(_ value: Value) {
    let listeners = state.withLock { $0.listeners }
    for (_, handler) in listeners.sorted(by: { $0.key < $1.key }) {
      handler(value)
    }
  }

  private func leave(_ number: Int) {
    let unused = state.withLock { state -> Disposable? in
      state.listeners[number] = nil
      return state.listeners.isEmpty ? state.connection.take() : nil
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
