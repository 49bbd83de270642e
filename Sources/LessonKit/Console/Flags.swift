/// The flags with which a lesson was started.
public struct Flags: Sendable, Equatable {
  private let given: Set<String>

  init(_ given: Set<String>) { self.given = given }

  /// Returns whether the lesson was started with a flag, such as `--live`.
  public func contains(_ flag: String) -> Bool { given.contains(flag) }
}
