// Stands in for Sources/ReactiveCore/Kernel/Lock.swift in the page's module: see .ci/wasm.

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
