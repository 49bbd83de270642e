import Observation
import ReactiveCore

/// The latest value of a driver or of a property, for a SwiftUI view; the first read of it begins the
/// work.
///
///     struct NameView: View {
///       let name: Latest<String>                     // Latest(profile.name)
///
///       var body: some View { Text(name.value) }     // drawn again with each new value
///     }
///
/// It subscribes when its value is read for the first time, and not before. So a model that SwiftUI
/// makes and throws away starts no request, and a view that is seen again does not ask again.
/// What is sent before the first read is lost, unless its source keeps it, as for anybody who
/// subscribes late.
///
/// Elsewhere: `Property(initial:then:)` in ReactiveSwift, `assign(to:)` with a `@Published` property in
/// Combine.
@MainActor @Observable public final class Latest<Value: Sendable> {
  private var latest: Value
  @ObservationIgnored private let driver: Driver<Value>
  @ObservationIgnored private var isListening = false
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a holder of the latest value of a driver, to which it does not listen yet.
  ///
  /// - Parameters:
  ///   - value: What to show until the driver sends something.
  ///   - driver: What to show then.
  public init(initial value: Value, then driver: Driver<Value>) {
    latest = value
    self.driver = driver
  }

  /// Creates a holder of the value of a property.
  ///
  /// - Parameter property: What to show. It is not kept alive.
  public convenience init(_ property: Property<Value>) {
    self.init(initial: property.value, then: property.driver)
  }

  /// The latest value.
  ///
  /// - Complexity: O(1), beside what the driver does when it is subscribed.
  public var value: Value {
    listen()
    return latest
  }

  private func listen() {
    if isListening { return }
    isListening = true
    driver.drive(self, \.latest).disposed(by: bag)
  }
}
