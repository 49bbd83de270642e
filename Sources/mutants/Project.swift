import Foundation

/// The package whose core is broken, and the copy in which that is done.
struct Project {
  let root: URL

  /// Where the copy lies.
  var copy: URL { root.appending(path: ".build/mutants") }

  /// What the copy has: the core, and what its tests need.
  static let folders = ["Sources/ReactiveCore", "Sources/LessonKit", "Tests/ReactiveCoreTests"]

  /// The list, as it stands in its file.
  func mutants() throws -> [Mutant] {
    let list = root.appending(path: "Sources/mutants/mutants.txt")
    return try Array(list: String(contentsOf: list, encoding: .utf8))
  }

  /// Returns the path of each file of the core, by its name.
  func core() throws -> [String: String] {
    let paths = try Self.files(in: root.appending(path: "Sources/ReactiveCore"))
      .map { "Sources/ReactiveCore/\($0)" }
    return Dictionary(paths.map { (URL(filePath: $0).lastPathComponent, $0) }) { first, _ in first }
  }

  /// Makes each mutated file, in memory.
  ///
  /// - Returns: For each mutant the path of its file, and the text to put there.
  /// - Throws: The first entry that does not fit the core.
  func changes(_ mutants: [Mutant]) throws -> [(mutant: Mutant, path: String, text: String)] {
    let core = try core()
    return try mutants.map { mutant in
      guard let path = core[mutant.file] else {
        throw Mistake("\(mutant.file): the core has no such file.")
      }
      return (mutant, path, try mutant.applied(to: text(of: path)))
    }
  }

  /// Makes the copy like the original, and touches no file that is like it already.
  func refreshCopy() throws {
    for folder in Self.folders {
      let (source, target) = (root.appending(path: folder), copy.appending(path: folder))
      let names = try Self.files(in: source)
      for name in try Self.files(in: target) where !names.contains(name) {
        try FileManager.default.removeItem(at: target.appending(path: name))
      }
      for name in names {
        try write(try text(of: "\(folder)/\(name)"), to: "\(folder)/\(name)")
      }
    }
    try write(Self.manifest, to: "Package.swift")
  }

  /// Writes a file of the copy, unless it says the same already.
  func write(_ text: String, to path: String) throws {
    let file = copy.appending(path: path)
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func files(in folder: URL) throws -> Set<String> {
    let inside = FileManager.default.enumerator(atPath: folder.path)
    var files: Set<String> = []
    while let path = inside?.nextObject() as? String {
      if path.hasSuffix(".swift") { files.insert(path) }
    }
    return files
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "mutants",
      platforms: [.macOS(.v15)],
      targets: [
        .target(name: "ReactiveCore"),
        .target(name: "LessonKit", dependencies: ["ReactiveCore"]),
        .testTarget(name: "ReactiveCoreTests", dependencies: ["LessonKit", "ReactiveCore"]),
      ],
      swiftLanguageModes: [.v6]
    )

    """
}
