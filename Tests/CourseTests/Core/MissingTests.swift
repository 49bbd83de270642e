import Testing

@testable import course

@Suite struct MissingTests {
  private let ours = """
    public struct Subscriber {
      private let receive: () -> Void
      public func send(_ value: Int) { receive() }
      func fail(_ error: any Error) { receive() }
      var isOver: Bool { true }
    }

    private struct Helper {
      var isHidden = true
    }
    """

  private func missing(_ text: String) -> [Missing] {
    Missing.all(
      in: OwnCore.Part(name: "Subscriber.swift", text: text), comparedWith: ours)
  }

  @Test("what a learner's file lacks, or has in another form, is named with its place")
  func namesMissing() {
    let found = missing(
      """
      // Mine.
      public struct Subscriber {
        let isOver = true
        public func send(_ value: String) {}
        func failWith(_ error: any Error) {}
      }
      """)
    #expect(found.map(\.title) == ["Subscriber.send(_:)", "Subscriber.fail(_:)"])
    #expect(found.map(\.ours)[0] == "func send(_ value: Int)")
    #expect(found.map(\.theirs) == ["func send(_ value: String)", nil])
    #expect(found.map(\.place.words).last == "Exercises/Core/Subscriber.swift, line 2")
    #expect(found.map(\.place.line) == [4, 2])
  }

  @Test("a file that offers all has nothing missing")
  func findsNothing() { #expect(missing(ours).isEmpty) }
}
