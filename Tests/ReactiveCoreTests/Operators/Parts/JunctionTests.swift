import Marbles
import ReactiveCore
import Testing

/// What the operators on several sources have in common.
@Suite(.watched) struct JunctionTests {
  @Test("an array without signals completes at once, after one empty group if there are groups")
  func isEmpty() {
    let none: [Numbers] = []
    #expect(combineLatest(none).transcript().text == "[] |")
    #expect(zip(none).transcript().text == "[] |")
    #expect(merge(none).transcript().text == "|")
    #expect(concat(none).transcript().text == "|")
  }

  @Test(
    "a source that has completed is torn down while the other runs",
    arguments: NumberRow.ofTwo(subscribing: .withFirst, .perValue), [0, 1])
  func letsGo(_ row: NumberRow, index: Int) {
    let sources = (0..<2).map { _ in Subject<Int, TestError>() }
    let gone = Recorder<Int>()
    let watched = sources.enumerated().map { number, source in
      source.signal.handleEvents(disposed: { gone.append(number) })
    }
    let whole = row.apply(watched[0], watched[1]).subscribe()
    for source in sources { source.send(1) }
    sources[index].complete()
    let ends = row.completes != .withAll && (index == 0 || row.completes != .withFirst)
    #expect(whole.isDisposed == ends)
    #expect(Set(gone.values) == (ends ? [0, 1] : [index]))
  }

  /// What a form hears when the handler of its first group sends 1 to all sources, beginning with the
  /// one that is delivering.
  private func heard(by form: CombiningForm<Int, Never>, from own: Int) -> [[Int]] {
    let subjects = (0..<form.count).map { _ in Subject<Int, Never>() }
    let others = subjects.indices.filter { $0 != own }.map { subjects[$0] }
    let groups = Recorder<[Int]>()
    form.make(subjects.map(\.signal)).subscribe { group in
      groups.append(group)
      if groups.values.count > 1 { return }
      for subject in [subjects[own]] + others { subject.send(1) }
    }
    for subject in others + [subjects[own]] { subject.send(0) }
    return groups.values
  }

  @Test(
    "law 8: what a handler sends to other sources comes first, what it sends to its own comes last",
    arguments: CombiningForm<Int, Never>.latest, [true, false])
  func keepsOrder(_ form: CombiningForm<Int, Never>, firstDelivers: Bool) {
    let count = form.count
    let own = firstDelivers ? 0 : count - 1
    var group = Array(repeating: 0, count: count)
    var expected = [group]
    for source in (0..<count).filter({ $0 != own }) + [own] {
      group[source] = 1
      expected.append(group)
    }
    #expect(heard(by: form, from: own) == expected)
  }

  @Test(
    "law 8: zip pairs what a handler sends, in each form",
    arguments: CombiningForm<Int, Never>.groups)
  func pairsInOrder(_ form: CombiningForm<Int, Never>) {
    let count = form.count
    #expect(heard(by: form, from: 0) == [0, 1].map { Array(repeating: $0, count: count) })
  }
}
