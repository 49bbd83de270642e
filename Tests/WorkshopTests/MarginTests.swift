import Testing
import Workshop

@Suite struct MarginTests {
  @Test("lines lose the indentation that all of them have; blank ones do not count")
  func cuts() {
    #expect(["    a", "", "      b", " ", "    c"].withoutMargin == ["a", "", "  b", "", "c"])
    #expect(["a", "  b"].withoutMargin == ["a", "  b"])
    #expect([String]().withoutMargin == [])
  }
}
