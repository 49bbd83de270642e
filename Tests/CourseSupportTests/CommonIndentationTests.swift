import CourseSupport
import Testing

@Suite struct CommonIndentationTests {
  @Test("lines lose the indentation that all of them have; blank ones do not count")
  func cuts() {
    #expect(
      ["    a", "", "      b", " ", "    c"].withoutCommonIndentation == ["a", "", "  b", "", "c"])
    #expect(["a", "  b"].withoutCommonIndentation == ["a", "  b"])
    #expect([String]().withoutCommonIndentation == [])
  }
}
