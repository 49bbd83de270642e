/// A reference that does not keep its object alive.
struct Weak<Object: AnyObject & Sendable>: Sendable {
  weak var object: Object?
}
