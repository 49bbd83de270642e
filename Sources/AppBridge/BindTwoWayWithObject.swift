import ReactiveCore

extension Property where Value: Equatable {
  /// Keeps this property and a property of an object on the main actor equal, such as the text of a
  /// field.
  ///
  ///     let edited = field.signal(for: .allEditingEvents)
  ///     photoTitle.bindTwoWay(with: field, \.text, edited: edited).disposed(by: bag)
  ///
  /// The object shows what this property holds when a change arrives, not the change itself: an
  /// answer of the server that was on its way does not overwrite what was typed meanwhile. What the
  /// object shows already is not written again, so a cursor stays where it is.
  ///
  /// - Parameters:
  ///   - object: Whose property to keep equal. It takes over the value of this one to begin with.
  ///     Neither keeps the other alive.
  ///   - keyPath: Which property.
  ///   - edited: Sends whenever a person has changed the object. What is read from the object then
  ///     is written here.
  /// - Returns: The binding; put it into a bag. If the object is released first, the binding ends
  ///   with the next value; it ends with this property as well.
  /// - Complexity: O(1) for each change.
  ///
  /// Source: `<->` for text in RxSwift's example app, which also leaves out what an input method is
  /// still composing; `RACChannel` in ReactiveCocoa.
  @MainActor @discardableResult
  public func bindTwoWay<Object: AnyObject>(
    with object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    edited: Signal<Void, Never>
  ) -> Disposable {
    bindTwoWay(with: object, edited: edited) { object in
      object[keyPath: keyPath]
    } writing: { object, value in
      object[keyPath: keyPath] = value
    }
  }

  /// Keeps this property and an optional property of an object on the main actor equal.
  ///
  /// It differs in nothing else. When the object holds nil, this property stays as it is.
  ///
  /// - Parameters:
  ///   - object: Whose property to keep equal. It takes over the value of this one to begin with.
  ///     Neither keeps the other alive.
  ///   - keyPath: Which property.
  ///   - edited: Sends whenever a person has changed the object. What is read from the object then
  ///     is written here.
  /// - Returns: The binding; put it into a bag. If the object is released first, the binding ends
  ///   with the next value; it ends with this property as well.
  /// - Complexity: O(1) for each change.
  ///
  /// Source: `<->` for text in RxSwift's example app, which also leaves out what an input method is
  /// still composing; `RACChannel` in ReactiveCocoa.
  @MainActor @discardableResult
  public func bindTwoWay<Object: AnyObject>(
    with object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value?>,
    edited: Signal<Void, Never>
  ) -> Disposable {
    bindTwoWay(with: object, edited: edited) { object in
      object[keyPath: keyPath]
    } writing: { object, value in
      object[keyPath: keyPath] = value
    }
  }

  @MainActor private func bindTwoWay<Object: AnyObject>(
    with object: Object, edited: Signal<Void, Never>,
    reading read: @escaping @MainActor (Object) -> Value?,
    writing write: @escaping @MainActor (Object, Value) -> Void
  ) -> Disposable {
    let binding = driver.drive(with: object) { [weak self] object, _ in
      guard let latest = self?.value else { return }
      if read(object) != latest { write(object, latest) }
    }
    let edits = edited.emit(with: object) { [weak self] object, _ in
      guard let self, let shown = read(object) else { return }
      if shown != value { value = shown }
    }
    binding.add(edits)
    return binding
  }
}
