import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct DisposableTests {
  private let log = Recorder<String>()

  private func teardown(_ name: String) -> @Sendable () -> Void {
    { [log] in log.append(name) }
  }

  @Test("law 5: what is undone is undone once, however often it is disposed")
  func runsOnce() {
    let subscription = Disposable(teardown("unsubscribed"))
    #expect(log.values == [])
    subscription.dispose()
    subscription.dispose()
    #expect(log.values == ["unsubscribed"])
  }

  @Test("it is disposed already while its teardown runs")
  func isDisposedDuringTeardown() {
    let disposable = Disposable()
    disposable.add { [log] in log.append("\(disposable.isDisposed)") }
    disposable.dispose()
    #expect(log.values == ["true"])
  }

  @Test("law 4: teardown runs the last added first")
  func runsBackwards() {
    let disposable = Disposable(teardown("first"))
    disposable.add(teardown("second"))
    disposable.add(Disposable(teardown("third")))
    disposable.add(teardown("fourth"))
    disposable.dispose()
    #expect(log.values == ["fourth", "third", "second", "first"])
  }

  @Test("law 4: teardown that is added too late runs at once")
  func runsLateTeardownAtOnce() {
    let disposable = Disposable()
    disposable.dispose()
    disposable.add(teardown("late"))
    disposable.add(Disposable(teardown("later")))
    #expect(log.values == ["late", "later"])
  }

  @Test("disposing one that was added does not dispose the one that has it")
  func partsAreIndependent() {
    let whole = Disposable(teardown("whole"))
    let part = Disposable(teardown("part"))
    whole.add(part)
    part.dispose()
    #expect(log.values == ["part"])
    whole.dispose()
    #expect(log.values == ["part", "whole"])
  }

  @Test("one that is disposed already is not kept")
  func doesNotKeepDisposed() {
    let whole = Disposable()
    weak var part: Disposable?
    do {
      let disposed = Disposable()
      disposed.dispose()
      part = disposed
      whole.add(disposed)
    }
    #expect(part == nil)
    whole.dispose()
  }

  @Test("adding it to itself does not keep it alive")
  func isNotItsOwnPart() {
    weak var kept: Disposable?
    do {
      let one = Disposable()
      one.add(one)
      kept = one
    }
    #expect(kept == nil)
  }

  @Test("adding it to itself, or two to each other, is no endless loop")
  func survivesCycles() {
    let one = Disposable(teardown("one"))
    let other = Disposable(teardown("other"))
    one.add(one)
    one.add(other)
    other.add(one)
    one.dispose()
    #expect(log.values == ["other", "one"])
  }

  @Test("the empty one is disposed from the start, and keeps nothing")
  func emptyIsDisposed() {
    #expect(Disposable.empty.isDisposed)
    Disposable.empty.add(teardown("at once"))
    #expect(log.values == ["at once"])
    Disposable.empty.dispose()
    #expect(log.values == ["at once"])
  }

  @Test("letting go of one leaves what it held to those who still hold it")
  func leavesWhatOthersHold() {
    let undone = Counter()
    let inner = Disposable { undone.increment() }
    do {
      let outer = Disposable()
      outer.add(inner)
    }
    #expect(undone.count == 0)
    inner.dispose()
    #expect(undone.count == 1)
  }
}
