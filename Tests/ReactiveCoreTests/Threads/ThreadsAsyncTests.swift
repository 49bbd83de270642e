import Foundation
import Testing

@testable import ReactiveCore

@Suite(.watched) struct ThreadsAsyncTests {
  @Test("law 5: cancelling loops while eight threads send ends every subscription")
  func cancelling() async {
    let (begun, torn) = (ThreadCounter(), ThreadCounter())
    let subject = Subject<Int, Never>()
    let source = subject.signal.handleEvents(
      subscribed: { begun.increment() }, disposed: { torn.increment() })
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
