import ReactiveCore

extension Driver {
  /// Calls a handler with an object and each value, until the driver ends or the object is gone.
  ///
  ///     news.list.driver.drive(with: self) { table, list in table.show(list) }.disposed(by: bag)
  ///
  /// It is for what no key path says; the handler needs no `weak self`.
  ///
  /// - Parameters:
  ///   - object: What the handler gets. It is not kept alive.
  ///   - handler: Gets the object and the latest value at once, if there is one, then every new one.
  /// - Returns: The subscription; put it into a bag. If the object is released first, the
  ///   subscription ends with the next value.
  /// - Complexity: O(1) for each value, beside what the handler does.
  ///
  /// Elsewhere: `drive(with:onNext:)` in RxSwift.
  @MainActor
  public func drive<Object: AnyObject>(
    with object: Object, _ handler: @escaping @MainActor (Object, Value) -> Void
  ) -> Disposable {
    signal.emit(with: object, handler)
  }

  /// Writes each value to a property of an object, such as the text of a label.
  ///
  ///     name.driver.drive(label, \.text).disposed(by: bag)
  ///
  /// - Parameters:
  ///   - object: Whose property to write. It is not kept alive.
  ///   - keyPath: Which property.
  /// - Returns: The subscription; put it into a bag. If the object is released first, the
  ///   subscription ends with the next value.
  /// - Complexity: O(1) for each value.
  ///
  /// Elsewhere: `drive(_:)` with a `Binder` in RxSwift, `<~` in ReactiveSwift, `assign(to:on:)` in
  /// Combine.
  @MainActor
  public func drive<Object: AnyObject>(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Disposable {
    drive(with: object) { object, value in object[keyPath: keyPath] = value }
  }

  /// Writes each value to an optional property of an object, such as the text of a label.
  ///
  /// - Parameters:
  ///   - object: Whose property to write. It is not kept alive.
  ///   - keyPath: Which property.
  /// - Returns: The subscription; put it into a bag. If the object is released first, the
  ///   subscription ends with the next value.
  /// - Complexity: O(1) for each value.
  ///
  /// Elsewhere: `drive(_:)` with a `Binder` in RxSwift, `<~` in ReactiveSwift, `assign(to:on:)` in
  /// Combine.
  @MainActor
  public func drive<Object: AnyObject>(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value?>
  ) -> Disposable {
    drive(with: object) { object, value in object[keyPath: keyPath] = value }
  }
}
