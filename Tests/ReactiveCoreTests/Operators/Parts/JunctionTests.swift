import LessonKit
import ReactiveCore
import Testing

/// What the operators on several sources have in common.
@Suite(.watched) struct JunctionTests {
  @Test("an array without signals completes at once, after one empty group if there are groups")
  func isEmpty() {
    let none: [Numbers] = []
    #expect(combineLatest(none).transcript().text == "[] |")
    #expect(zip(none).transcript().text == "[] |")
    #expect(Numbers.merge(none).transcript().text == "|")
    #expect(Numbers.concat(none).transcript().text == "|")
  }

  @Test(
    "a source that has completed is torn down while the other runs",
    arguments: NumberRow.ofTwo.filter {
      $0.title == "combineLatest" || $0.name == "merge, of two sources"
    }, [0, 1])
  func letsGo(_ row: NumberRow, index: Int) {
    let sources = (0..<2).map { _ in Subject<Int, TestError>() }
    let gone = Recorder<Int>()
    let watched = sources.enumerated().map { number, source in
      source.signal.handleEvents(disposed: { gone.append(number) })
    }
    row.make(watched[0], watched[1], Surroundings(error: .server)).subscribe()
    for source in sources { source.send(1) }
    sources[index].complete()
    #expect(Set(gone.values) == [index])
  }
}
