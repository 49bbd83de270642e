import Testing

@testable import ReactiveCore

@Suite(.watched) struct BagTests {
  /// A bag, and the keys that it has given out.
  private final class Sample {
    private(set) var bag = Bag(tombstone: "nobody")
    private var nextKey = 0

    func insert(_ elements: String...) -> [Int] {
      elements.map { element in
        bag.append(element, key: nextKey)
        nextKey += 1
        return nextKey - 1
      }
    }

    func remove(_ key: Int) -> String? { bag.remove(key) }

    var places: [String] {
      var places: [String] = []
      bag.forEach { places.append(copy $0) }
      return places
    }

    var contents: [String] { places.filter { $0 != "nobody" } }
  }

  private let sample = Sample()

  @Test("an element is taken out by its key, and the others keep their order")
  func removes() {
    let keys = sample.insert("a", "b", "c")
    let removed = sample.remove(keys[1])
    #expect(removed == "b")
    #expect(sample.contents == ["a", "c"])
    #expect(sample.bag.count == 2)
  }

  @Test("an empty place holds the given element, and goes when more than half are empty")
  func emptiesPlaces() {
    let keys = sample.insert("a", "b", "c", "d")
    _ = [keys[0], keys[2]].map { sample.remove($0) }
    #expect(sample.places == ["nobody", "b", "nobody", "d"])
    _ = sample.remove(keys[1])
    #expect(sample.places == ["d"])
    #expect(sample.bag.count == 1)
    let last = sample.remove(keys[3])
    #expect(last == "d")
    #expect(sample.places.isEmpty)
  }

  @Test("the last element leaves no empty place")
  func lastLeavesNothing() {
    let keys = sample.insert("a", "b", "c")
    let last = sample.remove(keys[2])
    #expect(last == "c")
    #expect(sample.places == ["a", "b"])
  }
}
