import Foundation
import Workshop

/// The lessons as Package.swift lists them.
enum Course {
  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent(count: 4)

  /// The lessons, in order; none if the list cannot be read, which a test of its own tells.
  static let lessons = list.lessons

  /// The chapters of the core's book that have a program, in order.
  static let chapters = list.chapters.map { Chapter(of: $0) }

  private static let list = CourseList(
    manifest: (try? String(textOf: root.appending(path: "Package.swift"))) ?? "")
}

/// One line of the second list: `name | title`.
struct Chapter: Sendable, Equatable {
  /// The name of its folder and its page, such as `01-a-closure`.
  let name: String

  let title: String

  /// The name of its executable and its snapshot.
  var command: String { "chapter-\(name)" }

  /// A line of both lists has the same form.
  init(of line: Lesson) {
    name = line.name
    title = line.title
  }
}

typealias Lesson = CourseList.Lesson

extension Lesson {
  /// The name of its executable and its snapshot.
  var command: String { "lesson-\(name)" }

  /// Finds what is wrong with a list, one sentence for each problem.
  ///
  /// - Parameters:
  ///   - lessons: The list.
  ///   - folders: The names of the folders in Sources/Lessons.
  ///   - home: The folder of those folders.
  /// - Returns: The problems; none if the list is well formed.
  static func problems(
    in lessons: [Lesson], folders: [String], home: String = "Sources/Lessons"
  ) -> [String] {
    var problems = lessons.isEmpty ? ["Package.swift lists no lessons"] : []
    for (index, lesson) in lessons.enumerated() {
      if Int(lesson.number) != index + 1 {
        problems.append("'\(lesson.name)' stands where number \(index + 1) is due")
      }
      if lesson.name.wholeMatch(of: /[0-9]{2}(-[a-z0-9]+)+/) == nil {
        problems.append("'\(lesson.name)' is not in kebab case after two digits")
      }
      if lesson.title.isEmpty { problems.append("'\(lesson.name)' has no title") }
    }
    let names = Set(lessons.map(\.name))
    problems += folders.sorted().filter { !names.contains($0) }
      .map { "\(home)/\($0) is not in the list" }
    problems += lessons.map(\.name).filter { !folders.contains($0) }
      .map { "\(home)/\($0) is missing" }
    return problems
  }
}

extension URL {
  fileprivate func deletingLastPathComponent(count: Int) -> URL {
    (0..<count).reduce(self) { url, _ in url.deletingLastPathComponent() }
  }
}
