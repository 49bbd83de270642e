import Foundation
import SwiftReader

/// The text of the core and of its tests, in whatever folders they stand, for tests that compare.
enum CoreSources {
  struct File {
    /// The last part of its path, such as `Zip.swift`.
    let name: String

    /// The folder in which it stands, such as `Operators/Combining`; empty for none.
    let folder: String

    let text: String
  }

  /// Returns the Swift files of the core, by name.
  static func core() throws -> [File] { try files(beneath: "Sources/ReactiveCore") }

  /// Returns the Swift files that test the core, by name.
  static func tests() throws -> [File] { try files(beneath: "Tests/ReactiveCoreTests") }

  /// Returns the text of each file of the core.
  static func texts() throws -> [String] { try core().map(\.text) }

  /// Returns all public functions and properties that are signals, or something like it.
  static func signals() throws -> [PublicSignal] { try readSignals.get() }

  /// Read once, since it takes a second.
  private static let readSignals = Result {
    try core().flatMap { file in
      publicDeclarations(in: file.text).compactMap { PublicSignal($0, in: file) }
    }
  }

  /// Returns the text of a file of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  private static func files(beneath folder: String) throws -> [File] {
    let folder = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .map { path in
        let parts = path.split(separator: "/").map(String.init)
        return File(
          name: parts.last ?? "", folder: parts.dropLast().joined(separator: "/"),
          text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      }
      .sorted { $0.name < $1.name }
  }
}
