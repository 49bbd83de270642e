// MARK: Bag
/// An ordered collection whose elements are taken out again by the key they were put in under.
///
/// Where an element was taken out before others, a tombstone stays until more than half the places
/// are tombstones; then all of those go at once. So taking one element out of many costs O(log n),
/// whichever it is.
struct Bag<Element: Sendable>: ~Copyable, Sendable {
  private struct Place: Sendable {
    let element: Element
    let key: Int
    let isTombstone: Bool
  }

  private var places: [Place] = []
  private var tombstones = 0
  private let nobody: Element

  /// Creates an empty bag.
  ///
  /// - Parameter nobody: What stands in the place of a tombstone. With an optional instead, walking
  ///   along the places takes four times as long: each element is retained to be looked at.
  init(tombstone nobody: Element) { self.nobody = nobody }

  /// The number of elements.
  var count: Int { places.count - tombstones }

  /// Puts an element in at the end.
  ///
  /// - Parameters:
  ///   - element: What to put in.
  ///   - key: To take it out by; larger than all keys before.
  mutating func append(_ element: Element, key: Int) {
    places.append(Place(element: element, key: key, isTombstone: false))
  }

  // MARK: Removing
  /// Takes an element out and returns it, so that the caller decides when it is released; nil if it
  /// is not there.
  mutating func remove(_ key: Int) -> Element? {
    guard let index = index(of: key), !places[index].isTombstone else { return nil }
    let element = places[index].element
    if index == places.count - 1 {
      places.removeLast()
    } else {
      places[index] = Place(element: nobody, key: key, isTombstone: true)
      tombstones += 1
    }
    if tombstones * 2 > places.count {
      places.removeAll { $0.isTombstone }
      tombstones = 0
    }
    return element
  }

  /// Lends each element to a closure, and what stands in the place of a tombstone as well.
  func forEach(_ body: (borrowing Element) -> Void) {
    places.span.forEach { place in body(place.element) }
  }

  /// Goes along the elements, the last one first, and along what stands in the place of tombstones.
  func forEachReversed(_ body: (Element) -> Void) {
    for place in places.reversed() { body(place.element) }
  }

  /// Finds the place with a key by halving: keys only grow.
  private func index(of key: Int) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].key == key ? low : nil
  }
}

extension Span where Element: ~Copyable {
  /// Lends each element to a closure.
  ///
  /// Elements that may not be copied are not. A plain loop retains and releases each, which takes
  /// four times as long.
  fileprivate func forEach(_ body: (borrowing Element) -> Void) {
    for index in indices { body(self[index]) }
  }
}
