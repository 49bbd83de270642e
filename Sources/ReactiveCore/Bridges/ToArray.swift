import Dispatch

extension Signal {
  /// Subscribes, waits for the end, and returns all values: from push back to pull.
  ///
  ///     let numbers = Signal<Int, Never>.from([1, 2, 3]).toArray()      // [1, 2, 3]
  ///
  /// This blocks the calling thread until the signal completes. A signal that never ends blocks it
  /// for ever, and so does one that needs this very thread to go on. In an async function the other
  /// form is called, which blocks no thread.
  ///
  /// - Returns: The values, in order.
  /// - Throws: The error, if the signal fails.
  /// - Complexity: O(n) time and space for n values.
  ///
  /// Elsewhere: `toArray` in ReactiveCocoa.
  @available(*, noasync, message: "It would block the thread: write 'try await' before it.")
  public func toArray() throws(Failure) -> [Value] {
    let ending = DispatchSemaphore(value: 0)
    let result = Confined(Result<[Value], Failure>.success([]))
    collect().subscribeToEvents { event in
      if case .next(let values) = event { result.value = .success(values) }
      if case .failed(let error) = event { result.value = .failure(error) }
      if event.isTerminal { ending.signal() }
    }
    ending.wait()
    return try result.value.get()
  }
}
