import ReactiveCore

extension MarbleCheck {
  /// What there is to make a signal from: the sources that a check draws, and their clock.
  public struct Play: Sendable {
    /// The clock of the check, which begins with the first thing that is drawn.
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
