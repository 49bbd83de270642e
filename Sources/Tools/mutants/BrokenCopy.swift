import CourseSupport
import Foundation
import SwiftReader

/// A copy of the package in which the core and the bridge to apps are broken.
///
/// Tests that read the sources of the core find those as they are: the copy builds a second one.
struct BrokenCopy {
  let root: URL

  /// Where the copy lies.
  var folder: URL { root.appending(path: ".build/mutants") }

  /// The folders of what is broken, and where the copy builds them.
  private static let libraries = [
    "Sources/ReactiveCore/": "Broken/", "Sources/AppBridge/": "Sources/AppBridge/",
  ]

  /// The list, as it stands in its file.
  func mutants() throws -> [Mutant] {
    try Mutant.all(
      in: String(
        contentsOf: root.appending(path: "Sources/Tools/mutants/mutants.txt"), encoding: .utf8))
  }

  /// The paths of the files that can be broken, by their names.
  func sources() -> [String: String] {
    let paths = Self.files(in: root, "Sources").filter { path in
      path.hasSuffix(".swift") && Self.libraries.keys.contains(where: path.hasPrefix)
    }
    return Dictionary(paths.map { (URL(filePath: $0).lastPathComponent, $0) }) { first, _ in first }
  }

  /// Returns the path of a mutant's file, and the text of the file with the change.
  ///
  /// - Throws: `ToolError` if the mutant fits no file.
  func changed(by mutant: Mutant) throws -> (path: String, text: String) {
    guard let path = sources()[mutant.file] else {
      throw ToolError(message: "\(mutant.file): there is no such file")
    }
    return (path, try mutant.applied(to: text(of: path)))
  }

  /// Makes the copy like the original, with some mutants behind switches, or with one that needs none.
  ///
  /// A file that is as it should be is not touched, so it is not built again.
  ///
  /// - Returns: The numbers of the mutants that are behind a switch.
  func make(switching mutants: [Mutant], alone: Mutant? = nil) throws -> Set<Int> {
    var placed: Set<Int> = []
    var wanted: [String: String] = [:]
    for path in ["Sources", "Tests"].flatMap({ Self.files(in: root, $0) }) {
      wanted[path] = try text(of: path)
    }
    let reader = String.switchFile(named: "mutant", from: Trial.variable)
    for target in Self.libraries.values { wanted[target + "Switch.swift"] = reader }
    for (name, path) in sources() {
      let library = Self.libraries.keys.first(where: path.hasPrefix) ?? ""
      let target = path.replacing(library, with: Self.libraries[library] ?? "")
      let own = mutants.filter { $0.file == name }
      wanted[target] = try text(of: path).switching(own, placed: &placed)
    }
    if let alone {
      let (path, text) = try changed(by: alone)
      wanted[path.replacing("Sources/ReactiveCore/", with: "Broken/")] = text
    }
    wanted["Package.swift"] = try text(of: "Package.swift")
      .replacing("\"Sources/ReactiveCore\"", with: "\"Broken\"")
    for path in ["Sources", "Tests", "Broken"].flatMap({ Self.files(in: folder, $0) })
    where wanted[path] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: path))
    }
    for (path, text) in wanted {
      let file = folder.appending(path: path)
      if let old = try? String(contentsOf: file, encoding: .utf8), old == text { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return placed
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of all source files and pages beneath a folder; tests read the reference, too.
  private static func files(in root: URL, _ folder: String) -> [String] {
    let inside = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (inside?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".swift") || $0.hasSuffix(".md")
    }.map { "\(folder)/\($0)" }
  }
}
