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
/// A character is a tick, and tick 0 is where the rows begin; spaces take no time, so rows can be
/// moved under each other. A source with a `^` is hot: it plays whether anybody listens or not, and
/// its tick 0 is at the `^`, where the subscription happens. What stands before it was sent before:
///
///     MarbleCheck(["1-2^-3-|"], expects: "   --3-|")
public struct MarbleCheck: Sendable {
  /// The sources, each as a row.
  public let sources: [String]

  /// Who subscribes to what comes out.
  public let observers: [Observer]

  /// The subscriptions to each source, in the order of the sources.
  public let lifetimes: [String]

  /// The longer values for which letters stand, in all rows; for `#`, what the error says.
  public let values: [Character: String]

  /// Makes a check with several observers, each of which subscribes and leaves when it likes.
  ///
  ///     let news = MarbleCheck(
  ///       ["0-1-2-3-|"],
  ///       observers: [
  ///         MarbleCheck.Observer("early", "^-----!", hears: "0-1-2-"),
  ///         MarbleCheck.Observer("late", "---^", hears: "----2-3-|"),
  ///       ])
  ///     print(news.difference(as: .hot) { $0.first } ?? "as drawn")
  ///     // as drawn
  ///
  /// - Parameters:
  ///   - sources: What each source sends, a row for each.
  ///   - observers: Who subscribes when, and what each must hear.
  ///   - lifetimes: The subscriptions to the first source, the second and so on: `^---!`; several
  ///     of them with `/` between; none if it is empty. Sources that are left out may be
  ///     subscribed at will.
  ///   - values: The longer values for which letters stand, in all rows.
  public init(
    _ sources: [String], observers: [Observer], lifetimes: [String] = [],
    values: [Character: String] = [:]
  ) {
    self.sources = sources
    self.observers = observers
    self.lifetimes = lifetimes
    self.values = values
  }

  /// Makes a check with one observer, who subscribes at tick 0 and stays.
  ///
  ///     let check = MarbleCheck(
  ///       ["1-2-|", "-a-b-|"], expects: "1a2b-|", lifetimes: ["^---!", "^----!"])
  ///     print(check.difference { .merge($0.first, $0.second) } ?? "as drawn")
  ///     // as drawn
  ///
  /// - Parameters:
  ///   - sources: What each source sends, a row for each.
  ///   - expected: What must come out.
  ///   - lifetimes: The subscriptions to the first source, the second and so on: `^---!`; several
  ///     of them with `/` between; none if it is empty. Sources that are left out may be
  ///     subscribed at will.
  ///   - values: The longer values for which letters stand, in all rows.
  public init(
    _ sources: [String], expects expected: String, lifetimes: [String] = [],
    values: [Character: String] = [:]
  ) {
    self.init(
      sources, observers: [Observer(hears: expected)], lifetimes: lifetimes, values: values)
  }

  /// Plays the sources, and returns how what comes out differs from the drawing.
  ///
  ///     let check = MarbleCheck(["1-2^-3-|"], expects: "--3|")
  ///     print(check.difference { $0.first } ?? "as drawn")
  ///     // source 1  1-2^-3-|
  ///     // expected     --3|
  ///     // actual       --3-|
  ///
  /// - Parameters:
  ///   - temperature: How to play the sources that have no `^`.
  ///   - operate: Makes the signal that all observers subscribe to; it is called once, before the
  ///     first tick.
  /// - Returns: The rows that differ, expected and actual under each other, column on column; or
  ///   what is wrong with the notation of a row; nil if all is as drawn.
  public func difference<Value, Failure>(
    as temperature: Temperature = .cold, _ operate: (Play) -> Signal<Value, Failure>
  ) -> String? {
    do {
      let script = try MarbleScript(self)
      return script.difference(
        to: MarbleRun(of: script, as: temperature, windows: script.windows, operate))
    } catch {
      return error.description
    }
  }
}

extension MarbleCheck {
  /// Somebody who subscribes to what comes out, and what must be heard.
  public struct Observer: Sendable {
    /// The name written before the row of the window.
    public let name: String

    /// From when to when it listens, in ticks from tick 0 of the sources.
    public let window: String

    /// What it must hear, on the same ticks.
    public let expected: String

    /// Makes an observer.
    ///
    ///     MarbleCheck.Observer("late", "--^---!", hears: "--1-2-")
    ///
    /// - Parameters:
    ///   - name: The name written before the row of the window.
    ///   - window: `^` where it subscribes and `!` where it leaves, if it does. It hears what is
    ///     sent at the tick of `^`, and not what is sent at the tick of `!`.
    ///   - expected: What it must hear, from tick 0 on.
    public init(_ name: String = "", _ window: String = "^", hears expected: String) {
      self.name = name
      self.window = window
      self.expected = expected
    }
  }

  /// How a source without a `^` is played.
  public enum Temperature: Sendable {
    /// Anew for each subscription, from the tick of the subscription.
    case cold

    /// From tick 0, whether anybody listens or not.
    case hot
  }
}
