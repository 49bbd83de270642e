/// What a lesson or a chapter says about itself, and which flags it understands.
struct Usage {
  /// What a program belongs to.
  enum Kind: String {
    /// A lesson of the course.
    case lesson

    /// A chapter of the core's book.
    case chapter
  }

  let kind: Kind
  let number: Int
  let title: String

  /// The folder of the program, and the name of its page: `01-create-signal`.
  let name: String

  /// The flags and what they do, in the order in which `--help` lists them.
  let flags: [(flag: String, purpose: String)]

  init(
    _ kind: Kind, _ number: Int, _ title: String, name: String,
    flags: KeyValuePairs<String, String> = [:]
  ) {
    self.kind = kind
    self.number = number
    self.title = title
    self.name = name
    self.flags = [("--help", "say what this \(kind.rawValue) is")] + flags.map { ($0, $1) }
  }

  /// What to do about the arguments.
  enum Answer: Equatable {
    case run(Flags)
    case help
    case refuse(String)
  }

  /// The line that opens the output.
  var headline: String { "\(kind == .lesson ? "Lesson" : "Chapter") \(number) · \(title)" }

  /// What `--help` prints.
  var help: String {
    let width = flags.map(\.flag.count).max() ?? 0
    let list = flags.map { flag, purpose in
      "  \(flag)\(String(repeating: " ", count: width - flag.count))  \(purpose)"
    }
    return """
      \(headline)

      Run it:        make \(short)
      Without make:  swift run \(command)
      Read about it: Tutorials/\(kind == .lesson ? "" : "core/")\(name).md

      Flags:
      \(list.joined(separator: "\n"))
      """
  }

  /// Decides by the arguments what to do; the first that is wrong is the one to tell.
  func answer(to arguments: [String]) -> Answer {
    // `swift run lesson-02-subject -- --help` hands over the dashes too.
    let arguments = arguments.first == "--" ? Array(arguments.dropFirst()) : arguments
    let known = Set(flags.map(\.flag))
    if let stranger = arguments.first(where: { !known.contains($0) }) {
      let kind = stranger.hasPrefix("-") ? "flag" : "argument"
      return .refuse("error: unknown \(kind) '\(stranger)'; try '\(command) --help'")
    }
    return arguments.contains("--help") ? .help : .run(Flags(Set(arguments)))
  }

  /// Begins the program: prints its headline, or what was asked for, and ends it then.
  func begin() -> Flags {
    Terminal.writeLineByLine()
    switch answer(to: Array(CommandLine.arguments.dropFirst())) {
    case .run(let flags):
      print(Terminal.output.bold(headline))
      return flags
    case .help:
      print(help)
      Terminal.leave(status: 0)
    case .refuse(let reason):
      Terminal.complain(reason)
      Terminal.leave(status: 64)
    }
  }

  private var command: String { "\(kind.rawValue)-\(name)" }

  /// The command with the number only: `lesson-01`.
  private var short: String { "\(kind.rawValue)-\(name.prefix { $0 != "-" })" }
}

extension Usage {
  /// Returns the folder of a lesson or a chapter by its module: `01-create-signal` for
  /// `lesson_01_create_signal`.
  static func name(fromFileID fileID: String) -> String {
    let module = fileID.prefix { $0 != "/" }.split(separator: "_")
    let isNumbered = ["lesson", "chapter"].contains(module.first)
    return (isNumbered ? module.dropFirst() : module[...]).joined(separator: "-")
  }
}
