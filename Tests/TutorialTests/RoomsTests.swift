import Foundation
import SwiftReader
import Testing

@testable import weave

/// Where a file of the core stands, what is in it, and where its tests stand.
@Suite struct RoomsTests {
  private let project: Project

  init() throws { project = try RealTree.project() }

  private static let rooms: Set = [
    "Signal", "Delivery", "Collections", "Subjects", "Creating", "Operators/Values",
    "Operators/Flattening", "Operators/Combining", "Operators/Time", "Operators/Sharing",
    "Operators/Parts", "Schedulers", "State",
  ]

  /// Folders of tests that hold something across the files of the core.
  private static let tables: Set = [
    "BadInput", "Depth", "Laws", "Leaks", "Random", "Reentrancy", "Support", "Table", "Threads",
  ]

  /// What stands in a file that is not named after it, and needs no file of its own.
  private static let neighbours: [String: Set<String>] = [
    // How others come to what the file is about.
    "AsyncValues": ["Signal.values", "Signal.values(bufferingPolicy:)"],
    "Continuation": ["Signal.continuing(_:)"],
    "DisposeBag": ["Disposable.disposed(by:)"],
    "Resubscription": ["Signal.resubscribing(_:)"],
    // An overload of the name, and one word for what its kin have several for.
    "FromAsyncSequence": ["Signal.from(_:)"],
    // A count for the run under the thread sanitizer only.
    "Lock": ["Locks"],
    // The same for operators that may end before their source does.
    "Lift": ["Signal.liftEndingEarly(remembering:_:)"],
    // How an operator subscribes, by the number of its sources, and what it is then told.
    "OneSource": ["Subscriber.subscribe(to:within:_:)"],
    "TwoSources": [
      "Subscriber.subscribe(to:and:firstEndsWhole:remembering:_:)", "Input",
    ],
    "ManySources": ["Subscriber.subscribe(to:remembering:_:)"],
  ]

  /// The folder and the name of each Swift file beneath another folder.
  private func files(beneath folder: String) -> [(path: String, room: String, name: String)] {
    project.files.keys
      .filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .map { path in
        let parts = path.dropFirst(folder.count).dropLast(".swift".count).split(separator: "/")
        return (path, parts.dropLast().joined(separator: "/"), String(parts.last ?? ""))
      }
  }

  @Test("each file of the core stands in a room, and no two have one name")
  func coreHasRooms() {
    let core = files(beneath: "Sources/ReactiveCore/")
    #expect(core.count > 70)
    #expect(Set(core.map(\.room)) == Self.rooms)
    #expect(Set(core.map(\.name)).count == core.count)
  }

  @Test("each file of the core holds the one concept that it is named after")
  func holdsOneConcept() throws {
    var strangers: [String: Set<String>] = [:]
    for (path, _, name) in files(beneath: "Sources/ReactiveCore/") {
      let file = try #require(project.sources[path])
      let visible = file.declarations.filter { !$0.isPrivate }
      let outside = visible.filter { $0.parents.isEmpty && $0.kind != "extension" }
      // What an extension of another type declares; what is in a type itself belongs to the type.
      let types = Set(outside.filter(\.isType).flatMap(\.names))
      let added = visible.filter { declaration in
        declaration.parents.count == 1 && !types.contains(declaration.parents[0])
          && declaration.parents[0] != name && !isInPrivateType(declaration, of: file)
      }
      let all = outside + added
      #expect(all.contains { isNamed($0, name) } || Self.neighbours[name] != nil, "\(path)")
      let others = all.filter { !isNamed($0, name) }.map(\.title)
      if !others.isEmpty { strangers[name] = Set(others) }
    }
    #expect(strangers == Self.neighbours)
  }

  /// Whether a declaration has the name of its file: `Map` is `map`, `TakeWhile` is `take(while:)`.
  private func isNamed(_ declaration: Declaration, _ file: String) -> Bool {
    let names = declaration.names.map(\.capitalizedFirst)
    let label = declaration.labels?.first.map(\.capitalizedFirst) ?? ""
    return names.contains(file) || names.contains { $0 + label == file }
  }

  private func isInPrivateType(_ declaration: Declaration, of file: SourceFile) -> Bool {
    file.declarations.contains { type in
      type.isType && type.parents.isEmpty && type.names == declaration.parents && type.isPrivate
    }
  }

  @Test("the tests of a file stand in its room, and are named after it")
  func testsHaveRooms() {
    let core = files(beneath: "Sources/ReactiveCore/")
    let tests = files(beneath: "Tests/ReactiveCoreTests/")
    #expect(Set(tests.map(\.room)).subtracting(Self.rooms) == Self.tables)
    for test in tests where Self.rooms.contains(test.room) {
      let twins = core.filter { $0.room == test.room && test.name.hasPrefix($0.name) }
      #expect(!twins.isEmpty && test.name.hasSuffix("Tests"), "\(test.path)")
    }
  }

  @Test("what runs under the thread sanitizer has no lock that it cannot see into")
  func threadsAreVisible() {
    let tests = files(beneath: "Tests/ReactiveCoreTests/").filter { $0.room == "Threads" }
    #expect(tests.count > 10)
    for (path, _, _) in tests {
      let text = project.files[path] ?? ""
      for blind in ["import LessonKit", "Mutex"] { #expect(!text.contains(blind), "\(path)") }
    }
  }

  @Test("each operator has a file of tests that is named after it")
  func operatorsAreTested() throws {
    let names = Set(files(beneath: "Tests/ReactiveCoreTests/").map(\.name))
    for (path, room, name) in files(beneath: "Sources/ReactiveCore/")
    where room.hasPrefix("Operators/") {
      let file = try #require(project.sources[path])
      let isOperator = file.declarations.contains { declaration in
        declaration.kind == "func" && isNamed(declaration, name) && declaration.isPublic
      }
      if isOperator { #expect(names.contains("\(name)Tests"), "\(path) has no tests") }
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
