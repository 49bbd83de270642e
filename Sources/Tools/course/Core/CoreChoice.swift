import CourseSupport

/// The core that a lesson is to run on: ours, or the one that is written in Exercises/Core.
enum CoreChoice: Sendable {
  case ours
  case mine

  /// The commands that run a lesson, and can run it on either core.
  static let verbs: Set = ["lesson", "predict", "step", "diff", "app"]

  /// Reads what somebody has given for CORE.
  ///
  /// - Parameters:
  ///   - typed: `mine`; nothing means ours.
  ///   - verb: The command that is to use it.
  /// - Throws: `UsageError` for another word, and for a command that never runs on a learner's core.
  init(_ typed: String?, for verb: String) throws(UsageError) {
    switch typed {
    case nil, "": self = .ours
    case "mine" where Self.verbs.contains(verb): self = .mine
    case "mine":
      throw UsageError(
        message: "CORE=mine is for lessons, and \(verb) does not run one; "
          + "try: make lesson-02 CORE=mine")
    case let other?:
      throw UsageError(
        message: "there is no core called '\(other)'; leave CORE out, "
          + "or try: make lesson-02 CORE=mine")
    }
  }
}
