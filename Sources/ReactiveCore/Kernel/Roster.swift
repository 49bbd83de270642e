// MARK: Roster
/// The listeners of a subject, in the order in which they came, and how the subject has ended.
///
/// Where somebody has left before others, a tombstone stays until more than half the places are
/// tombstones; then all of those go at once. So leaving costs O(log n), whoever leaves.
///
/// Only the steps of the subject's queue touch it, one at a time.
struct Roster<Value: Sendable, Failure: Error>: ~Copyable, Sendable {
  /// What happens to a roster.
  enum Step: Sendable {
    case sends(Event<Value, Failure>)
    /// With the key under which the subscriber leaves, which says where it stands.
    case joins(Int, Subscriber<Value, Failure>)
    case leaves(Int)
  }

  struct Place: Sendable {
    let subscriber: Subscriber<Value, Failure>
    let key: Int
    var isTombstone: Bool { subscriber.subscription === Disposable.empty }
  }

  private(set) var places: [Place] = []
  private var tombstones = 0
  /// The subscriber of a tombstone; an optional in its place would be retained whenever it is checked.
  private let nobody = Subscriber<Value, Failure>(subscription: .empty) { _ in }
  private var ending: Event<Value, Failure>?

  /// Adds a subscriber, or returns the ending for the caller to send, if the subject has ended.
  ///
  /// Keys are given out in the order of subscription. A subscriber that was sent the past may be
  /// added after one with a larger key; it still stands before it.
  mutating func add(
    _ subscriber: Subscriber<Value, Failure>, key: Int
  ) -> Event<Value, Failure>? {
    if let ending { return ending }
    let place = Place(subscriber: subscriber, key: key)
    if let last = places.last?.key, last > key {
      places.insert(place, at: index(notBefore: key))
    } else {
      places.append(place)
    }
    return nil
  }

  /// Sends an event to everybody, in order; nothing after an ending.
  ///
  /// As a call of its own it would cost a subject with one listener a seventh more.
  @inline(__always) mutating func send(_ event: Event<Value, Failure>) {
    if ending != nil { return }
    if event.isTerminal { ending = event }
    // The subscriber `nobody` counts as disposed, so it gets nothing.
    places.span.forEach { place in place.subscriber.receiveUnlessDisposed(event) }
  }

  // MARK: Leaving
  /// Removes a subscriber and returns it, so that it is released where no lock is held; returns nil
  /// if it is not there, because the subject had ended when it came.
  ///
  /// A key is removed only once.
  mutating func remove(_ key: Int) -> Subscriber<Value, Failure>? {
    guard let index = index(of: key) else { return nil }
    let subscriber = places[index].subscriber
    if index == places.count - 1 {
      places.removeLast()
    } else {
      places[index] = Place(subscriber: nobody, key: key)
      tombstones += 1
    }
    if tombstones * 2 > places.count {
      places.removeAll { $0.isTombstone }
      tombstones = 0
    }
    return subscriber
  }

  /// Finds the place with a key.
  private func index(of key: Int) -> Int? {
    let index = index(notBefore: key)
    return index < places.count && places[index].key == key ? index : nil
  }

  /// Finds the first place whose key is not smaller by halving: keys grow from place to place.
  private func index(notBefore key: Int) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Span where Element: ~Copyable {
  /// Lends each element to a closure.
  ///
  /// Elements that may not be copied are not. A plain loop retains and releases each, which takes
  /// twice as many instructions.
  fileprivate func forEach(_ body: (borrowing Element) -> Void) {
    for index in indices { body(self[index]) }
  }
}
