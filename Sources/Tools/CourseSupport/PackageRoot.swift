import Foundation

/// Returns the folder with Package.swift in it: this one, or the nearest around it.
///
/// - Parameter folder: Where to begin; by default where this program runs.
/// - Returns: The folder; nil if there is none, or if the first one is gone.
package func packageRoot(
  around folder: URL = URL(filePath: FileManager.default.currentDirectoryPath)
) -> URL? {
  let files = FileManager.default
  // Somebody may have removed the folder in which this program runs. It has no path then.
  if files.currentDirectoryPath.isEmpty, !folder.path.hasPrefix("/") { return nil }
  var folder = folder.standardizedFileURL
  while !files.fileExists(atPath: folder.appending(path: "Package.swift").path) {
    let depth = folder.pathComponents.count
    folder = folder.deletingLastPathComponent().standardizedFileURL
    if folder.pathComponents.count >= depth { return nil }
  }
  return folder
}
