import LessonKit
import ReactiveCore

extension Signal {
  /// A signal that ends at once, and holds something from its start until its teardown.
  ///
  /// The teardown is only known when the producer returns: it cannot run while the ending is sent.
  static func holding(
    _ name: String, _ log: Recorder<String>, then ending: Event<Value, Failure>
  ) -> Signal {
    Signal { subscriber in
      log.append("\(name) opened")
      subscriber.forward(ending)
      return Disposable { log.append("\(name) closed") }
    }
  }
}
