import Foundation

/// Records what the page in the browser shows.
@main
struct Walkthrough {
  static func main() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL
    let page = Page(root: root)
    let clock = ContinuousClock()
    var files: [String: String] = [:]
    let time = try clock.measure { files = try page.files() }
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      try text.write(to: page.folder.appending(path: name), atomically: true, encoding: .utf8)
      print("recorded Tutorials/walkthrough/\(name), \(text.utf8.count) bytes")
    }
    print("all of it in \(time)")
  }
}

/// The folder of the page, and what is recorded for it.
struct Page {
  /// The folder of the package.
  let root: URL

  var folder: URL { root.appending(path: "Tutorials/walkthrough") }

  /// Records everything anew.
  ///
  /// - Returns: The text of each script that is recorded, by the name of its file.
  func files() throws -> [String: String] {
    let scenes = root.appending(path: "Sources/walkthrough/Explorer/Scenes.swift")
    let explorer = try ExplorerFile(source: String(contentsOf: scenes, encoding: .utf8))
    return ["runs.js": explorer.text]
  }
}
