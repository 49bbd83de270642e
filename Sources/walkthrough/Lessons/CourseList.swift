import Foundation

/// The lessons as Package.swift lists them.
struct CourseList {
  /// One line of the list.
  struct Lesson: Equatable {
    /// Its folder, such as `01-create-signal`.
    let name: String
    let title: String

    /// The number with which its name begins, as it is written.
    var number: String { String(name.prefix { $0 != "-" }) }
  }

  /// The lessons, in order.
  let lessons: [Lesson]

  /// Reads the list between `let course = """` and `"""`.
  init(manifest: String) {
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("let course = \"\"\"") } ?? lines.endIndex
    lessons = lines[start...].dropFirst().prefix { !$0.hasSuffix("\"\"\"") }.map { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return Lesson(name: fields[0], title: fields.count > 1 ? fields[1] : "")
    }
  }

  /// Finds the lesson with a number, with or without a zero before it.
  func lesson(_ number: String) -> Lesson? {
    lessons.first { Int($0.number) == Int(number) && Int(number) != nil }
  }
}
