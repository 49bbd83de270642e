import Testing

@testable import ReactiveCore

@Suite struct BagTests {
  private var bag = Bag(tombstone: "nobody")

  private mutating func insert(_ elements: String...) -> [Int] {
    elements.map { bag.insert($0) }
  }

  private var contents: [String] { bag.places.filter { !$0.isTombstone }.map(\.element) }

  @Test("it keeps the elements in the order in which they came, each under a key of its own")
  mutating func isOrdered() {
    let keys = insert("a", "b", "c")
    #expect(contents == ["a", "b", "c"])
    #expect(bag.count == 3)
    #expect(Set(keys).count == 3)
  }

  @Test("an element is taken out by its key, and the others keep their order")
  mutating func removes() {
    let keys = insert("a", "b", "c")
    let removed = bag.remove(keys[1])
    #expect(removed == "b")
    #expect(contents == ["a", "c"])
    #expect(bag.count == 2)
  }

  @Test("what is not there cannot be taken out")
  mutating func removesOnce() {
    let keys = insert("a", "b", "c", "d")
    let removed = [keys[0], keys[0], 99].map { bag.remove($0) }
    #expect(removed == ["a", nil, nil])
    #expect(bag.count == 3)
  }

  @Test("an empty bag has nothing to take out")
  mutating func removesFromNothing() {
    let removed = bag.remove(0)
    #expect(removed == nil)
    #expect(bag.count == 0)
  }

  @Test("a key is never given twice")
  mutating func keysAreUnique() {
    let first = bag.insert("a")
    _ = bag.remove(first)
    let second = bag.insert("b")
    let removed = [first, second].map { bag.remove($0) }
    #expect(first != second)
    #expect(removed == [nil, "b"])
  }

  @Test("an empty place holds the given element, and goes when more than half are empty")
  mutating func emptiesPlaces() {
    let keys = insert("a", "b", "c", "d")
    _ = [keys[0], keys[2]].map { bag.remove($0) }
    #expect(bag.places.map(\.element) == ["nobody", "b", "nobody", "d"])
    _ = bag.remove(keys[1])
    #expect(bag.places.map(\.element) == ["d"])
    #expect(bag.count == 1)
    let last = bag.remove(keys[3])
    #expect(last == "d")
    #expect(bag.places.isEmpty)
  }

  @Test("every element is found by its key, whatever was taken out before")
  mutating func findsAll() {
    let keys = (0..<100).map { bag.insert("\($0)") }
    let order = stride(from: 0, to: 100, by: 3) + (0..<100).reversed().filter { $0 % 3 != 0 }
    for index in order {
      let removed = bag.remove(keys[index])
      #expect(removed == "\(index)")
    }
    #expect(bag.count == 0)
  }
}
