// Stands in for Sources/ReactiveCore/Kernel/Weak.swift in the page's module: see .ci/wasm.

/// A reference that keeps its object alive: Embedded Swift has no weak ones.
///
/// Each play in the page ends with all its memory, so nothing needs to be released before.
struct Weak<Object: AnyObject & Sendable>: Sendable {
  var object: Object?
}
