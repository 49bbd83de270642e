import Marbles
import ReactiveCore
import Testing

typealias Play = MarbleCheck.Play
typealias Temperature = MarbleCheck.Temperature

/// One case of an operator's test: what goes in, and what must come out, as marbles.
///
///     Drawing(
///       "sends once both have sent", "1---2-----|", "--3---4-|", expects: "--4-5-6---|",
///       lifetimes: "^---------!", "^-------!")
///
/// The first rows are the sources; `lifetimes` has the subscriptions to each of them.
struct Drawing: Sendable, CustomTestStringConvertible {
  let title: String
  let isDisposed: Bool
  let marbles: MarbleCheck

  /// Makes a case.
  ///
  /// - Parameters:
  ///   - title: What the case shows.
  ///   - sources: What each source sends.
  ///   - expected: What the operator must send.
  ///   - disposedAt: The tick at which the subscriber loses interest.
  ///   - values: The longer values for which letters stand, in all rows.
  ///   - lifetimes: The subscriptions to the first source, the second and so on: `^---!`; several
  ///     of them with `/` between; none if it is empty. The subscriptions to sources that are left
  ///     out do not matter.
  init(
    _ title: String, _ sources: String..., expects expected: String, disposedAt: Int? = nil,
    values: [Character: String] = [:], lifetimes: String...
  ) {
    self.title = title
    isDisposed = disposedAt != nil
    marbles = MarbleCheck(
      sources, expects: expected, disposedAt: disposedAt, lifetimes: lifetimes, values: values)
  }

  var testDescription: String { title }

  /// Fails the test unless an operator does what the drawing shows.
  ///
  /// It plays the sources cold and hot. Then it checks two laws for this case: a second
  /// subscription to cold sources gets the same (law 2), and after a disposal at any tick nothing
  /// more comes and every source has been let go (law 5).
  ///
  /// - Parameters:
  ///   - temperatures: How to play the sources; `.cold` alone if the operator subscribes to them
  ///     later.
  ///   - location: Where to report a failure.
  ///   - operate: Applies the operator.
  func check<Value, Failure>(
    as temperatures: Temperature..., at location: SourceLocation = #_sourceLocation,
    _ operate: @escaping @Sendable (Play) -> Signal<Value, Failure>
  ) {
    for temperature in temperatures.isEmpty ? [.cold, .hot] : temperatures {
      for problem in problems(as: temperature, operate) {
        Issue.record("\(title), \(temperature)\n\(problem)", sourceLocation: location)
      }
    }
  }

  /// Returns what the operator does otherwise than drawn: for each mistake an explanation with
  /// rows.
  func problems<Value, Failure>(
    as temperature: Temperature, _ operate: @escaping @Sendable (Play) -> Signal<Value, Failure>
  ) -> [String] {
    let difference = marbles.difference(as: temperature, operate)
    guard !isDisposed, let laws = try? DrawingLaws(marbles, as: temperature, operate) else {
      return [difference].compactMap(\.self)
    }
    return ([difference, laws.problemOfSecondSubscription] + laws.problemsOfDisposal)
      .compactMap(\.self)
  }
}

extension Signal where Value == String {
  /// The digits that were drawn, as numbers.
  var numbers: Signal<Int, Failure> { compactMap { Int($0) } }
}
