import CourseSupport
import LessonKit

/// The gap in the program of an exercise, which each answer fills.
///
/// In program.swift one line says `// gap`. In answers.swift each answer begins with a line such as
/// `// MARK: solution`, and is written without the indentation of the gap. If an answer begins with
/// imports, they take the place of those of the program.
struct Gap {
  /// The lines of program.swift.
  private let lines: [Substring]

  /// Which of them is the gap.
  private let place: Int

  /// Finds the gap.
  ///
  /// - Parameters:
  ///   - program: What program.swift says.
  ///   - path: Where that file lies.
  /// - Throws: `ToolError`, if there is no gap, or more than one.
  init(in program: String, path: String) throws(ToolError) {
    let lines = program.split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0].drop { $0 == " " } == "// gap" }
    guard places.count == 1 else {
      throw ToolError(mend: path, "has \(places.count) lines '// gap', and needs one")
    }
    self.lines = lines
    place = places[0]
  }

  /// Returns the whole program with an answer in the gap.
  func filled(with answer: Answer) -> String {
    let indentation = lines[place].prefix { $0 == " " }
    let inGap = answer.lines.map { $0.isEmpty ? $0 : indentation + $0 }
    var text = Array(lines[..<place]) + inGap + lines[(place + 1)...]
    if let first = text.firstIndex(where: \.isImport), !answer.imports.isEmpty {
      let count = text[first...].prefix(while: \.isImport).count
      text.replaceSubrange(first..<first + count, with: answer.imports)
    }
    return text.joined(separator: "\n")
  }
}

/// What may stand in the gap of an exercise.
struct Answer: Sendable, Equatable {
  /// `laid-out`, `solution`, or the name of a foreseen wrong answer.
  let name: String

  /// Whether it is one that somebody foresaw, and wrong.
  var isWrong: Bool { name != "laid-out" && name != "solution" }

  fileprivate let imports: [Substring]
  fileprivate let lines: [Substring]

  private init(name: Substring, lines: ArraySlice<Substring>) {
    self.name = String(name)
    let lines = lines.withoutBlankEnds
    self.imports = Array(lines.prefix(while: \.isImport))
    self.lines = Array(lines.dropFirst(imports.count).withoutBlankEnds)
  }

  /// Reads all answers of answers.swift; what stands above the first is a comment on the file.
  static func all(in text: String) -> [Answer] {
    let mark = "// MARK: "
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix(mark) }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      Answer(name: lines[start].dropFirst(mark.count), lines: lines[(start + 1)..<end])
    }
  }
}

extension ToolError {
  /// What is wrong in one of our files.
  init(mend path: String, _ problem: String) {
    self.init(message: "\(path) \(problem); mend it, or get ours back: git checkout \(path)")
  }
}

extension Substring {
  fileprivate var isImport: Bool { hasPrefix("import ") }
}

extension ArraySlice<Substring> {
  /// The lines from the first that is not blank to the last.
  fileprivate var withoutBlankEnds: ArraySlice<Substring> {
    guard let last = lastIndex(where: { !$0.isEmpty }) else { return [] }
    return self[...last].drop(while: \.isEmpty)
  }
}
