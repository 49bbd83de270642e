import Testing

@testable import CourseSupport

@Suite struct CourseListTests {
  private let manifest = """
    // not | this | line
    let course = \"""
      01-create-signal  | A cold signal | Signal Subscriber
      02-subject | A hot signal |
      \"""
    let book = \"""
      01-a-closure | A closure
      \"""
    let other = "a | b | c"
    """

  @Test(
    "both lists are read from the manifest, whatever ends its lines", arguments: ["\n", "\r\n"])
  func reads(end: String) {
    let list = CourseList(manifest: manifest.replacing("\n", with: end))
    #expect(
      list.lessons == [
        .init(name: "01-create-signal", title: "A cold signal", words: ["Signal", "Subscriber"]),
        .init(name: "02-subject", title: "A hot signal"),
      ])
    #expect(list.chapters == [.init(name: "01-a-closure", title: "A closure")])
    #expect(list.lesson("2")?.name == "02-subject")
  }
}
