import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct RepeatTests {
  @Test("repeat(0) never subscribes") func repeatsNothing() {
    Drawing("", "1--2|", expects: "|", lifetimes: "").check(as: .cold) { $0.first.repeat(0) }
  }

  @Test("law 3: repeat without a number stops when it is disposed")
  func repeatsForEver() {
    #expect(Signal<Int, Never>.just(7).repeat().take(3).transcript().text == "7 7 7 |")
    let subscription = Disposable()
    let runs = Counter()
    Signal<Int, Never>.empty.handleEvents(completed: {
      if runs.increment() == 4 { subscription.dispose() }
    }).repeat().subscribe(as: subscription)
    #expect(runs.count == 4)
  }
}
