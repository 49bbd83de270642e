import Foundation
import Testing

@testable import ReactiveCore

@Suite(.watched) struct ThreadsAsyncTests {
  @Test(
    "law 6: a loop over the values of a signal hears all of 16,000 from eight threads, in order")
  func loop() async {
    let subject = Subject<Int, Never>()
    let heard = Heard<Int>()
    subject.signal.subscribe { heard.append($0) }
    let values = subject.signal.values.makeAsyncIterator()
    Thread.detachNewThread {
      onThreads(each: 2_000) { number, _ in subject.send(number) }
      subject.complete()
    }
    var (looped, iterator) = ([Int](), values)
    while let value = await iterator.next() { looped.append(value) }
    #expect(looped.count == 16_000)
    #expect(looped == heard.all)
  }

  @Test("law 5: cancelling loops while eight threads send ends every subscription")
  func cancelling() async {
    let (begun, torn) = (Tally(), Tally())
    let subject = Subject<Int, Never>()
    let source = subject.signal.handleEvents(
      subscribed: { begun.add() }, disposed: { torn.add() })
    let loops = (0..<50).map { number in
      Task {
        for await value in source.values where value >= number * 10 { break }
      }
    }
    // A loop that is cancelled before it begins does not subscribe.
    #expect(await eventually { begun.count == 50 })
    Thread.detachNewThread {
      onThreads { thread in
        for number in 0..<400 {
          subject.send(number)
          if thread == 0, number.isMultiple(of: 8) { loops[number / 8].cancel() }
        }
      }
      for loop in loops { loop.cancel() }
    }
    for loop in loops { await loop.value }
    #expect(begun.count == 50)
    #expect(torn.count == 50)
  }
}
