import Testing
@Test func holds() { #expect(1 + 1 == 2) }
