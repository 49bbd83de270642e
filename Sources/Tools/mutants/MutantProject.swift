import Foundation

/// The package whose core and bridge are broken, and the copy in which that is done.
struct MutantProject {
  let root: URL

  /// Where the copy lies.
  var copy: URL { root.appending(path: ".build/mutants") }

  /// What the copy has as it is: the core, and what the tests need.
  static let folders = [
    "Sources/ReactiveCore", "Sources/LessonKit", "Sources/Tools/SwiftReader",
    "Tests/ReactiveCoreTests", "Tests/AppBridgeTests",
  ]

  /// Where the copy has the core that is built.
  ///
  /// Tests that read the sources of the core find those as they are.
  static let broken = "Broken"

  /// The folders of what is broken, the core and the bridge to apps, each with the one that the copy
  /// has in its place.
  private static let libraries = [
    "Sources/ReactiveCore": broken, "Sources/AppBridge": "Sources/AppBridge",
  ]

  /// The file of a broken library which reads the switch.
  private static let reader = "Switchboard.swift"

  /// Where the copy has a file of a library, broken.
  private static func inBroken(_ path: String) -> String {
    path.replacing("Sources/ReactiveCore/", with: "\(broken)/")
  }

  /// The list, as it stands in its file.
  func mutants() throws -> [Mutant] {
    let list = root.appending(path: "Sources/Tools/mutants/mutants.txt")
    return try Array(list: String(contentsOf: list, encoding: .utf8))
  }

  /// Returns the path of each file of the core and of the bridge, by its name.
  func sources() throws -> [String: String] {
    let paths = try Self.libraries.keys.flatMap { folder in
      try Self.files(in: root.appending(path: folder)).filter { $0.hasSuffix(".swift") }
        .map { "\(folder)/\($0)" }
    }
    return Dictionary(paths.map { (URL(filePath: $0).lastPathComponent, $0) }) { first, _ in first }
  }

  /// Makes each mutated file, in memory.
  ///
  /// - Returns: The changes, in the order of the list.
  /// - Throws: The first entry that fits no file.
  func changes(_ mutants: [Mutant]) throws -> [Change] {
    let sources = try sources()
    return try mutants.enumerated().map { index, mutant in
      guard let path = sources[mutant.file] else {
        throw Mistake("\(mutant.file): there is no such file.")
      }
      let text = try mutant.applied(to: text(of: path))
      return Change(number: index + 1, mutant: mutant, path: path, text: text)
    }
  }

  /// Puts mutants into the copy, each behind a switch, and leaves all other files as they are.
  ///
  /// - Returns: The numbers of those that could be put there.
  func install(_ changes: [Change]) throws -> Set<Int> {
    var installed: Set<Int> = []
    let byPath = Dictionary(grouping: changes, by: \.path)
    for path in try sources().values {
      let mutants = (byPath[path] ?? []).map { ($0.number, $0.mutant) }
      let board = try Switchboard(
        original: text(of: path), mutants: Dictionary(uniqueKeysWithValues: mutants))
      try write(board.text, to: Self.inBroken(path))
      installed.formUnion(board.numbers)
    }
    return installed
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
    let broken = try Set(sources().values.map(Self.inBroken))
    for folder in Self.libraries.values {
      for name in try Self.files(in: copy.appending(path: folder)) {
        let path = "\(folder)/\(name)"
        if broken.contains(path) || name == Self.reader { continue }
        try FileManager.default.removeItem(at: copy.appending(path: path))
      }
      try write(Switchboard.reader, to: "\(folder)/\(Self.reader)")
    }
    try write(try text(of: "Package.swift"), to: "Package.swift")
  }

  /// Breaks a file with one mutant.
  func install(alone change: Change) throws {
    try write(change.text, to: Self.inBroken(change.path))
  }

  /// Mends the file of a mutant.
  func remove(_ change: Change) throws {
    try write(text(of: change.path), to: Self.inBroken(change.path))
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

  /// The paths of all source files and pages beneath a folder; tests read the reference, too.
  private static func files(in folder: URL) throws -> Set<String> {
    let inside = FileManager.default.enumerator(atPath: folder.path)
    var files: Set<String> = []
    while let path = inside?.nextObject() as? String {
      if path.hasSuffix(".swift") || path.hasSuffix(".md") { files.insert(path) }
    }
    return files
  }
}

/// A mutant, and what it makes of its file.
struct Change: Sendable {
  /// Its place in the list, from 1.
  let number: Int

  let mutant: Mutant

  /// The path of its file in the package.
  let path: String

  /// The text of that file with the change.
  let text: String
}
