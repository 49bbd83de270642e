import Foundation

/// The two books: the lessons, and the chapters that build the core up and show each of its lines.
package enum Book: Sendable { case course, core }

/// The lessons and the chapters, in order.
///
/// Each is a folder of Sources/Lessons or Sources/Chapters, and a target in Package.swift. Its title
/// is the first line of its page, and the glossary says which names it introduces.
package struct CourseList: Sendable, Equatable {
  /// A lesson, or a chapter of the core's book.
  package struct Item: Sendable, Equatable {
    /// The name of its folder and its page, such as `01-create-signal`.
    package let name: String

    package let title: String

    /// The names that it introduces; a chapter lists none.
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

  /// Reads the list from the folder of the package.
  package init(root: URL) {
    let paths = ["Sources/Lessons", "Sources/Chapters"].flatMap { folder in
      pathsBelow(root.appending(path: folder)).map { "\(folder)/\($0)" }
    }
    self.init(paths: paths) { try? String(textOf: root.appending(path: $0)) }
  }

  /// Reads the list from some files.
  ///
  /// - Parameters:
  ///   - paths: The paths of all files in the two folders; others do not matter.
  ///   - text: Returns what a page says, or nil if there is no such page.
  package init(paths: some Sequence<String>, text: (String) -> String?) {
    let words = Self.words(in: text("Tutorials/glossary.md") ?? "")
    func items(_ folder: String, pages: String) -> [Item] {
      let names = paths.compactMap { path -> String? in
        guard path.hasPrefix(folder), path.hasSuffix("/main.swift") else { return nil }
        return String(path.dropFirst(folder.count).prefix { $0 != "/" })
      }
      return names.sorted().map { name in
        let headline = text("\(pages)/\(name).md")?.prefix { !$0.isNewline }
        // Without a page it is called what its folder is.
        let title = headline?.wholeMatch(of: /# (?:\d+ · )?(.+)/).map { String($0.1) }
        return Item(name: name, title: title ?? name, words: words["\(name).md"] ?? [])
      }
    }
    lessons = items("Sources/Lessons/", pages: "Tutorials")
    chapters = items("Sources/Chapters/", pages: "Tutorials/core")
  }

  /// The names of the programs that the glossary lists, by the page that introduces them.
  private static func words(in glossary: String) -> [String: [String]] {
    let rows = glossary.matches(of: /(?m)^\| `(\w+)` \| .* \| \[\d+\]\((.+)\) \|\r?$/)
    return Dictionary(grouping: rows) { String($0.2) }.mapValues { $0.map { String($0.1) } }
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
        ? "there is no \(kind) \(typed.shown(to: 40)); list them all with: make menu"
        : "\(kind) \(typed) may be any of: \(found.map(\.name).joined(separator: " "))")
  }
}
