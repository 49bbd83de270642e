import Foundation
import LessonKit
import SwiftReader
import Testing
import Workshop

@testable import course

@Suite struct StubTests {
  @Test("what is promised stays, bodies stop the program, and what is private goes")
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
        public func act(_ number: Int, with other: Int) -> Int {
          // A secret.
          number + other
        }

        var isOver: Bool { parts.isEmpty }

        private func help() {}
      }

      private struct Part {
        func act() {}
      }

      """
    #expect(
      Stub(of: original, chapter: 4).text == """
        import Synchronization

        /// A thing.
        public final class Thing {
          /// How many.
          public let count = 3

          public init() {
            fatalError("chapter 4: Thing.init()")
          }

          /// Does it.
          public func act(_ number: Int, with other: Int) -> Int {
            fatalError("chapter 4: Thing.act(_:with:)")
          }

          var isOver: Bool {
            fatalError("chapter 4: Thing.isOver")
          }
        }

        """)
  }

  @Test("what a body requires stays, and what a later chapter explains is given")
  func keeps() {
    let original = """
      struct Thing {
        func take(_ count: Int) -> Int {
          require(count >= 0, "take(\\(count)) cannot be")
          return count
        }

        func later() -> Int { 1 }

        func last() {
          print(1)
        }
      }

      """
    let given = ["Thing.later()": 3, "Thing.last()": 5]
    #expect(
      Stub(of: original, chapter: 4, given: given).text == """
        struct Thing {
          func take(_ count: Int) -> Int {
            require(count >= 0, "take(\\(count)) cannot be")
            fatalError("chapter 4: Thing.take(_:)")
          }

          func later() -> Int {
            // Given, as in ours: chapter 3 explains it.
            1
          }

          func last() {
            // Given, as in ours: chapter 5 explains it.
            print(1)
          }
        }

        """)
  }

  @Test("a requirement over several lines stays whole, with the constant that it needs")
  func keepsWrappedRequirements() {
    let original = """
      func bind(_ count: Int) -> Int {
        let thing = Thing()
        require(
          thing.accepts(count),
          "bind(\\(count)) cannot be")
        let secret = 1
        return secret
      }

      """
    #expect(
      Stub(of: original, chapter: 10).text == """
        func bind(_ count: Int) -> Int {
          let thing = Thing()
          require(
            thing.accepts(count),
            "bind(\\(count)) cannot be")
          fatalError("chapter 10: bind(_:)")
        }

        """)
  }

  @Test("what is laid out declares what ours does, and requires what ours requires")
  func isOurInterface() throws {
    let core = OwnCore(files: CourseFiles(root: root))
    let chapters = try core.chapters()
    var required = 0
    for (name, path) in core.ours() {
      let ours = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let stub = try core.stub(of: name, in: chapters)
      #expect(interface(of: stub) == interface(of: ours), "\(name)")
      for (laidOut, real) in zip(openBodies(of: stub), openBodies(of: ours)) {
        let kept = laidOut.prefix { !$0.contains("fatalError(\"chapter") }
        if kept.count == laidOut.count { continue }
        #expect(real.starts(with: kept), "\(name)")
        let calls = real.count { $0.hasPrefix("require(") }
        #expect(kept.count { $0.hasPrefix("require(") } == calls, "\(name): \(real)")
        required += calls
      }
    }
    #expect(required > 10)
  }

  /// What others can name, in the order of the file.
  private func interface(of text: String) -> [String] {
    open(in: text).filter { $0.kind != "extension" }.map { "\($0.title) \($0.text)" }
  }

  /// The lines of what others can call.
  private func openBodies(of text: String) -> [[String]] {
    let titles = Set(open(in: text).map(\.lines))
    let scalars = Array(text.unicodeScalars)
    return bodies(in: text).filter { titles.contains($0.declaration.lines) }.map { body in
      String(String.UnicodeScalarView(scalars[body.range])).split(separator: "\n").map {
        String($0).trimmingCharacters(in: .whitespaces)
      }.filter { !$0.isEmpty }
    }
  }

  private func open(in text: String) -> [Declaration] {
    let all = declarations(in: SourceFile(path: "", text: text))
    let hidden = all.filter(\.isPrivate).map(\.lines)
    return all.filter { declaration in
      !hidden.contains { $0.contains(declaration.lines.lowerBound) }
    }
  }

  @Test("the stubs of all files build together, and each stops with the name of its chapter")
  func stops() async throws {
    let core = OwnCore(files: CourseFiles(root: root))
    let chapters = try core.chapters()
    let programs = [
      "Event<Int, Never>.completed.isTerminal", "Disposable()",
      "DeliveryQueue<Int, Int>(remembering: 0) { _, _, _ in }", "Subject<Int, Never>()",
      "made.map { $0 }", "made.flatMap { _ in made }", "Signal.merge(made, made)", "made.share()",
      "VirtualScheduler()", "Property(1)", "MemoizedSequence([1])", "made.values",
    ]
    #expect(programs.count == chapters.count)
    try await withTemporaryFolder { folder in
      var names = ["main.swift"]
      for chapter in chapters {
        for name in chapter.allFileNames {
          // The others call it first of all, so it stays ours.
          let isOurs = name == "Require.swift"
          let stub =
            isOurs
            ? try String(
              contentsOf: root.appending(path: core.ours()[name] ?? ""), encoding: .utf8)
            : try core.stub(of: name, in: chapters)
          try Data(stub.utf8).write(to: folder.appending(path: name))
          names.append(name)
        }
      }
      let cases = zip(chapters, programs).map { "case \"\($0.number)\": _ = \($1)\n" }.joined()
      // A signal that no initialiser has made, since all of them stop.
      let main = """
        let made = UnsafeMutablePointer<Signal<Int, Never>>.allocate(capacity: 1).pointee
        switch CommandLine.arguments[1] {
        \(cases)default: break
        }

        """
      try Data(main.utf8).write(to: folder.appending(path: "main.swift"))
      let build = try await Run.of(
        [
          "swiftc", "-swift-version", "6", "-module-name", "stubs", "-package-name", "stubs", "-o",
          "stubs",
        ]
          + names,
        in: folder, limit: .seconds(300))
      #expect(build.ending == .exited(status: 0), "\(build.errors)")
      for chapter in chapters {
        let run = try await Run.of(
          ["./stubs", "\(chapter.number)"], in: folder, limit: .seconds(30))
        #expect(fatalError(in: run.errors).hasPrefix("chapter \(chapter.number): "))
      }
    }
  }
}
