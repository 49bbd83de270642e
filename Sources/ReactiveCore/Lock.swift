// The only file of the core that asks the compiler to trust it. Everything else is checked.

#if THREAD_SANITIZER
  import Foundation

  /// A mutual exclusion lock around a value, for the run under the thread sanitizer only.
  ///
  /// The sanitizer does not see into `Synchronization.Mutex` on Linux and reports races that are none;
  /// it does see into `NSLock`.
  final class Lock<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body(&value)
    }
  }
#else
  import Synchronization

  /// A mutual exclusion lock around a value.
  ///
  /// Nobody else's code may run while it is held (law 7): not a handler, and not the `deinit` of a
  /// value either. So what leaves the state is returned from `withLock`, and dies outside.
  typealias Lock = Mutex
#endif

/// State that one delivery at a time touches, and that therefore needs no lock.
///
/// Law 6 says that the events of one subscription never overlap, and an operator with several sources
/// lets their events through one queue. So what an operator remembers between two events is safe without
/// a lock of its own. The compiler cannot know this law; `@unchecked` tells it.
final class Confined<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
