import Foundation
import LessonKit
import Workshop

/// Programs that are kept once they are built: for tests, which need hundreds of them each time.
///
/// A program is built anew when it has changed, and all of them are when the course has. A compiler
/// that was replaced counts as well, since SwiftPM builds the course anew with it.
struct ProgramStore: Sendable {
  /// The course as one shared object: linking with it takes half of the time.
  let course: URL

  private let folder: URL

  /// A program that is to be run.
  struct Build {
    let executable: String

    /// What the compiler said; nil if the program was kept.
    let compiler: Run?
  }

  /// Opens the store in a folder, and empties it if it was made for another state of the course.
  ///
  /// - Parameters:
  ///   - folder: Where all of it is kept.
  ///   - state: What tells one state of the course from another.
  ///   - link: Makes a shared object of the course.
  /// - Throws: What keeps the folder from being made, and what `link` throws.
  init(
    in folder: URL, state: String, link: (_ library: URL) async throws -> Void
  ) async throws {
    self.folder = folder
    course = folder.appending(path: "libcourse.so")
    let recorded = folder.appending(path: "state")
    if (try? String(contentsOf: recorded, encoding: .utf8)) == state { return }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await link(course)
    // Last: a store that is not finished is made anew.
    try Data(state.utf8).write(to: recorded)
  }

  /// Builds a program, unless the one that is kept was made from the same.
  ///
  /// - Parameters:
  ///   - name: What it is kept under.
  ///   - recipe: What it is made from, beside the course: its text, and how it is compiled.
  ///   - build: Makes an executable at a path. Only one that succeeds is kept.
  /// - Returns: Where the program is, and what the compiler said.
  /// - Throws: What `build` throws, and what keeps the program from being kept.
  func program(
    _ name: String, from recipe: String, build: (_ executable: String) async throws -> Run
  ) async throws -> Build {
    let place = folder.appending(path: name)
    let executable = place.appending(path: "program").path
    let recorded = place.appending(path: "recipe")
    let isThere = FileManager.default.isExecutableFile(atPath: executable)
    if isThere, (try? String(contentsOf: recorded, encoding: .utf8)) == recipe {
      return Build(executable: executable, compiler: nil)
    }
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let compiler = try await build(executable)
    if compiler.ending == .exited(status: 0) { try Data(recipe.utf8).write(to: recorded) }
    return Build(executable: executable, compiler: compiler)
  }
}
