// Beside Confined.swift and DeliveryQueue.swift the only file of the core that asks the compiler to
// trust it.

#if THREAD_SANITIZER
  import Foundation

  /// A mutual exclusion lock around a value, for the run under the thread sanitizer only.
  ///
  /// The sanitizer does not see into `Synchronization.Mutex` on Linux and reports races that are
  /// none; it does see into `NSLock`.
  final class Lock<Value: ~Copyable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: consuming Value) { self.value = value }

    func withLock<Result: ~Copyable>(_ body: (inout Value) -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body(&value)
    }
  }
#elseif hasFeature(Embedded)
  /// A value that needs no lock: where the core runs in the browser's page, there is one thread.
  ///
  /// It is public for what plays the core there, which has no `Mutex` either.
  public final class Lock<Content: ~Copyable>: @unchecked Sendable {
    private var value: Content

    /// Keeps a value.
    public init(_ value: consuming Content) { self.value = value }

    /// Lets a closure change the value.
    public func withLock<Result: ~Copyable>(_ body: (inout Content) -> Result) -> Result {
      body(&value)
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
