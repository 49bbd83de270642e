import CourseSupport
import Foundation
import LessonKit
import SwiftReader
import Testing

@testable import course

@Suite struct StubTests {
  @Test("what is promised or required stays, bodies stop the program, and what is private goes")
  func cuts() {
    let original = """
      import Synchronization

      /// A thing.
      public final class Thing {
        /// How many.
        public let count = 3

        /// A secret.
        private var parts: [Int] = []

        public convenience init() { self.init(count: 1) }

        /// Does it.
        public func take(_ count: Int, with other: Int) -> Int {
          require(count >= 0, "take(\\(count)) cannot be")
          let thing = Thing()
          require(
            thing.accepts(count),
            "this thing cannot be")
          // A secret.
          let secret = 1
          return secret
        }

        var isOver: Bool {
          get { parts.isEmpty }
          set { parts = [] }
        }

        func later() -> Int { 1 }

        private func help() {}
      }

      private struct Part {
        func act() {}
      }

      """
    #expect(
      Stub(of: original, chapter: 4, given: ["Thing.later()": 3]).text == """
        import Synchronization

        /// A thing.
        public final class Thing {
          /// How many.
          public let count = 3

          public init() {
            fatalError("chapter 4: Thing.init()")
          }

          /// Does it.
          public func take(_ count: Int, with other: Int) -> Int {
            require(count >= 0, "take(\\(count)) cannot be")
            let thing = Thing()
            require(
              thing.accepts(count),
              "this thing cannot be")
            fatalError("chapter 4: Thing.take(_:with:)")
          }

          var isOver: Bool {
            get {
              fatalError("chapter 4: Thing.isOver")
            }
            set {
              fatalError("chapter 4: Thing.isOver")
            }
          }

          func later() -> Int {
            // Given, as in ours: chapter 3 explains it.
            1
          }
        }

        """)
  }

  @Test("what is laid out declares and requires what ours does, and is ours line by line")
  func isOurInterface() throws {
    let core = try OwnCore(files: CourseFiles(root: root))
    for name in core.ours.keys {
      let ours = try core.text(of: name)
      let stub = try core.stub(of: name)
      #expect(interface(of: stub) == interface(of: ours), "\(name)")
      #expect(requirements(in: stub) == requirements(in: ours), "\(name)")
      #expect(refilled(stub, with: ours) != nil, "\(name)")
    }
  }

  /// What others can name, in the order of the file.
  private func interface(of text: String) -> [String] {
    declarations(in: SourceFile(path: "", text: text))
      .filter { !$0.isPrivate && $0.kind != "extension" }.map { "\($0.title) \($0.text)" }
  }

  private func requirements(in text: String) -> Int {
    text.textLines.count { $0.trimmed.hasPrefix("require(") }
  }

  @Test("the stubs of all files build together")
  func build() async throws {
    let core = try OwnCore(files: CourseFiles(root: root))
    try await withTemporaryFolder { folder in
      for name in core.ours.keys {
        try Data(core.stub(of: name).utf8).write(to: folder.appending(path: name))
      }
      let options = ["-swift-version", "6", "-parse-as-library", "-package-name", "stubs"]
      let build = try await Run.of(
        ["swiftc", "-emit-sil", "-wmo", "-o", "/dev/null"] + options + core.ours.keys, in: folder,
        limit: .seconds(300))
      #expect(build.ending == .exited(status: 0), "\(build.errors)")
    }
  }
}

/// What is laid out, with our bodies, and what is private in ours, between its lines.
///
/// - Returns: The whole file; nil if a line that is laid out is not in ours, in this order.
func refilled(_ stub: String, with ours: String) -> String? {
  func isNew(_ line: String) -> Bool {
    line.contains(/fatalError\("chapter|\/\/ Given, as in ours/)
  }
  func words(_ line: String) -> String { line.trimmed.replacing("convenience ", with: "") }
  // A body on one line gets lines of its own, as it has where it is laid out.
  let whole = ours.replacingBodies { _, code in "\n\(code)\n" }.textLines.filter { !$0.isBlank }
  var laidOut = stub.textLines.filter { !$0.isBlank && !isNew($0) }[...]
  for line in whole where words(line) == laidOut.first.map(words) { laidOut.removeFirst() }
  return laidOut.isEmpty ? whole.joined(separator: "\n") + "\n" : nil
}
