/// An event of one of the two sources of an operator, as both queue up in one line.
enum Either<First: Sendable, Second: Sendable>: Sendable {
  case first(First)
  case second(Second)
}
