import CourseSupport

/// What the program is asked to do.
enum WalkthroughMode: Equatable {
  /// Record what the page shows.
  case record

  /// Record it and open the page; or only open the page, at a place such as `lesson-03`.
  case open(String?)

  case help

  init(arguments: [String]) throws {
    switch arguments {
    case []: self = .record
    case ["--open"]: self = .open(nil)
    case ["--help"], ["-h"]: self = .help
    default:
      guard arguments.count == 2, arguments[0] == "--open" else {
        throw UsageError(
          message: "'\(arguments.joined(separator: " "))' cannot be; "
            + "'walkthrough --help' lists what can")
      }
      self = .open(arguments[1])
    }
  }

  static let explanation = """
    walkthrough records what Tutorials/walkthrough/index.html shows of the
    lessons and of the quiz. All else on that page is played live: .ci/wasm makes
    the module that does it.

    usage: swift run walkthrough [--open [PLACE] | --help]

                      record everything anew
      --open          record everything anew, and open the page in a browser
      --open PLACE    open the page at a place, such as cold-or-hot or
                      lesson-03
      --help          print this help
    """
}
