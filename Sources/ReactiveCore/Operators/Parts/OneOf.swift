/// A value of one of three or four sources that have types of their own, so that all fit into one
/// array.
///
/// With three sources, the fourth type is `Never`.
enum OneOf<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>: Sendable {
  case first(First)
  case second(Second)
  case third(Third)
  case fourth(Fourth)

  /// Takes the values of three sources apart, given in the order of the sources.
  static func triple(_ values: [OneOf]) -> (First, Second, Third) {
    guard case .first(let first) = values[0], case .second(let second) = values[1],
      case .third(let third) = values[2]
    else { fatalError("The values stand in order.") }
    return (first, second, third)
  }

  /// Takes the values of four sources apart, given in the order of the sources.
  static func quadruple(_ values: [OneOf]) -> (First, Second, Third, Fourth) {
    guard case .fourth(let fourth) = values[3] else { fatalError("The values stand in order.") }
    let (first, second, third) = triple(values)
    return (first, second, third, fourth)
  }
}
