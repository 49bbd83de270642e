import Marbles
import Testing

@testable import ReactiveCore

/// Law 14: what a step costs does not grow with what else there is.
///
/// These tests count comparisons, calls or entries. Where nothing can be counted, the work is so
/// much that it would take hours if it grew with the square, and takes a second since it does not;
/// so no clock decides.
@Suite(.watched) struct Law14GrowthTests {
  /// A number that counts how often it is compared.
  private struct Counted: Comparable, Sendable {
    let number: Int
    let comparisons: Counter

    static func == (first: Counted, second: Counted) -> Bool { first.number == second.number }

    static func < (first: Counted, second: Counted) -> Bool {
      first.comparisons.increment()
      return first.number < second.number
    }
  }

  @Test(
    "law 14: n pieces of work are scheduled and run with n log n comparisons",
    arguments: ["earliest first", "latest first", "in no order"])
  func heap(order: String) {
    let count = 4_096
    let comparisons = Counter()
    var heap = Heap<Counted>()
    var random = SplitMix64(seed: 7)
    var numbers = Array(0..<count)
    if order == "latest first" { numbers.reverse() }
    if order == "in no order" { numbers.shuffle(using: &random) }
    for number in numbers { heap.insert(Counted(number: number, comparisons: comparisons)) }
    for number in 0..<count { #expect(heap.removeFirst()?.number == number) }
    // 12 is the logarithm of 4,096: going in compares at most so often, coming out twice as often.
    #expect(comparisons.count <= 3 * 12 * count)
  }

  @Test("law 14: a full replay buffer takes a million values more, and three million wait in line")
  func millions() {
    var buffer = ReplayBuffer<Int>(capacity: 100_000)
    for number in 0..<1_100_000 { _ = buffer.append(number) }
    #expect(buffer.latest == 1_099_999)
    #expect(buffer.values.first == 1_000_000)
    let queue = DeliveryQueue<Int, Int>(remembering: 0, isHeld: true) { sum, _, _ in sum += 1 }
    for number in 0..<300_000 { queue.send(number) }
    queue.deliverWaiting()
    #expect(queue.change(orEnqueue: 0) { $0 } == 300_000)
    var line = Backlog<Int>()
    for number in 0..<3_000_000 { line.append(number) }
    var count = 0
    while line.popFirst() == count { count += 1 }
    #expect(count == 3_000_000)
  }

  @Test("law 14: what reduce and collect gather is not copied for each value")
  func gathers() {
    struct Gathered: Sendable {
      var values: [Int] = []
      var moves = 0

      var address: UnsafeRawPointer? { values.withUnsafeBytes { $0.baseAddress } }

      /// Counts how often the array moves: when it has no room, or when a copy of it is somewhere.
      mutating func append(_ value: Int) {
        let before = address
        values.append(value)
        if address != before { moves += 1 }
      }
    }
    let gathered = Signal<Int, Never>.from(0..<10_000).reduce(into: Gathered()) { $0.append($1) }
      .toArray()
    #expect(gathered.map(\.values.count) == [10_000])
    #expect(gathered.allSatisfy { $0.moves < 100 })
  }

  @Test("law 14: the more there is to undo, the more seldom it is looked through")
  func looksSeldom() {
    let (whole, living) = (Disposable(), (0..<10_000).map { _ in Disposable() })
    var looks = 0
    weak var over: Disposable?
    for part in living {
      whole.add(part)
      if over != nil { continue }
      // What is over goes when the parts are looked through.
      looks += 1
      let next = Disposable()
      whole.add(next)
      next.dispose()
      over = next
    }
    #expect((2..<20).contains(looks))
    withExtendedLifetime(whole) {}
  }

  @Test(
    "law 14: an event of one of many sources costs no more than an array of as many",
    arguments: ["combineLatest", "zip", "merge"])
  func manySources(name: String) {
    let sources = (0..<(name == "merge" ? 2_000 : 1_000)).map { _ in Subject<Int, Never>() }
    let signals = sources.map(\.signal)
    let count = Counter()
    switch name {
    case "combineLatest": combineLatest(signals).subscribe { _ in count.increment() }
    case "zip": zip(signals).subscribe { _ in count.increment() }
    default: merge(signals).subscribe { _ in count.increment() }
    }
    for round in 0..<2 {
      for source in sources { source.send(round) }
    }
    let expected = ["combineLatest": 1_001, "zip": 2, "merge": 4_000]
    #expect(count.count == expected[name])
  }

  @Test("law 14: a hundred thousand come and go, in any order")
  func roster() {
    var roster = Roster<Int, Never>()
    let listener = Subscriber<Int, Never>(subscription: Disposable()) { _ in }
    var keys = Array(0..<100_000)
    for key in keys { _ = roster.add(listener, key: key) }
    // A search along all places for each key that is not there would take hours.
    for _ in 0..<300_000 where roster.remove(keys.count) != nil { Issue.record("nobody is found") }
    var random = SplitMix64(seed: 3)
    keys.shuffle(using: &random)
    for key in keys {
      if roster.remove(key) == nil { Issue.record("\(key) is not found") }
    }
    #expect(roster.places.isEmpty)
  }

  @Test("law 14: what is over does not pile up beside what is not", arguments: [true, false])
  func overBesideOthers(isBag: Bool) {
    let (outer, bag) = (Disposable(), DisposeBag())
    func add(_ part: Disposable) {
      if isBag { part.disposed(by: bag) } else { outer.add(part) }
    }
    let living = (0..<100).map { _ in Disposable() }
    for part in living { add(part) }
    var over: [Weak<Disposable>] = []
    for _ in 0..<10_000 {
      let part = Disposable()
      add(part)
      part.dispose()
      over.append(Weak(object: part))
    }
    #expect(over.count { $0.object != nil } < 1_000)
    withExtendedLifetime((outer, bag, living)) {}
  }
}
