import LessonKit
import ReactiveCore
import Testing

/// What the operators on any number of sources have in common.
@Suite(.watched) struct ManySourcesTests {
  @Test("law 5: what waits when a handler disposes goes nowhere", arguments: [0, 1, 2])
  func disposes(last: Int) {
    let sources = (0..<3).map { _ in Subject<Int, Never>() }
    let (log, subscription) = (Recorder<[Int]>(), Disposable())
    combineLatest(sources.map(\.signal)).handleEvents(next: { log.append($0) })
      .subscribe(as: subscription) { _ in
        for source in sources { source.send(2) }
        subscription.dispose()
      }
    for source in sources[(last + 1)...] + sources[...last] { source.send(1) }
    #expect(log.values == [[1, 1, 1]])
  }

  @Test("a source that has completed is torn down while the others run", arguments: 0..<3)
  func letsGo(index: Int) {
    let sources = (0..<3).map { _ in Subject<Int, Never>() }
    let log = Recorder<Int>()
    let watched = sources.enumerated().map { number, source in
      source.signal.handleEvents(disposed: { log.append(number) })
    }
    combineLatest(watched).subscribe()
    for source in sources { source.send(1) }
    sources[index].complete()
    #expect(log.values == [index])
  }
}
