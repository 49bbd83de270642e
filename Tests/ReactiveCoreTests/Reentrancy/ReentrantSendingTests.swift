import Testing

@testable import ReactiveCore

@Suite(.watched) struct ReentrantSendingTests {
  @Test(
    "law 8: what a handler sends comes after the event in flight, for all alike",
    arguments: HotSource.all)
  func sending(_ source: HotSource) {
    let (send, signal) = source.open()
    let heard = (0..<3).map { _ in Heard<Int>() }
    for (index, mine) in heard.enumerated() {
      signal.subscribe { number in
        mine.append(number)
        if number == 1, index == 1 {
          send(.next(2))
          send(.next(3))
          #expect(heard[0].all == [1] && heard[1].all == [1], "queued, not nested")
        }
        if number == 2, index == 0 { send(.next(4)) }
        if number == 2, index == 2 { send(.next(5)) }
      }
    }
    send(.next(1))
    #expect(heard.map(\.all) == Array(repeating: [1, 2, 3, 4, 5], count: 3))
  }

  @Test(
    "law 8: an ending that a handler sends lets the others have the event in flight",
    arguments: HotSource.all)
  func ending(_ source: HotSource) {
    for ending in [Event<Int, Mishap>.completed, .failed(Mishap())] {
      let (send, signal) = source.open()
      let heard = (0..<3).map { _ in Heard<Event<Int, Mishap>>() }
      for (index, mine) in heard.enumerated() {
        signal.subscribeToEvents { event in
          mine.append(event)
          if event == .next(1), index == 0 {
            send(.next(2))
            send(ending)
            send(.next(3))
          }
        }
      }
      send(.next(1))
      #expect(heard.map(\.all) == Array(repeating: [.next(1), .next(2), ending], count: 3))
    }
  }

  @Test("law 9: whoever subscribes during a delivery misses the event in flight and has the next")
  func subscribing() {
    let (subject, heard) = (Subject<Int, Mishap>(), Heard<String>())
    subject.signal.subscribe { number in
      heard.append("first \(number)")
      if number != 1 { return }
      subject.send(2)
      subject.signal.map { $0 }.subscribe { heard.append("new \($0)") }
      subject.send(3)
    }
    subject.signal.subscribe { heard.append("second \($0)") }
    subject.send(1)
    #expect(
      heard.all == [
        "first 1", "second 1", "first 2", "second 2", "first 3", "second 3", "new 3",
      ])
  }

  @Test("law 10: whoever subscribes to a replay during a delivery has every value once, in order")
  func subscribingToReplay() {
    let (subject, heard) = (ReplaySubject<Int, Mishap>(bufferSize: .max), Heard<Int>())
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
    #expect(heard.all == [0, 1, 2, 4, 3])
  }

  @Test("law 10: an ended subject tells a handler that subscribes from its own ending at once")
  func subscribingFromEnding() {
    let (subject, heard) = (ReplaySubject<Int, Mishap>(bufferSize: 1), Heard<String>())
    subject.send(1)
    subject.signal.subscribe(completed: {
      subject.send(2)
      subject.signal.subscribe {
        heard.append("\($0)")
      } completed: {
        heard.append("done")
      }
      heard.append("after")
    })
    subject.complete()
    #expect(heard.all == ["1", "done", "after"])
  }

  @Test("law 8: a property that is written from its own handler announces both in order")
  func writing() {
    let (property, heard) = (Property(0), Heard<String>())
    property.signal.subscribe { number in
      heard.append("first \(number)")
      if number == 1 { property.value = 2 }
      #expect(number != 1 || property.value == 2, "the value is there before it is announced")
    }
    property.signal.subscribe { heard.append("second \($0)") }
    property.value = 1
    #expect(
      heard.all == [
        "first 0", "second 0", "first 1", "second 1", "first 2", "second 2",
      ])
  }
}
