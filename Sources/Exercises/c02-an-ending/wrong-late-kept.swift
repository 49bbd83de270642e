// Exercise c02 · Undone once
//
// A subscription ends by its own end, or because somebody disposes it. Either
// way what was begun is undone: once, and then let go of.

import LessonKit
import Synchronization

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case completed
}

final class Disposable: Sendable {
  // Your turn: run the teardown once, at the first dispose, or at once if it
  // comes too late. Then let go of it. Say truly whether you are disposed.
  private let flag = Mutex(false)
  private let teardown = Mutex<(@Sendable () -> Void)?>(nil)

  var isDisposed: Bool { flag.withLock { $0 } }

  func add(_ teardown: @escaping @Sendable () -> Void) {
    self.teardown.withLock { $0 = teardown }
    if isDisposed { teardown() }
  }

  func dispose() {
    flag.withLock { $0 = true }
    let teardown = teardown.withLock { $0.take() }
    teardown?()
  }
}

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
ada.dispose()
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
for subscription in own.values { subscription.dispose() }
