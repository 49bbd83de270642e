import Marbles
import Testing

@testable import ReactiveCore

@Suite(.watched) struct RetryTests {
  @Test(
    "choice retry: it makes n more attempts after the first (in RxSwift n counts them all)",
    arguments: [
      Drawing(
        "it subscribes again when the source fails, as in the doc comment", "1---#",
        expects: "1---1---#", lifetimes: "^---! / ----^---!"),
      Drawing(
        "it completes when an attempt does", "1---|", expects: "1---|", lifetimes: "^---!"),
      Drawing("an attempt that goes on goes on", "1-2--", expects: "1-2--"),
    ])
  func retry(_ drawing: Drawing) {
    drawing.check(as: .cold) { $0.first.retry(1) }
  }

  @Test("retry without a number goes on until an attempt completes")
  func retriesForEver() throws {
    let attempts = Counter()
    let source = Signal<Int, TestError> { subscriber in
      let attempt = attempts.increment()
      subscriber.send(attempt)
      if attempt < 1_000 { subscriber.fail(.network) } else { subscriber.complete() }
      return .empty
    }
    #expect(try source.retry().toArray() == Array(1...1_000))
  }

  @Test("the failure of the last attempt is passed on, and no other", arguments: [false, true])
  func passesOnTheLast(waits: Bool) {
    let (clock, attempts) = (VirtualScheduler(), Counter())
    let source = Signal<Int, DrawnError> { subscriber in
      subscriber.fail(DrawnError("\(attempts.increment())"))
      return .empty
    }
    let retried = waits ? source.retry(2, on: clock) { _ in .zero } : source.retry(2)
    let heard = retried.transcript()
    clock.run()
    #expect(heard.text == "#3")
  }

  @Test("the delay is made from the number of the attempt, and may grow")
  func delayGrows() {
    let (clock, starts) = (VirtualScheduler(), Recorder<Int>())
    let failing = Signal<Int, TestError>.failed(.network)
      .handleEvents(subscribed: { starts.append(clock.tick) })
    let heard = failing.retry(3, on: clock) { .ticks($0 * 10) }.transcript()
    clock.run()
    #expect(starts.values == [0, 10, 30, 60])
    #expect(heard.text == "#network")
  }

  @Test("law 5: whoever leaves while it waits starts no attempt")
  func stopsWaiting() {
    let (clock, starts) = (VirtualScheduler(), Counter())
    let failing = Signal<Int, TestError>.failed(.network)
      .handleEvents(subscribed: { starts.increment() })
    let subscription = failing.retry(3, on: clock) { _ in .ticks(1) }.subscribe()
    subscription.dispose()
    clock.run()
    #expect(starts.count == 1)
    #expect(clock.tick == 0)
  }

  @Test("law 11: a wait that is over is released, so many attempts leave nothing behind")
  func forgetsWaits() {
    let noting = NotingClock(clock: VirtualScheduler())
    let attempts = Signal<Int, TestError>.failed(.network)
      .retry(100, on: noting) { _ in .ticks(1) }.subscribe()
    noting.clock.advance(ticks: 50)
    #expect(noting.tickets.values.count == 51)
    #expect(noting.tickets.values.count { $0.object != nil } == 1)
    attempts.dispose()
  }

  @Test("a scheduler that runs work at once makes all attempts, and each is torn down")
  func retriesOnImmediateClock() {
    let (attempts, ended) = (Counter(), Counter())
    let failing = Signal<Int, TestError>.failed(.network)
      .handleEvents(subscribed: { attempts.increment() }, disposed: { ended.increment() })
    let transcript = failing.retry(3, on: ImmediateClock()) { _ in .seconds(1) }.transcript()
    #expect(transcript.text == "#network")
    #expect([attempts.count, ended.count] == [4, 4])
  }

  @Test("an attempt that a scheduler begins at once goes on, if the one before it failed later")
  func goesOnAfterLaterFailure() {
    let attempts = [Subject<Int, TestError>(), Subject<Int, TestError>()]
    let count = Counter()
    let source = Signal<Int, TestError> { subscriber in
      attempts[count.increment() - 1].signal.subscribeToEvents { subscriber.forward($0) }
    }
    let log = Recorder<String>()
    source.retry(1, on: ImmediateClock()) { _ in .zero }.log(into: log)
    attempts[0].fail(.network)
    attempts[1].send(1)
    #expect(log.values == ["1"])
  }
}
