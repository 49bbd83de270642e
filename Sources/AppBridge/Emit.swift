import ReactiveCore

extension Signal where Failure == Never {
  /// Calls a handler on the main actor with an object and each value, until this signal ends or the
  /// object is gone.
  ///
  ///     failures.emit(with: self) { table, text in table.showAlert(text) }.disposed(by: bag)
  ///
  /// It is for moments, such as a tap or a message that is to appear once: nothing is replayed to
  /// those who come late. For what a screen shows all the time, use a driver.
  ///
  /// - Parameters:
  ///   - object: What the handler gets. It is not kept alive.
  ///   - handler: Gets the object and each value. What is sent on the main actor arrives at once,
  ///     what is sent elsewhere arrives later, in order.
  /// - Returns: The subscription; put it into a bag. If the object is released first, the
  ///   subscription ends with the next value.
  /// - Complexity: O(1) for each value, beside what the handler does.
  ///
  /// Elsewhere: `emit(with:onNext:)` in RxSwift.
  @MainActor
  public func emit<Object: AnyObject>(
    with object: Object, _ handler: @escaping @MainActor (Object, Value) -> Void
  ) -> Disposable {
    let subscription = Disposable()
    let deliver: @MainActor (Value) -> Void = { [weak object] value in
      if let object { handler(object, value) } else { subscription.dispose() }
    }
    return observe(on: MainScheduler()).subscribe(as: subscription) { value in
      MainActor.assumeIsolated { deliver(value) }
    }
  }
}
