import ReactiveCore

/// What goes into a signal and what must come out of it, as marbles, to be compared with a run.
///
///     let doubled = MarbleCheck(["1--2--3--|"], expects: "2--4--6--|")
///     let difference = doubled.difference { play in play.first.map { "\(Int($0)! + 1)" } }
///     print(difference ?? "as drawn")
///     // source 1  1--2--3--|
///     // expected  2--4--6--|
///     // actual    2--3--4--|
///
/// In a test it takes one line: `#expect(difference == nil)`, or `XCTAssertNil(difference)`.
///
/// A character is a tick, and somebody subscribes at tick 0; spaces take no time, so rows can be moved
/// under each other.
public struct MarbleCheck: Sendable {
  /// The sources, each as a row.
  public let sources: [String]

  /// What must come out.
  public let expected: String

  /// The tick at which the subscription is disposed, if it is.
  public let disposedAt: Int?

  /// The subscriptions to each source, in the order of the sources.
  public let lifetimes: [String]

  /// The longer values for which letters stand, in all rows; for `#`, what the error says.
  public let values: [Character: String]

  /// Makes a check.
  ///
  ///     let check = MarbleCheck(
  ///       ["1-2-|", "-a-b-|"], expects: "1a2b-|", lifetimes: ["^---!", "^----!"])
  ///     print(check.difference { merge($0.first, $0.second) } ?? "as drawn")
  ///     // as drawn
  ///
  /// - Parameters:
  ///   - sources: What each source sends, a row for each.
  ///   - expected: What must come out.
  ///   - disposedAt: The tick at which to dispose the subscription, before anything is sent at that
  ///     tick.
  ///   - lifetimes: The subscriptions to the first source, the second and so on: `^---!`; several
  ///     of them with `/` between; none if it is empty. The subscriptions to sources that are left
  ///     out do not matter.
  ///   - values: The longer values for which letters stand, in all rows.
  public init(
    _ sources: [String], expects expected: String, disposedAt: Int? = nil,
    lifetimes: [String] = [], values: [Character: String] = [:]
  ) {
    self.sources = sources
    self.expected = expected
    self.disposedAt = disposedAt
    self.lifetimes = lifetimes
    self.values = values
  }

  /// Plays the sources, and returns how what comes out differs from the drawing.
  ///
  ///     let check = MarbleCheck(["1-2-3-|"], expects: "1-2|")
  ///     print(check.difference { $0.first } ?? "as drawn")
  ///     // source 1  1-2-3-|
  ///     // expected  1-2|
  ///     // actual    1-2-3-|
  ///
  /// - Parameters:
  ///   - temperature: How to play the sources.
  ///   - operate: Makes the signal that is subscribed to; it is called once, before the first tick.
  /// - Returns: The rows that differ, expected and actual under each other, column on column; or
  ///   what is wrong with the notation of a row; nil if all is as drawn.
  public func difference<Value, Failure>(
    as temperature: Temperature = .cold, _ operate: (Play) -> Signal<Value, Failure>
  ) -> String? {
    do {
      let script = try MarbleScript(self)
      return script.difference(
        to: MarbleRun(of: script, as: temperature, windows: [script.window], operate))
    } catch {
      return error.description
    }
  }

  /// How a source is played.
  public enum Temperature: Sendable {
    /// Anew for each subscription, from the tick of the subscription.
    case cold

    /// From tick 0, whether anybody listens or not.
    case hot
  }

  /// What there is to make a signal from: the sources that a check draws, and their clock.
  public struct Play: Sendable {
    /// The clock of the check.
    public let clock: VirtualScheduler

    /// What plays each row.
    public let sources: [Signal<String, DrawnError>]

    /// The first source.
    public var first: Signal<String, DrawnError> { source(1) }

    /// The second source.
    public var second: Signal<String, DrawnError> { source(2) }

    /// The third source.
    public var third: Signal<String, DrawnError> { source(3) }

    /// The fourth source.
    public var fourth: Signal<String, DrawnError> { source(4) }

    /// Returns what a value of the first source becomes: "1" the second source, "2" the third, and
    /// so on.
    ///
    ///     let check = MarbleCheck(["1--2--|", "a-b|", "x|"], expects: "a-bx--|")
    ///     print(check.difference { play in play.first.flatMap { play.inner($0) } } ?? "as drawn")
    ///     // as drawn
    ///
    /// - Parameter value: A value that the first source sent.
    /// - Returns: Another source; a signal that fails if there is none of that number.
    public func inner(_ value: String) -> Signal<String, DrawnError> {
      guard let index = Int(value), sources.indices.contains(index) else {
        return .failed(DrawnError("\(value) is no source"))
      }
      return sources[index]
    }

    private func source(_ number: Int) -> Signal<String, DrawnError> {
      precondition(
        number <= sources.count,
        "There is no source \(number) where \(sources.count) are drawn: add a row to the check.")
      return sources[number - 1]
    }
  }
}
