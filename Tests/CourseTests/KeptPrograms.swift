import CourseSupport
import Foundation
import TestSupport

@testable import course

/// The programs of all exercises, kept once they are built: there are hundreds of them.
///
/// A program is built anew when it has changed, and all of them are when the course has. A compiler
/// that was replaced counts as well, since SwiftPM builds the course anew with it.
struct KeptPrograms {
  static let all = Task { try await KeptPrograms(in: products.appending(path: "exercises")) }

  private let folder: URL
  private let toolchain = course(in: root).toolchain

  /// Tells one state of the course from another: size and time of each of its objects.
  private let state: String

  /// The course as one shared object: linking with it takes half of the time.
  private var library: URL { folder.appending(path: "libcourse.so") }

  init(in folder: URL) async throws {
    self.folder = folder
    state = try ["AppBridge", "LessonKit", "ReactiveCore"].flatMap { module in
      let objects = products.appending(path: "\(module).build").path
      // SwiftPM writes what else lies there each time, also when nothing has changed.
      let names = try FileManager.default.contentsOfDirectory(atPath: objects)
      return try names.filter { $0.hasSuffix(".o") }.sorted().map { name in
        let facts = try FileManager.default.attributesOfItem(atPath: "\(objects)/\(name)")
        return "\(name) \(facts[.size] ?? 0) \(facts[.modificationDate] ?? 0)\n"
      }
    }.joined()
    let recorded = folder.appending(path: "state")
    if (try? String(textOf: recorded)) == state { return }
    try? FileManager.default.removeItem(at: folder)
    try write("", to: "objects", in: folder)
    let objects = try toolchain.courseObjects(listedIn: folder.appending(path: "objects").path)
    let run = try await Run.of(
      ["swiftc", "-emit-library", "-o", library.path] + objects + Toolchain.linker, in: folder,
      environment: ["TMPDIR": folder.path], limit: .seconds(120))
    if run.ending != .exited(status: 0) { throw ToolError(message: run.errors) }
    // Last: a folder that is not finished is made anew.
    try state.replaceText(of: recorded)
  }

  /// Returns what came of a program.
  func attempt(_ text: String, named name: String, running limit: Duration) async throws -> Attempt
  {
    let place = folder.appending(path: name)
    let executable = place.appending(path: "program")
    let (recipe, refusal) = (place.appending(path: "recipe"), place.appending(path: "refusal"))
    if (try? String(textOf: recipe)) != text {
      try? FileManager.default.removeItem(at: place)
      try write(text, to: "main.swift", in: place)
      switch try await toolchain.compile(
        "main.swift", in: place, with: [library.path], as: executable)
      {
      case nil: break
      case .refused(let words): try words.replaceText(of: refusal)
      case let other?: return other
      }
      try text.replaceText(of: recipe)
    }
    if let words = try? String(textOf: refusal) { return .refused(words) }
    let limits = (compiling: toolchain.limits.compiling, running: limit)
    return try await Toolchain(products: products, limits: limits).run(executable).attempt
  }
}
