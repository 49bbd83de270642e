import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct FromTests {

  /// 1, 2 and 3, and how often anybody asked for the next.
  private struct Asked: Sequence, IteratorProtocol, Sendable {
    private let count: Counter
    private var number = 0

    init(_ count: Counter) { self.count = count }

    mutating func next() -> Int? {
      count.increment()
      number += 1
      return number > 3 ? nil : number
    }
  }

  @Test("law 2: from goes through the sequence anew for each subscription")
  func fromAnew() {
    let asked = Counter()
    let signal = Numbers.from(Asked(asked))
    #expect(asked.count == 0)
    #expect(signal.transcript().text == "1 2 3 |")
    #expect(asked.count == 4)
    #expect(signal.transcript().text == "1 2 3 |")
    #expect(asked.count == 8)
  }

  @Test("law 3: from neither asks for another element nor completes after its disposal")
  func fromDisposed() {
    let asked = Counter()
    let subscription = Disposable()
    Numbers.from(Asked(asked)).subscribe(as: subscription) { _ in
      subscription.dispose()
    } completed: {
      Issue.record("completed after the disposal")
    }
    // A sequence is asked for the element on which the disposal is noticed.
    #expect(asked.count <= 2)
  }
}
