// Exercise c02 · Undone once
//
// A subscription ends because its signal ends, or because somebody disposes
// it. In both cases its teardown runs once, and is then released.

import LessonKit
import Synchronization

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case completed
}

// gap

typealias Handler<Value> = @Sendable (Event<Value>) -> Void

struct Signal<Value: Sendable>: Sendable {
  /// Does the work, and returns how to undo it.
  let producer: @Sendable (@escaping Handler<Value>) -> @Sendable () -> Void

  func subscribe(_ handler: @escaping Handler<Value>) -> Disposable {
    let subscription = Disposable()
    let undo = producer { event in
      if subscription.isDisposed { return }
      handler(event)
      if case .completed = event { subscription.dispose() }
    }
    subscription.add(undo)
    return subscription
  }
}

final class Device: Sendable {
  private let name: String
  init(_ name: String) { self.name = name }
  func off() { print("\(name) off") }
  deinit { print("\(name) gone") }
}

heading("Disposed twice")
let sent = Recorder<Handler<String>>()
let camera = Signal<String> { send in
  let device = Device("camera")
  sent.append(send)
  send(.next("picture 1"))
  return { device.off() }
}
let ada = camera.subscribe { event in print("Ada gets \(event)") }
print("Ada leaves")
ada.dispose()
print("Ada leaves again")
ada.dispose()
for send in sent.values { send(.next("picture 2")) }

heading("It ends at once")
let page = Signal<String> { send in
  let device = Device("connection")
  send(.next("the page"))
  send(.completed)
  return { device.off() }
}
let ben = page.subscribe { event in print("Ben gets \(event)") }

heading("A teardown that disposes")
let own = Recorder<Disposable>()
let rounds = Counter()
let lamp = Signal<String> { _ in
  {
    print("lamp off")
    if rounds.increment() > 3 { return }
    for subscription in own.values { subscription.dispose() }
  }
}
own.append(lamp.subscribe { _ in })
print("the lamp is on")
for subscription in own.values { subscription.dispose() }
