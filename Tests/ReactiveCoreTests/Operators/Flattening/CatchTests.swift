import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct CatchTests {
  @Test("the replacement is made from the error, and may fail with another type of error")
  func makesReplacement() {
    let signal = Signal<String, TestError>.failed(.network)
    let named: Signal<String, Never> = signal.catch { .just("\($0)") }
    #expect(named.transcript().text == "network |")
    let other: Signal<String, DrawnError> = signal.catch { .failed(DrawnError("no \($0)")) }
    #expect(other.transcript().text == "#no network")
  }

  @Test("a replacement that never fails needs no type") func infersNever() {
    let prices = Signal<Int, TestError>.failed(.network).catch { _ in .just(99) }
    #expect(prices.transcript().text == "99 |")
    let numbered = Signal<Int, TestError>.failed(.network).catch { error in
      let price = error == .network ? 1 : 2
      return .just(price)
    }
    #expect(numbered.transcript().text == "1 |")
  }

  @Test(
    "law 5: no replacement is made after the disposal",
    arguments: ["in the producer", "in the source's teardown"])
  func makesNothingLate(place: String) {
    let (subscription, made, server) = (Disposable(), Counter(), Subject<Int, TestError>())
    Signal<Int, TestError> { subscriber in
      if place == "in the producer" {
        subscriber.fail(.network)
        subscription.dispose()
      }
      server.signal.subscribeToEvents { event in subscriber.forward(event) }
      return Disposable { subscription.dispose() }
    }.catch { _ in
      made.increment()
      return Signal<Int, Never>.empty
    }.subscribe(as: subscription)
    server.fail(.network)
    #expect(made.count == 0)
  }

  @Test("catch(justReturn:) follows its drawing") func catchJustReturn() {
    Drawing(
      "it sends a value in place of the error, as in the doc comment", "1---2--#",
      expects: "1---2--(0|)", lifetimes: "^------!"
    ).check { $0.first.catch(justReturn: "0") }
  }
}
