import Foundation

/// The text of the core, for tests that hold their tables to it.
enum CoreSources {
  /// Returns the text of each file.
  static func texts() throws -> [String] {
    let core = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/ReactiveCore")
    return try FileManager.default
      .contentsOfDirectory(at: core, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// Returns the names of all public functions and properties that are signals, or something like it.
  static func namesOfSignals() throws -> Set<String> {
    let declaration =
      /public (?:static )?(?:func|var) `?(\w+)[^{}]*(?:->|:) \w*(?:Signal|Driver|Values)\b/
    return Set(try texts().flatMap { $0.matches(of: declaration).map { String($0.1) } })
  }
}
