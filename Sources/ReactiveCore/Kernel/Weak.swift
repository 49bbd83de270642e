/// A reference that does not keep its object alive.
///
/// The page in the browser runs the core as Embedded Swift, which has no weak references. There
/// each play ends with all its memory, so nothing needs to be released before.
struct Weak<Object: AnyObject & Sendable>: Sendable {
  #if hasFeature(Embedded)
    var object: Object?
  #else
    weak var object: Object?
  #endif
}
