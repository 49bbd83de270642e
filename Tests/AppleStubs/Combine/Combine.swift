// Stands in for Apple's Combine where there is none, so that the excerpts of "With Combine, RxSwift
// or ReactiveSwift" can be type-checked on Linux. It declares just what they use, as Apple declares
// it, and does nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// If SwiftUI hands it on, an excerpt that means ours has to say so.
public protocol Subject<Output, Failure>: AnyObject, Publisher {}

public protocol Cancellable {
  func cancel()
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public struct CombineIdentifier: Hashable, Sendable {}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}

public enum Subscribers {
  public struct Demand: Equatable, Sendable {}

  public enum Completion<Failure: Error> { case finished, failure(Failure) }
}

public final class AnyCancellable: Cancellable {
  public func cancel() {}
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {}
}

public enum Publishers {
  public enum PrefetchStrategy { case keepFull, byRequest }

  public enum BufferingStrategy<Failure: Error> { case dropNewest, dropOldest }

  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public func receive<S: Subscriber>(
      subscriber: S
    ) where Failure == S.Failure, Output == S.Input {}
  }
}

extension Publisher {
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> { Publishers.Buffer() }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { AnyCancellable() }
}
