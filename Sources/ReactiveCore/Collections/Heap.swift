/// A collection whose first element is the smallest, however many come and go.
///
/// It is a tree in an array: below the element at index i stand those at 2i + 1 and 2i + 2, and
/// none is smaller than the one above it. So the first is the smallest of all, and an element finds
/// its place in O(log n) steps.
struct Heap<Element: Comparable & Sendable>: Sendable {
  private var elements: [Element] = []

  /// The smallest element.
  var first: Element? { elements.first }

  /// Puts an element in.
  ///
  /// - Complexity: O(log n).
  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      if elements[parent] < elements[index] { return }
      elements.swapAt(parent, index)
      index = parent
    }
  }

  /// Takes the smallest element out.
  ///
  /// - Complexity: O(log n).
  mutating func removeFirst() -> Element? {
    if elements.isEmpty { return nil }
    elements.swapAt(0, elements.count - 1)
    let first = elements.removeLast()
    var index = 0
    while let child = smallerChild(of: index), elements[child] < elements[index] {
      elements.swapAt(child, index)
      index = child
    }
    return first
  }

  private func smallerChild(of index: Int) -> Int? {
    let left = 2 * index + 1
    let right = left + 1
    if left >= elements.count { return nil }
    return right < elements.count && elements[right] < elements[left] ? right : left
  }
}
