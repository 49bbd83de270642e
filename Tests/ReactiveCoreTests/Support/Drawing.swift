import LessonKit
import ReactiveCore
import Testing

/// One case of an operator's test: what goes in, and what must come out, as marbles.
///
///     Drawing(
///       "sends once both have sent", "1---2-----|", "--3---4-|", expects: "--4-5-6---|",
///       lifetimes: "^---------!", "^-------!")
///
/// The first rows are the sources; `lifetimes` has the subscriptions to each of them.
struct Drawing: Sendable, CustomTestStringConvertible {
  let title: String
  let sources: [String]
  let expected: String
  let lifetimes: [String]
  let disposedAt: Int?
  let values: [Character: String]

  /// Makes a case.
  ///
  /// - Parameters:
  ///   - title: What the case shows.
  ///   - sources: What each source sends.
  ///   - expected: What the operator must send.
  ///   - disposedAt: The tick at which the subscriber loses interest.
  ///   - values: The longer values for which letters stand, in all rows.
  ///   - lifetimes: The subscriptions to the first source, the second and so on: `^---!`; several
  ///     of them with `/` between; none if it is empty. Sources that are left out may be subscribed at will.
  init(
    _ title: String, _ sources: String..., expects expected: String, disposedAt: Int? = nil,
    values: [Character: String] = [:], lifetimes: String...
  ) {
    self.title = title
    self.sources = sources
    self.expected = expected
    self.lifetimes = lifetimes
    self.disposedAt = disposedAt
    self.values = values
  }

  var testDescription: String { title }

  /// A tick at which everything that is drawn has happened long ago.
  var horizon: Int {
    ([expected] + sources + lifetimes).map(\.count).reduce(0, +) + (disposedAt ?? 0) + 10
  }

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
    _ operate: @Sendable (Play) -> Signal<Value, Failure>
  ) {
    do {
      for temperature in temperatures.isEmpty ? [.cold, .hot] : temperatures {
        for problem in try problems(as: temperature, operate) {
          Issue.record("\(title), \(temperature)\n\(problem)", sourceLocation: location)
        }
      }
    } catch {
      Issue.record(error, sourceLocation: location)
    }
  }

  /// Returns what the operator does otherwise than drawn: for each mistake an explanation with
  /// rows.
  func problems<Value, Failure>(
    as temperature: Temperature, _ operate: @Sendable (Play) -> Signal<Value, Failure>
  ) throws -> [String] {
    let drawn = try Run(self)
    let actual = try Run(self, as: temperature, disposedAt: disposedAt, operate)
    var problems = [actual.difference(from: drawn)]
    if temperature == .cold, disposedAt == nil {
      problems.append(actual.differenceOfSecondSubscription)
    }
    for tick in 0...(actual.lastTick + 1) where disposedAt == nil {
      let cut = try Run(self, as: temperature, disposedAt: tick, operate)
      problems.append(cut.differenceAfterDisposal(at: tick, of: actual))
    }
    return problems.compactMap(\.self)
  }
}

/// How a source is played.
enum Temperature: Sendable {
  /// For each subscription anew, from the tick of the subscription.
  case cold

  /// From tick 0, whether anybody listens or not.
  case hot
}

/// What an operator has to work with.
struct Play: Sendable {
  let clock: VirtualScheduler
  let sources: [Signal<String, DrawnError>]

  var first: Signal<String, DrawnError> { sources[0] }
  var second: Signal<String, DrawnError> { sources[1] }
  var third: Signal<String, DrawnError> { sources[2] }
  var fourth: Signal<String, DrawnError> { sources[3] }

  /// Returns what a value of the first source becomes: "1" the second source, "2" the third, and so
  /// on.
  func inner(_ value: String) -> Signal<String, DrawnError> {
    Int(value).map { sources[$0] } ?? .failed(DrawnError("\(value) is no source"))
  }
}

extension Signal where Value == String {
  /// The digits that were drawn, as numbers.
  var numbers: Signal<Int, Failure> { map { Int($0) ?? -1 } }
}
