import CourseSupport
import Foundation
import LessonKit

/// The programs of lessons and chapters: found where they were built, and built where they are not.
struct Programs: Sendable {
  /// The folder of the package.
  let root: URL

  /// The folder into which the package was built.
  let products: URL

  /// Variables for the build, and flags.
  var environment: [String: String] = [:]
  var flags: [String] = []

  /// What every program is made of, besides its own folder.
  var parts = sharedParts

  static let sharedParts = ["Package.swift"] + Toolchain.modules.map { "Sources/\($0)" }

  /// Where make builds what a learner needs, so that none of it waits for `make test`.
  static let folderOfMake = ".build/course"

  /// With this variable nothing is built: SwiftPM runs the tests, and would wait for itself.
  static let noBuild = "COURSE_NO_BUILD"

  /// How it begins what it says of a program that cannot be built.
  static func refusal(_ name: String) -> String { "\(name) cannot be built\n" }

  /// Returns a program that is as new as what it is made of.
  ///
  /// A build that has nothing to do takes longer than most lessons, so a stamp tells when the last
  /// one ended.
  ///
  /// - Parameters:
  ///   - name: The name of the program: `lesson-01-create-signal`.
  ///   - folder: The folder of its source, below the package's.
  /// - Returns: Where it lies.
  /// - Throws: `ToolError` with the compiler's words, if it cannot be built.
  func ready(_ name: String, from folder: String) async throws -> URL {
    let program = products.appending(path: name)
    let isThere = FileManager.default.isExecutableFile(atPath: program.path)
    if ProcessInfo.processInfo.environment[Self.noBuild] != nil {
      if isThere { return program }
      throw ToolError(message: "\(name) is not built; build all with: swift build")
    }
    let stamp = products.appending(path: "course-stamps/\(name)")
    if isThere, let built = lastChange(of: stamp), built > newest(among: parts + [folder]) {
      return program
    }
    if !isThere { Terminal.complain("Building \(name) …") }
    // It begins before the sources are read, so an edit during a build counts as a later one.
    let begin = Date.now
    let run = try await Run.of(
      ["swift", "build", "--quiet", "--product", name] + flags, in: root, environment: environment,
      limit: .seconds(1_800))
    let words = (run.output + run.errors).trimmingCharacters(in: .newlines)
    guard run.ending == .exited(status: 0) else {
      // SwiftPM says each error twice, and adds what its commands end with.
      let complaints = Complaint.all(in: words).map { "\($0.file):\($0.line): \($0.text)" }
      let reason = complaints.isEmpty ? words : complaints.joined(separator: "\n")
      throw ToolError(message: Self.refusal(name) + reason)
    }
    if !words.isEmpty { Terminal.complain(words) }
    try "".replaceText(of: stamp)
    try FileManager.default.setAttributes([.modificationDate: begin], ofItemAtPath: stamp.path)
    return program
  }

  /// When any of some files or folders was changed last, with all that is in them.
  ///
  /// The compiler that the path leads to counts, too: a new one builds everything anew.
  private func newest(among paths: [String]) -> Date {
    var files = [findProgram("swift")?.resolvingSymlinksInPath()].compactMap(\.self)
    for place in paths.map({ root.appending(path: $0) }) {
      files += [place] + pathsBelow(place).map { place.appending(path: $0) }
    }
    return files.compactMap(lastChange).max() ?? .distantFuture
  }
}

/// The program of that name that the path leads to.
func findProgram(_ name: String) -> URL? {
  let places = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return places.map { URL(filePath: "\($0)/\(name)") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}

/// When a file was changed last; nil if it is not there.
func lastChange(of file: URL) -> Date? {
  let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
  return attributes?[.modificationDate] as? Date
}
