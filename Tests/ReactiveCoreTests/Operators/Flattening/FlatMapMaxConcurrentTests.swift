import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct FlatMapMaxConcurrentTests {
  @Test("law 5: what waits does not begin when an inner signal ends during the disposal")
  func beginsNothingLate() {
    let (begun, inner, subscription) = (Recorder<Int>(), Subject<Int, Never>(), Disposable())
    Signal<Int, Never>.from([1, 2]).flatMap(maxConcurrent: 1) { number in
      begun.append(number)
      return inner.signal
    }.subscribe(as: subscription)
    // What was added last is undone first: the inner signal is not disposed yet.
    subscription.add { inner.complete() }
    subscription.dispose()
    #expect(begun.values == [1])
  }

  @Test("law 4: what waits does not begin after a failure, even if that waits for a handler")
  func beginsNothingAfterFailure() {
    let (source, begun) = (Subject<Int, TestError>(), Recorder<Int>())
    let gates = [Subject<Int, TestError>(), Subject<Int, TestError>()]
    let joined = source.signal.flatMap(maxConcurrent: 2) { number in
      begun.append(number)
      if number < 2 { return gates[number].signal }
      // The turn of the next one comes while this one is being subscribed.
      return Numbers { subscriber in
        gates[1].complete()
        subscriber.fail(.network)
        return .empty
      }
    }
    whileHandlerRuns(listeningTo: joined, first: { for number in 0...3 { source.send(number) } }) {
      gates[0].complete()
    }
    #expect(begun.values == [0, 1, 2])
  }

  @Test("law 6: a value that comes while an inner signal is being subscribed begins after that")
  func beginsOneAfterAnother() {
    let (source, first, log) = (Subject<Int, Never>(), Subject<Int, Never>(), Recorder<String>())
    source.signal.concatMap { number in
      Signal<Int, Never> { subscriber in
        log.append("open \(number)")
        if number == 2 {
          subscriber.complete()
          source.send(3)
        }
        if number == 1 { first.signal.subscribe(completed: subscriber.complete) }
        return Disposable { log.append("close \(number)") }
      }
    }.subscribe()
    source.send(1)
    source.send(2)
    first.complete()
    #expect(log.values == ["open 1", "close 1", "open 2", "close 2", "open 3"])
  }

  @Test("law 4: the last inner signal is torn down after the completion, the others at once")
  func tearsDownLastAfterCompletion() {
    let log = Recorder<String>()
    let gates = (0..<2).map { _ in Subject<Int, Never>() }
    Signal<Int, Never>.from(0...1).flatMap(maxConcurrent: 2) { number in
      gates[number].signal.handleEvents(disposed: { log.append("\(number) torn down") })
    }.subscribe(completed: { log.append("completed") })
    gates[0].complete()
    #expect(log.values == ["0 torn down"])
    gates[1].complete()
    #expect(log.values == ["0 torn down", "completed", "1 torn down"])
  }
}
