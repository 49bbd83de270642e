import Combine
import ReactiveCore

// MARK: A publisher of a signal

nonisolated extension Signal {
  // Each subscriber gets a subscription of its own. Cancelling disposes it.
  var publisher: AnyPublisher<Value, Failure> {
    SignalPublisher(signal: self)
      .buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest)
      .eraseToAnyPublisher()
  }
}

nonisolated private struct SignalPublisher<Output: Sendable, Failure: Error>: Publisher {
  let signal: Signal<Output, Failure>

  func receive<Target: Combine.Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    let handler = Vouched { (event: Event<Output, Failure>) in
      switch event {
      case .next(let value): _ = subscriber.receive(value)
      case .failed(let error): subscriber.receive(completion: .failure(error))
      case .completed: subscriber.receive(completion: .finished)
      }
    }
    let run = Run()
    subscriber.receive(subscription: run)
    signal.subscribeToEvents(as: run.subscription) { event in handler.value(event) }
  }
}

nonisolated private final class Run: Combine.Subscription {
  let subscription = Disposable()

  func request(_ demand: Subscribers.Demand) {}  // `buffer` asks for everything
  func cancel() { subscription.dispose() }
}

// MARK: A signal of a publisher

nonisolated extension Publisher where Output: Sendable {
  // Each subscriber gets a subscription of its own. Disposing cancels it.
  var signal: Signal<Output, Failure> {
    let publisher = Vouched(eraseToAnyPublisher())
    return Signal { subscriber in
      let run = Vouched(
        publisher.value.sink { completion in
          switch completion {
          case .finished: subscriber.complete()
          case .failure(let error): subscriber.fail(error)
          }
        } receiveValue: { value in
          subscriber.send(value)
        })
      return Disposable { run.value.cancel() }
    }
  }
}

// Combine's types do not say that they may go from thread to thread. This says it for one of them.
nonisolated private struct Vouched<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
