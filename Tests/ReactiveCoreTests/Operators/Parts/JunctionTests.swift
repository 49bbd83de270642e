import LessonKit
import ReactiveCore
import Testing

/// What the operators on several sources have in common.
@Suite(.watched) struct JunctionTests {
  typealias Row = JoiningRow<Int, TestError>

  @Test(
    "a source that has completed is torn down while the other runs",
    arguments: Row.all.filter { $0.name.hasPrefix("combineLatest") || $0.name == "merge" }, [0, 1])
  func letsGo(_ row: Row, index: Int) {
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
