import LessonKit
import Testing

@testable import ReactiveCore

@Suite(.watched) struct SerialDisposableTests {
  private let outer = Disposable()
  private let log = Recorder<String>()

  private func watched(_ name: String) -> Signal<Int, Never> {
    Signal.never.handleEvents(
      subscribed: { [log] in log.append("\(name) begin") },
      disposed: { [log] in log.append("\(name) end") })
  }

  @Test("a new one ends the one before it, which is disposed first")
  func replaces() {
    let current = SerialDisposable(of: outer)
    current.begin { watched("a").subscribe(as: $0) }
    current.begin { watched("b").subscribe(as: $0) }
    #expect(log.values == ["a begin", "a end", "b begin"])
  }

  @Test("the end of the outer subscription ends whichever is running")
  func endsWithOuter() {
    let current = SerialDisposable(of: outer)
    current.begin { watched("a").subscribe(as: $0) }
    outer.dispose()
    #expect(log.values == ["a begin", "a end"])
  }

  @Test("after the end of the outer subscription nothing is started, and what is held is disposed")
  func startsNothingLate() {
    let current = SerialDisposable(of: outer)
    outer.dispose()
    current.begin { watched("a").subscribe(as: $0) }
    current.hold(Disposable { [log] in log.append("disposed") })
    #expect(log.values == ["disposed"])
  }

  @Test("it holds anything that can be disposed, such as scheduled work")
  func holds() {
    let clock = VirtualScheduler()
    let current = SerialDisposable(of: outer)
    for name in ["a", "b"] {
      current.hold(clock.schedule(after: .ticks(1)) { [log] in log.append(name) })
    }
    clock.run()
    #expect(log.values == ["b"])
  }
}
