import ReactiveCore

extension Signal where Failure == Never {
  /// Returns a driver of this signal, which cannot fail.
  ///
  /// Its handlers run on the main actor. What is sent there already arrives at once, so a label is
  /// never empty for a frame; what is sent elsewhere arrives later, in order.
  ///
  ///     let name = requestName().catch(justReturn: "nobody").asDriver()
  ///     name.drive(label, \.text).disposed(by: bag)
  ///
  /// `asDriver(onErrorJustReturn:)` gives each value a turn of the main queue instead.
  ///
  /// - Completes: When this signal does.
  /// - Fails: Never.
  /// - Returns: A driver, which subscribes to this signal once for all who listen at the same time.
  /// - Complexity: One piece of scheduled work at most for each value that is sent off the main
  ///   thread.
  ///
  /// Elsewhere: `asDriver()` of a `BehaviorRelay` in RxSwift, `observe(on: UIScheduler())` in
  /// ReactiveSwift.
  public func asDriver() -> Driver<Value> { Driver(self, on: MainScheduler()) }
}

extension Property {
  /// The value at once, then every new one, on the main actor.
  ///
  ///     volume.driver.drive(slider, \.value).disposed(by: bag)
  ///
  /// The driver does not keep the property alive.
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  ///
  /// Elsewhere: `asDriver()` of a `BehaviorRelay` in RxSwift.
  public var driver: Driver<Value> { signal.asDriver() }
}

extension Driver {
  /// Returns a driver of what a closure makes of each value.
  ///
  ///     count.driver.map { "\($0) unread" }.drive(label, \.text).disposed(by: bag)
  ///
  /// - Completes: When this driver does.
  /// - Fails: Never.
  /// - Parameter transform: Makes a new value of a value; once for all who listen.
  /// - Returns: A driver of the new values.
  /// - Complexity: One call of `transform` for each value.
  ///
  /// Elsewhere: `map` of a `Driver` in RxSwift.
  public func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> Driver<New> {
    signal.map(transform).asDriver()
  }
}
