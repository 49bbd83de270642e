import Foundation

/// The folder into which the package was built.
package enum Products {
  /// Returns an executable, for a test.
  ///
  /// - Parameter command: The name of the executable.
  /// - Returns: Where it lies, beside the test bundle.
  /// - Throws: `Missing`, which says where it was sought.
  package static func executable(_ command: String) throws -> URL {
    let folders = folders(ofBundle: places)
    return try find(command, in: folders, isExecutable: FileManager.default.isExecutableFile)
  }

  /// Says which executable is missing, and where it was sought.
  package struct Missing: Error, Equatable, CustomStringConvertible {
    package let command: String
    package let folders: [String]

    package var description: String {
      "\(command) is not built; sought in \(folders.joined(separator: ", ")); try: make test"
    }
  }

  /// Returns the first of the folders that holds an executable, with the executable's name.
  package static func find(
    _ command: String, in folders: [URL], isExecutable: (String) -> Bool
  ) throws -> URL {
    for folder in folders {
      let candidate = folder.appending(path: command)
      if isExecutable(candidate.path(percentEncoded: false)) { return candidate }
    }
    throw Missing(command: command, folders: folders.map { $0.path(percentEncoded: false) })
  }

  /// Returns the folders that hold a test bundle, each once, for paths of or inside of the bundle.
  ///
  /// On Linux the bundle is the program that runs the tests; on macOS it is a folder that another
  /// program loads, and names in its arguments.
  package static func folders(ofBundle paths: [String]) -> [URL] {
    var seen: Set<String> = []
    return paths.compactMap { path in
      var url = URL(filePath: path).standardizedFileURL
      while url.pathExtension != "xctest" {
        guard url.pathComponents.count > 1 else { return nil }
        url.deleteLastPathComponent()
      }
      let folder = url.deletingLastPathComponent()
      return seen.insert(folder.path).inserted ? folder : nil
    }
  }

  /// All that may tell where the test bundle is, on one system or another.
  private static var places: [String] {
    CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
      + [Bundle(for: Anchor.self).bundlePath, Bundle.main.executablePath].compactMap(\.self)
  }

  /// The folder into which the package was built, for a test that needs more than one executable.
  package static var folder: URL { folders(ofBundle: places)[0] }

  /// A class of this bundle.
  private final class Anchor {}
}
