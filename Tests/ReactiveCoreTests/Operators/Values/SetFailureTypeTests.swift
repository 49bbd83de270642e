import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct SetFailureTypeTests {
  @Test("it sends what its source sends, and completes when that does")
  func passes() {
    let signal = Signal<Int, Never>.from([1, 2]).setFailureType(to: Trouble.self)
    #expect(signal.transcript().text == "1 2 |")
  }

  @Test("it fits beside signals that can fail")
  func fits() {
    let signal = Signal<Int, Never>.just(1).setFailureType(to: Trouble.self)
    #expect(Signal.merge(signal, .failed(.network)).transcript().text == "1 #network")
  }

  @Test("law 3: setFailureType stops an endless source")
  func stopsEndless() {
    let signal = Signal<Int, Never>.endless.setFailureType(to: Trouble.self)
    #expect(signal.take(2).transcript().text == "0 1 |")
  }

  @Test("law 5: disposing it releases the source")
  func disposes() {
    let log = Recorder<String>()
    Signal<Int, Never>.never.handleEvents(disposed: { log.append("disposed") })
      .setFailureType(to: Trouble.self).subscribe().dispose()
    #expect(log.values == ["disposed"])
  }

  @Test(
    "setFailureType follows its drawing",
    arguments: [
      Drawing("what passes stays as it is", "1-2-|", expects: "1-2-|", lifetimes: "^---!")
    ])
  func follows(_ drawing: Drawing) {
    drawing.check { play in
      play.first.catch { _ in Signal<String, Never>.never }.setFailureType(to: Trouble.self)
    }
  }
}
