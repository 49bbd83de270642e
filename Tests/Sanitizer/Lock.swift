// Stands in for Sources/ReactiveCore/Kernel/Lock.swift where the thread sanitizer runs.

import Foundation

/// A mutual exclusion lock around a value, for the run under the thread sanitizer only.
///
/// The sanitizer does not see into `Synchronization.Mutex` on Linux and reports races that are
/// none; it does see into `NSLock`.
final class Lock<Value: ~Copyable>: @unchecked Sendable {
  private let lock = NSLock()
  private var content: Content

  init(_ value: consuming Value) { content = Content(value: value) }

  func withLock<Result: ~Copyable>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&content.value)
  }

  /// The byte gives a value of nothing an address of its own, else it would have that of the lock.
  private struct Content: ~Copyable {
    var value: Value
    private let byte: UInt8 = 0

    init(value: consuming Value) { self.value = value }
  }
}
