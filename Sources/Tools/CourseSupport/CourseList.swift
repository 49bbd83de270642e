/// The two books: the lessons, and the chapters that build the core up and show each of its lines.
package enum Book: Sendable { case course, core }

/// The lessons and the chapters, as Package.swift lists them: `name | title | words`.
///
/// Package.swift reads its own list in its own way, and so does `.ci/lessons`.
package struct CourseList: Sendable, Equatable {
  /// A line of the list: a lesson, or a chapter of the core's book.
  package struct Item: Sendable, Equatable {
    /// The name of its folder and its page, such as `01-create-signal`.
    package let name: String

    package let title: String

    /// The words that it introduces; a chapter lists none.
    package var words: [String] = []

    /// The number as it is written, such as `01`.
    package var number: String { String(name.prefix { $0 != "-" }) }

    /// The name without the number, such as `create-signal`.
    package var topic: String { String(name.dropFirst(number.count + 1)) }
  }

  /// The lessons, in order.
  package let lessons: [Item]

  /// The chapters of the core's book, in order.
  package let chapters: [Item]

  /// Reads the two lists, `let course` and `let book`, between their rows of quotes.
  ///
  /// - Parameter manifest: The text of Package.swift.
  package init(manifest: String) {
    let text = manifest.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    lessons = Self.lines(named: "course", in: text)
    chapters = Self.lines(named: "book", in: text)
  }

  /// Finds the lesson with a number, with or without zeros before it.
  package func lesson(_ number: String) -> Item? {
    Int(number).flatMap { number in lessons.first { Int($0.number) == number } }
  }

  /// Finds the lesson or chapter that is meant by `7`, `07` or the beginning of its name.
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - kind: What it is, for a message: `lesson` or `chapter`.
  ///   - entries: Where to look.
  /// - Returns: The lesson or chapter.
  /// - Throws: `UsageError`, if there is none, or more than one.
  package static func meant(
    by typed: String, _ kind: String, in entries: [Item]
  ) throws(UsageError) -> Item {
    let isNumber = !typed.isEmpty && typed.allSatisfy { $0.isASCII && $0.isNumber }
    let found = entries.filter { entry in
      isNumber ? Int(entry.number) == Int(typed) : !typed.isEmpty && entry.name.hasPrefix(typed)
    }
    if let entry = found.first, found.count == 1 { return entry }
    throw UsageError(
      message: found.isEmpty
        ? "there is no \(kind) \(typed.shown(to: 40)); list them all with: make"
        : "\(kind) \(typed) may be any of: \(found.map(\.name).joined(separator: " "))")
  }

  private static func lines(named name: String, in text: [Substring]) -> [Item] {
    text.drop { !$0.hasPrefix("let \(name) = \"\"\"") }.dropFirst()
      .prefix { !$0.hasSuffix("\"\"\"") }
      .map { line in
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.split(separator: " ") }
        return Item(
          name: fields[0].joined(separator: " "),
          title: fields.count > 1 ? fields[1].joined(separator: " ") : "",
          words: fields.dropFirst(2).flatMap { $0.map(String.init) })
      }
  }
}
