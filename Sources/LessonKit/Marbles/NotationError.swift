/// What is wrong with a notation, where, and what to do about it.
public struct NotationError: Error, Equatable, CustomStringConvertible {
  /// The notation that was given.
  public let notation: String

  /// The character that is wrong, counted from 1, spaces included.
  public let column: Int

  /// What is wrong with it.
  public let problem: String

  /// What to do.
  public let remedy: String

  /// All of it in one line.
  public var description: String { "column \(column) of '\(notation)': \(problem); \(remedy)" }
}
