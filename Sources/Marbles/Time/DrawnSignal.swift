import ReactiveCore

/// What a signal made from a drawing fails with where the drawing shows `#`.
public struct DrawnError: Error, Equatable, CustomStringConvertible {
  /// What the drawing's legend says for `#`.
  public let description: String

  /// Makes an error.
  ///
  /// - Parameter description: What went wrong.
  public init(_ description: String = "") { self.description = description }
}

extension Timeline {
  /// Returns a cold signal that plays this row for each subscription, from the tick of the
  /// subscription.
  ///
  /// - Completes: Where the row shows `|`.
  /// - Fails: Where the row shows `#`.
  /// - Parameter clock: The clock to use.
  /// - Returns: A signal of the row's letters.
  public func signal(on clock: VirtualScheduler) -> Signal<String, DrawnError> {
    Signal { subscriber in
      let begin = clock.tick
      for entry in entries {
        subscriber.subscription.add(
          clock.schedule(after: .ticks(begin + entry.tick) - clock.now) {
            switch entry.mark {
            case .next(let value): subscriber.send(value)
            case .failed(let text): subscriber.fail(DrawnError(text))
            case .completed: subscriber.complete()
            case .subscribed, .disposed: break
            }
          })
      }
      return .empty
    }
  }
}
