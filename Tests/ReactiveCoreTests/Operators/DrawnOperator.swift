import Marbles
import ReactiveCore
import Testing

/// An operator of which drawings say all that there is to say.
struct DrawnOperator: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable () -> Void

  /// Names an operator, and draws what it does.
  ///
  /// - Parameters:
  ///   - name: The name of the function with its first label.
  ///   - isCold: Whether its sources are subscribed later, so that hot ones cannot be drawn.
  ///   - first: What its doc comment shows.
  ///   - others: One for each further clause of it.
  ///   - location: Where to report a failure.
  ///   - operate: Applies the operator.
  init<Value, Failure>(
    _ name: String, isCold: Bool = false, _ first: Drawing, _ others: Drawing...,
    at location: SourceLocation = #_sourceLocation,
    by operate: @escaping @Sendable (Play) -> Signal<Value, Failure>
  ) {
    testDescription = name
    check = {
      for drawing in [first] + others {
        drawing.check(as: .cold, at: location, operate)
        if !isCold { drawing.check(as: .hot, at: location, operate) }
      }
    }
  }
}

@Suite(.watched) struct DrawnOperatorTests {
  @Test(
    "each operator follows its drawings",
    arguments: DrawnOperator.values + DrawnOperator.combining + DrawnOperator.flattening
      + DrawnOperator.time)
  func follows(_ drawn: DrawnOperator) { drawn.check() }
}
