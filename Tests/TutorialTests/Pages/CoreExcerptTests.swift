import Testing

@testable import weave

@Suite struct CoreExcerptTests {
  @Test("a declaration is shown with its attributes and comments, without documentation")
  func declaration() throws {
    let expected = """
      ```swift
      @discardableResult
      public func say(_ words: String) -> Int {
        // nobody may hear it
        listeners.count
      }
      ```
      """
    #expect(try code(of: "<!-- snippet: ReactiveCore/Station.swift#say(_:) -->") == expected)
  }

  @Test("several declarations stand in one block, as they are named, each at the margin")
  func several() throws {
    let expected = """
      ```swift
      struct Listener {
        let name: String
      }

      public func say(loudly words: String) {}

      private var listeners: [Listener] = []
      ```
      """
    let names = "Listener, say(loudly:),Station.listeners"
    #expect(try code(of: "<!-- snippet: ReactiveCore/Station.swift#\(names) -->") == expected)
  }

  @Test(
    "a comma in brackets does not end a name",
    arguments: [
      "func a<B, C>", "func a<B, C>(_ b: (B, C) -> [B: C], c: C)", "a(_:c:)",
    ])
  func commaInName(name: String) throws {
    let source = "func a<B, C>(_ b: (B, C) -> [B: C], c: C) {}\nlet d = 1\n"
    let project = Project.sample(["Sources/ReactiveCore/A.swift": source])
    let shown = try code(of: "<!-- snippet: ReactiveCore/A.swift#\(name), d -->", in: project)
    #expect(shown == "```swift\nfunc a<B, C>(_ b: (B, C) -> [B: C], c: C) {}\n\nlet d = 1\n```")
  }

  @Test("a comment right above a declaration belongs to it") func commentAbove() throws {
    let source = "let a = 1\n\n// why\n/// What.\nlet b = 2\n"
    let project = Project.sample(["Sources/ReactiveCore/B.swift": source])
    let shown = try code(of: "<!-- snippet: ReactiveCore/B.swift#b -->", in: project)
    #expect(shown == "```swift\n// why\nlet b = 2\n```")
  }

  @Test("an outline shows what a type stores, and a … for each run of the rest") func outline()
    throws
  {
    let source = """
      /// A.
      struct A: B {
        typealias C = Int

        // MARK: - State

        /// One.
        var one = 1  // {
        var two: Int {
          didSet {}
        }

        /// Starts.
        init() {}

        // why
        func go() {
          let no = 1
        }

        let three = 3

        #if D
          let four = 4
        #endif

        struct E { let five = 5 }

        // that was all
      }
      """
    let expected = """
      ```swift
      struct A: B {
        typealias C = Int

        // MARK: - State

        var one = 1  // {
        var two: Int {
          didSet {}
        }

        …

        let three = 3

        #if D
          let four = 4
        #endif

        …
      }
      ```
      """
    let project = Project.sample(["Sources/ReactiveCore/A.swift": source])
    #expect(try code(of: "<!-- snippet: ReactiveCore/A.swift#A... -->", in: project) == expected)
  }

  @Test("a whole file loses its first comment, its imports and the documentation")
  func wholeFile() throws {
    let expected = """
      ```swift
      public final class Station {
        private var listeners: [Listener] = []

        @discardableResult
        public func say(_ words: String) -> Int {
          // nobody may hear it
          listeners.count
        }

        public func say(loudly words: String) {}
      }

      struct Listener {
        let name: String
      }

      extension Listener: Equatable {}
      ```
      """
    #expect(try code(of: "<!-- snippet: ReactiveCore/Station.swift -->") == expected)
  }

  @Test("a condition that only imports counts as an import") func conditionalImport() throws {
    let source = """
      #if A
        import B
      #else
        import C
      #endif

      #if D
        import D

        let e = 1
      #endif
      """
    let project = Project.sample(["Sources/ReactiveCore/A.swift": source])
    let shown = try code(of: "<!-- snippet: ReactiveCore/A.swift -->", in: project)
    #expect(shown == "```swift\n#if D\n  let e = 1\n#endif\n```")
  }

  @Test("a file of the core is named by its base name, in whatever room it stands") func rooms()
    throws
  {
    let room = "Sources/ReactiveCore/Operators/Values/Kettle.swift"
    let project = Project.sample([room: "let kettle = 1\n"])
    let shown = "```swift\nlet kettle = 1\n```"
    #expect(try code(of: "<!-- snippet: ReactiveCore/Kettle.swift -->", in: project) == shown)
    let byName = "<!-- snippet: ReactiveCore/Kettle.swift#kettle -->"
    #expect(try code(of: byName, in: project) == shown)
    let byPath = "<!-- snippet: ReactiveCore/Operators/Values/Kettle.swift -->"
    #expect(try code(of: byPath, in: project) == shown)
  }

  @Test("two files of one base name are refused, and both are named") func twins() {
    let project = Project.sample(["Sources/ReactiveCore/Subjects/Station.swift": "let a = 1\n"])
    let page = "<!-- snippet: ReactiveCore/Station.swift#Listener -->\n<!-- end -->"
    #expect(
      complaints(about: page, in: project) == """
        Tutorials/01-tea.md:1: error: 'ReactiveCore/Station.swift' may be any of \
        Sources/ReactiveCore/Station.swift, Sources/ReactiveCore/Subjects/Station.swift \
        (give each file of the core its own name)
        """)
  }

  @Test("a file that is not in the core is told with the nearest base name") func missing() {
    let project = Project.sample(["Sources/ReactiveCore/Subjects/Kettle.swift": "let a = 1\n"])
    let page = "<!-- snippet: ReactiveCore/Ketle.swift -->\n<!-- end -->"
    #expect(
      complaints(about: page, in: project) == """
        Tutorials/01-tea.md:1: error: there is no Swift file Sources/ReactiveCore/Ketle.swift \
        (did you mean 'ReactiveCore/Kettle.swift'?)
        """)
  }
}
