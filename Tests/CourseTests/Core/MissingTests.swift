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

  @Test("what a learner's file no longer offers is named, at the type that it belongs to")
  func namesMissing() {
    let found = missing(
      """
      // Mine.
      public struct Subscriber {
        let isOver = true
        public func send(_ number: Int) {}
        func failWith(_ error: any Error) {}
      }
      """)
    #expect(found.map(\.title).contains("Subscriber.fail(_:)"))
    #expect(found.last?.place == Crash.Place(file: "Exercises/Core/Subscriber.swift", line: 2))
    #expect(found.allSatisfy { !["isOver", "receive", "isHidden"].contains($0.name) })
  }

  @Test("what it offers in another form is named, with both forms")
  func namesOtherForms() {
    let found = missing(
      """
      public struct Subscriber {
        var isOver: Bool { false }
        public func send(_ value: String) {}
        func fail(_ error: any Error) {}
      }
      """)
    #expect(found.map(\.title) == ["Subscriber.send(_:)"])
    #expect(found.first?.ours == "func send(_ value: Int)")
    #expect(found.first?.theirs == "func send(_ value: String)")
    #expect(found.first?.place.line == 3)
  }

  @Test("a file that offers all has nothing missing")
  func findsNothing() { #expect(missing(ours).isEmpty) }
}
