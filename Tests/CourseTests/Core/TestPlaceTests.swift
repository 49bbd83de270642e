import Testing

@testable import course

@Suite struct TestPlaceTests {
  private let parts = [
    OwnCore.Part(
      name: "Scan.swift",
      text: """
        extension Signal {
          /// Adds up.
          public func scan() {}
        }
        """),
    OwnCore.Part(name: "Subject.swift", text: "public final class Subject {}\n"),
  ]

  private func about(
    _ name: String, _ failures: [String] = ["no"], suite: String = "LeakTests"
  ) -> (line: String?, failure: String) {
    let test = TestEvents.Test(id: "M.\(suite)/a()", name: name, failures: failures)
    let (place, failure) = test.about(parts)
    return (place?.words, failure)
  }

  @Test("a test is about the operator that it was tried with, and says what failed with that")
  func findsRows() {
    let (line, failure) = about(
      "law 12: nothing is kept alive", ["With map(to:), .release: no", "With scan, .release: yes"])
    #expect(line == "Exercises/Core/Scan.swift, line 3")
    #expect(failure == "With scan, .release: yes")
  }

  @Test("or else about what its sentence names, or about the file that its suite is called after")
  func findsNames() {
    #expect(about("law 11: a thousand subjects").line == "Exercises/Core/Subject.swift, line 1")
    #expect(about("it adds up", suite: "ScanTests").line == "Exercises/Core/Scan.swift, line 3")
    #expect(about("one may scan what is here").line == nil)
  }
}
