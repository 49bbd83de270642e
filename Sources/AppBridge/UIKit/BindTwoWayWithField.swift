#if canImport(UIKit) && !os(watchOS)
  import ReactiveCore
  import UIKit

  #if os(Linux)
    import AppBridge  // On Apple's systems this file is a part of it.
  #endif

  extension Property where Value == String {
    /// Keeps this property and the text of a field equal.
    ///
    ///     photoTitle.bindTwoWay(with: field).disposed(by: bag)
    ///
    /// While an input method composes, neither is written: that would take away the marked text. When
    /// it is done, the field's text counts.
    ///
    /// - Parameter field: At first it takes over the value of this property. Neither keeps the other
    ///   alive.
    /// - Returns: The binding; put it into a bag. If the field is released first, the binding ends
    ///   with the next value; it ends with this property as well.
    /// - Complexity: O(1) for each change.
    ///
    /// Elsewhere: `<->` for text inputs in RxSwift's example app.
    @MainActor
    public func bindTwoWay(with field: UITextField) -> Disposable {
      // Not `.allEditingEvents`: that has `editingDidEndOnExit`, the event of the Return key, which
      // closes the keyboard if somebody listens to it. The end of an edit may change the text, too.
      let edited = field.signal(for: [.editingChanged, .editingDidEnd])
      return bindTwoWay(with: field, \.text, edited: edited) { field in
        field.markedTextRange != nil
      }
    }
  }
#endif
