import Observation
import Synchronization

/// An object with properties that can be bound and observed.
final class Label: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex((text: "", size: 12))

  var text: String {
    get {
      registrar.access(self, keyPath: \.text)
      return stored.withLock { $0.text }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.text) { stored.withLock { $0.text = newValue } }
    }
  }

  var size: Int {
    get {
      registrar.access(self, keyPath: \.size)
      return stored.withLock { $0.size }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.size) { stored.withLock { $0.size = newValue } }
    }
  }

  /// Computed from both of the others.
  var summary: String { "\(text) in \(size)" }
}
