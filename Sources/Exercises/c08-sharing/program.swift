// Exercise c08 · One camera for all
//
// One camera serves everybody who looks. Mend Shared: the first listener starts
// the camera, and only that one; the last one to leave stops it.

import Dispatch
import LessonKit
import Synchronization

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

/// The subject of exercises c03 and c04: a roster, and a queue.
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

final class Shared<Value: Sendable>: Sendable {
  // gap
}

func camera(_ name: String, _ pictures: String...) -> Signal<String> {
  Signal { send in
    print("\(name) on")
    for picture in pictures { send(picture) }
    return { print("\(name) off") }
  }
}

heading("The first, the last, and one more")
let door = Shared(camera("door camera", "a cat"))
let ada = Disposable()
let ben = Disposable()
let cleo = Disposable()
door.subscribe(as: ada) { print("Ada sees \($0)") }
door.subscribe(as: ben) { print("Ben sees \($0)") }
door.subscribe(as: cleo) { print("Cleo sees \($0)") }
print("Ben leaves")
ben.dispose()
print("Ada leaves")
ada.dispose()
print("Cleo leaves")
cleo.dispose()
print("Dora comes")
let dora = Disposable()
door.subscribe(as: dora) { print("Dora sees \($0)") }
dora.dispose()

heading("A listener who brings another")
let street = Shared(camera("street camera", "a bus", "a tram"))
let guests = Counter()
street.subscribe(as: Disposable()) { picture in
  print("Eric sees \(picture)")
  if guests.increment() > 1 { return }
  street.subscribe(as: Disposable()) { print("Finn sees \($0)") }
}

heading("Two at the same moment")
let runs = Counter()
let meeting = Meeting()
let beach = Shared(
  Signal<String> { _ in
    runs.increment()
    meeting.attend()
    return {}
  })
let bothAreThere = DispatchGroup()
for listener in ["Ada", "Ben"] {
  DispatchQueue(label: listener).async(group: bothAreThere) {
    beach.subscribe(as: Disposable()) { _ in }
  }
}
bothAreThere.wait()
print("runs of the source: \(runs.count)")

heading("A listener who leaves at once")
let garden = Shared(camera("garden camera", "a bird", "a fox"))
let gwen = Disposable()
garden.subscribe(as: gwen) { picture in
  print("Gwen sees \(picture)")
  gwen.dispose()
}
