import Observation
import ReactiveCore

/// A property on the main actor, for a SwiftUI control that shows it and edits it.
///
///     struct TitleView: View {
///       @Bindable var title: Editable<String>        // Editable(photo.title)
///
///       var body: some View { TextField("Title", text: $title.value) }
///     }
///
/// What was just typed is read back at once. A value of the property that was on its way meanwhile
/// does not overwrite it.
///
/// Elsewhere: `Published` in Combine, which SwiftUI expects to be written on the main thread.
@MainActor @Observable public final class Editable<Value: Sendable & Equatable> {
  private var shown: Value
  @ObservationIgnored private let property: Property<Value>
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates an editable value of a property.
  ///
  /// - Parameter property: What to edit. It is kept alive.
  public convenience init(_ property: Property<Value>) {
    self.init(property, following: property.driver)
  }

  init(_ property: Property<Value>, following driver: Driver<Value>) {
    self.property = property
    shown = property.value
    driver.drive(with: self) { editable, _ in
      let latest = editable.property.value
      if editable.shown != latest { editable.shown = latest }
    }.disposed(by: bag)
  }

  /// The value.
  ///
  /// Writing it writes the property, unless that has the value already.
  ///
  /// - Complexity: O(1), beside what those do who listen to the property.
  public var value: Value {
    get { shown }
    set {
      shown = newValue
      if property.value != newValue { property.value = newValue }
    }
  }
}
