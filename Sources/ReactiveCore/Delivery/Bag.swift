/// An ordered collection whose elements are taken out again by the key they were put in under.
///
/// Where an element was taken out, a tombstone stays until more than half the places are
/// tombstones; then all of those go at once. So taking one element out of many costs O(log n),
/// whichever it is.
struct Bag<Element: Sendable>: Sendable {
  struct Place: Sendable {
    let element: Element
    let key: Int
    let isTombstone: Bool
  }

  private(set) var places: [Place] = []
  private var nextKey = 0
  private var tombstones = 0
  private let nobody: Element

  /// Creates an empty bag.
  ///
  /// - Parameter nobody: What stands in the place of a tombstone. With an optional instead, walking
  ///   along the places takes twice as long, since each element is retained before it is looked at.
  init(tombstone nobody: Element) { self.nobody = nobody }

  /// The number of elements.
  var count: Int { places.count - tombstones }

  /// Puts an element in at the end and returns its key.
  mutating func insert(_ element: Element) -> Int {
    defer { nextKey += 1 }
    places.append(Place(element: element, key: nextKey, isTombstone: false))
    return nextKey
  }

  /// Takes an element out and returns it, so that it dies at the caller's; nil if it is gone
  /// already.
  mutating func remove(_ key: Int) -> Element? {
    guard let index = index(of: key), !places[index].isTombstone else { return nil }
    let element = places[index].element
    places[index] = Place(element: nobody, key: key, isTombstone: true)
    tombstones += 1
    if tombstones * 2 > places.count {
      places.removeAll(where: \.isTombstone)
      tombstones = 0
    }
    return element
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
