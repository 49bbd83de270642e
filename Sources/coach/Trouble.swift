/// Something that keeps the coach from its work, and what to do about it.
struct Trouble: Error, Equatable {
  let message: String
}
