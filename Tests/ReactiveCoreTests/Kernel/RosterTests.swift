import Marbles
import Testing

@testable import ReactiveCore

@Suite(.watched) struct RosterTests {
  /// A roster whose listeners have names, and what they hear.
  private final class Sample {
    private(set) var roster = Roster<Int, Never>()
    private let heard = Recorder<String>()

    init(_ names: String..., keys: [Int] = Array(0..<9)) {
      for (key, name) in zip(keys, names) {
        let listener = Subscriber<Int, Never>(subscription: Disposable()) { [heard] _ in
          heard.append(name)
        }
        #expect(roster.add(listener, key: key) == nil)
      }
    }

    /// Takes listeners off, and says for which keys there was one.
    func remove(_ keys: Int...) -> [Bool] { keys.map { roster.remove($0) != nil } }

    /// The names of all who hear a value, in order.
    func listeners() -> [String] {
      roster.send(.next(1))
      return heard.removeAll()
    }
  }

  @Test("a listener is taken off by its key, and the others keep their order")
  func removes() {
    let sample = Sample("Ada", "Ben", "Cleo")
    #expect(sample.remove(1) == [true])
    #expect(sample.listeners() == ["Ada", "Cleo"])
  }

  @Test("a listener with a smaller key stands before those with larger ones, and leaves from there")
  func insertsAtItsPlace() {
    let sample = Sample("Ada", "Ben", "Cleo", keys: [1, 4, 2])
    #expect(sample.listeners() == ["Ada", "Cleo", "Ben"])
    #expect(sample.remove(2) == [true])
    #expect(sample.listeners() == ["Ada", "Ben"])
  }

  @Test("who is not there cannot be taken off")
  func findsNobody() {
    let sample = Sample("Ada", "Ben", "Cleo", "Dan")
    _ = sample.remove(0, 1, 2)
    #expect(sample.remove(1, 99) == [false, false])
    #expect(sample.listeners() == ["Dan"])
  }

  @Test("empty places go when more than half are empty, and the last leaves none")
  func emptiesPlaces() {
    let sample = Sample("Ada", "Ben", "Cleo", "Dan")
    _ = sample.remove(0, 2)
    #expect(sample.roster.places.count == 4)
    _ = sample.remove(1)
    #expect(sample.roster.places.count == 1)
    #expect(sample.listeners() == ["Dan"])
    _ = sample.remove(3)
    #expect(sample.roster.places.isEmpty)
  }

  @Test("how many places are empty is counted anew when they have gone")
  func countsAnew() {
    let sample = Sample("Ada", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus")
    _ = sample.remove(0, 1, 2, 3)
    #expect(sample.roster.places.count == 3)
    _ = sample.remove(4)
    #expect(sample.roster.places.count == 3)
    #expect(sample.listeners() == ["Fay", "Gus"])
  }

  @Test("the last listener leaves no empty place")
  func lastLeavesNothing() {
    let sample = Sample("Ada", "Ben", "Cleo")
    _ = sample.remove(2)
    #expect(sample.roster.places.count == 2)
    #expect(sample.listeners() == ["Ada", "Ben"])
  }
}
