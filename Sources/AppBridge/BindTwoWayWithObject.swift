import ReactiveCore

extension Property where Value: Equatable {
  /// Keeps this property and a property of an object on the main actor equal, such as the value of
  /// a slider.
  ///
  /// A text field has `bindTwoWay(with:)`.
  ///
  ///     let edited = slider.signal(for: .valueChanged)
  ///     volume.bindTwoWay(with: slider, \.value, edited: edited).disposed(by: bag)
  ///
  /// The object shows what this property holds when a change arrives, not the change itself: an
  /// answer of the server that was on its way does not overwrite what was typed meanwhile. What the
  /// object shows already is not written again, so a cursor stays where it is.
  ///
  /// - Parameters:
  ///   - object: Whose property to keep equal. At first it takes over the value of this one. Neither
  ///     keeps the other alive.
  ///   - keyPath: Which property.
  ///   - edited: Sends when a person has changed the object; if it also sends when the program has
  ///     written to it, that does no harm. What is read from the object then is written here.
  ///   - isBusy: Whether the object must be left alone just now, such as a text that somebody
  ///     composes; then neither side is written. The next edit after that counts.
  /// - Returns: The binding; put it into a bag. If the object is released first, the binding ends
  ///   with the next value; if this property is, with the next edit.
  /// - Complexity: O(1) for each change.
  ///
  /// Elsewhere: `<->` for text in RxSwift's example app, which also leaves out what an input method is
  /// still composing; `RACChannel` in ReactiveCocoa.
  @MainActor
  public func bindTwoWay<Object: AnyObject>(
    with object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    edited: Signal<Void, Never>,
    unless isBusy: @escaping @MainActor (Object) -> Bool = { _ in false }
  ) -> Disposable {
    bindTwoWay(with: object, edited: edited, unless: isBusy) { object in
      object[keyPath: keyPath]
    } writing: { object, value in
      object[keyPath: keyPath] = value
    }
  }

  /// Keeps this property and an optional property of an object on the main actor equal.
  ///
  /// In all else it is like the form above. When the object holds nil, this property stays as it is.
  ///
  /// - Parameters:
  ///   - object: Whose property to keep equal. At first it takes over the value of this one. Neither
  ///     keeps the other alive.
  ///   - keyPath: Which property.
  ///   - edited: Sends when a person has changed the object; if it also sends when the program has
  ///     written to it, that does no harm. What is read from the object then is written here.
  ///   - isBusy: Whether the object must be left alone just now, such as a text that somebody
  ///     composes; then neither side is written. The next edit after that counts.
  /// - Returns: The binding; put it into a bag. If the object is released first, the binding ends
  ///   with the next value; if this property is, with the next edit.
  /// - Complexity: O(1) for each change.
  ///
  /// Elsewhere: `<->` for text in RxSwift's example app, which also leaves out what an input method is
  /// still composing; `RACChannel` in ReactiveCocoa.
  @MainActor
  public func bindTwoWay<Object: AnyObject>(
    with object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value?>,
    edited: Signal<Void, Never>,
    unless isBusy: @escaping @MainActor (Object) -> Bool = { _ in false }
  ) -> Disposable {
    bindTwoWay(with: object, edited: edited, unless: isBusy) { object in
      object[keyPath: keyPath]
    } writing: { object, value in
      object[keyPath: keyPath] = value
    }
  }

  @MainActor private func bindTwoWay<Object: AnyObject>(
    with object: Object, edited: Signal<Void, Never>,
    unless isBusy: @escaping @MainActor (Object) -> Bool,
    reading read: @escaping @MainActor (Object) -> Value?,
    writing write: @escaping @MainActor (Object, Value) -> Void
  ) -> Disposable {
    let exchange = Exchange()
    let binding = driver.drive(with: object) { [weak self] object, _ in
      guard let latest = self?.value, !isBusy(object) else { return }
      exchange.handOver(latest, unlessItIs: read(object)) { write(object, latest) }
    }
    let edits = edited.emit(with: object) { [weak self] object, _ in
      guard let self else { return binding.dispose() }
      guard !isBusy(object), let shown = read(object) else { return }
      exchange.handOver(shown, unlessItIs: value) { value = shown }
    }
    binding.add(edits)
    return binding
  }
}

/// Hands values over from a property to an object and back.
@MainActor private final class Exchange {
  private var isUnderWay = false

  /// Writes a value, unless it is there already.
  ///
  /// The object may announce a write as an edit, which is then handed back. A value that is not equal
  /// to itself, such as a NaN, would go back and forth for ever, so it is not handed back.
  func handOver<Value: Equatable>(
    _ value: Value, unlessItIs current: Value?, writing write: () -> Void
  ) {
    if value == current || isUnderWay && value != value { return }
    let isNested = isUnderWay
    isUnderWay = true
    write()
    isUnderWay = isNested
  }
}
