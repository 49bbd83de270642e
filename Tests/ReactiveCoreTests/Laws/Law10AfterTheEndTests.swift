import Marbles
import Testing

@testable import ReactiveCore

/// Law 10: a subject that has ended ignores what it is sent, and hands on the past and the ending.
@Suite(.watched) struct Law10AfterTheEndTests {

  @Test("law 10: a subject that has ended ends it at once", arguments: NumberRow.atOnce)
  func endsAtOnce(_ row: NumberRow) {
    let gate = ReplaySubject<Int, TestError>(bufferSize: 1)
    gate.send(1)
    gate.send(2)
    gate.fail(.network)
    gate.send(3)
    #expect(row.apply(gate.signal).transcript().text == "2 #network")
  }

  @Test("law 10: whoever subscribes to a replay during a delivery has every value once, in order")
  func subscribingToReplay() {
    let (subject, heard) = (ReplaySubject<Int, TestError>(bufferSize: .max), Recorder<Int>())
    subject.send(0)
    subject.signal.subscribe { number in
      if number != 1 { return }
      subject.send(2)
      subject.signal.subscribe { number in
        heard.append(number)
        if number == 0 { subject.send(4) }
      }
      subject.send(3)
    }
    subject.send(1)
    #expect(heard.values == [0, 1, 2, 4, 3])
  }

  @Test("law 10: of two who are handed the past at the same time each has every value once")
  func subscribingWhileHandedThePast() {
    let (subject, log) = (ReplaySubject<Int, TestError>(bufferSize: .max), Recorder<String>())
    subject.send(0)
    subject.signal.subscribe { number in
      log.append("outer \(number)")
      if number > 0 { return }
      subject.send(1)
      subject.signal.log("inner ", into: log)
      subject.send(2)
    }
    #expect(
      log.values == ["outer 0", "inner 0", "inner 1", "inner 2", "outer 1", "outer 2"])
  }

  @Test("law 10: an ended subject tells a handler that subscribes from its own ending at once")
  func subscribingFromEnding() {
    let (subject, log) = (ReplaySubject<Int, TestError>(bufferSize: 1), Recorder<String>())
    subject.send(1)
    subject.signal.subscribe(completed: {
      subject.send(2)
      subject.signal.log(into: log)
      log.append("after")
    })
    subject.complete()
    #expect(log.values == ["1", "|", "after"])
  }
}
