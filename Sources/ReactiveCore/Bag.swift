/// An ordered collection whose elements are taken out again by the key they were put in under.
///
/// A place that has become empty stays until half the places are empty, then all of those go at once. So
/// taking one element out of many costs O(log n), whichever it is.
struct Bag<Element> {
  private(set) var places: [(key: Int, element: Element?)] = []
  private var nextKey = 0
  private var emptyPlaces = 0

  /// The number of elements.
  var count: Int { places.count - emptyPlaces }

  /// Puts an element in at the end and returns its key.
  mutating func insert(_ element: Element) -> Int {
    defer { nextKey += 1 }
    places.append((nextKey, element))
    return nextKey
  }

  /// Takes an element out and returns it, so that it dies at the caller's; nil if it is gone already.
  mutating func remove(_ key: Int) -> Element? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < places.count, places[low].key == key, let element = places[low].element else {
      return nil
    }
    places[low].element = nil
    emptyPlaces += 1
    if emptyPlaces * 2 > places.count {
      places.removeAll { $0.element == nil }
      emptyPlaces = 0
    }
    return element
  }
}

extension Bag: Sendable where Element: Sendable {}
