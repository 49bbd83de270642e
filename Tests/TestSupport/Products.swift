import CourseSupport
import Foundation

extension Products {
  /// The folder into which the package was built: the one in which the test bundle lies.
  package static let folder: URL = {
    #if os(macOS)
      Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
    #else
      Bundle.main.bundleURL
    #endif
  }()

  /// A class of the test bundle.
  private final class Anchor {}

  /// Returns where a program lies.
  ///
  /// - Throws: `ToolError`, if it is not built.
  package static func executable(_ name: String) throws -> URL {
    let program = folder.appending(path: name)
    if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    throw ToolError(message: "\(name) is not in \(folder.path); build all with: make test")
  }
}
