/// An ordered collection whose elements are taken out again by the key they were put in under.
///
/// A place that has become empty stays until more than half the places are empty, then all of those go at once. So
/// taking one element out of many costs O(log n), whichever it is.
struct Bag<Element: Sendable>: Sendable {
  typealias Place = (element: Element, key: Int, isEmpty: Bool)

  private(set) var places: [Place] = []
  private var nextKey = 0
  private var emptyPlaces = 0
  private let nobody: Element

  /// Creates an empty bag.
  ///
  /// - Parameter nobody: What stands in an empty place. With an optional instead, walking along the places
  ///   takes twice as long, since each element is retained before it is looked at.
  init(emptyPlace nobody: Element) { self.nobody = nobody }

  /// The number of elements.
  var count: Int { places.count - emptyPlaces }

  /// Puts an element in at the end and returns its key.
  mutating func insert(_ element: Element) -> Int {
    defer { nextKey += 1 }
    places.append((element, nextKey, false))
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
    guard low < places.count, places[low].key == key, !places[low].isEmpty else { return nil }
    let element = places[low].element
    places[low] = (nobody, key, true)
    emptyPlaces += 1
    if emptyPlaces * 2 > places.count {
      places.removeAll { $0.isEmpty }
      emptyPlaces = 0
    }
    return element
  }
}
