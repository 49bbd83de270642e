import LessonKit
import Testing

@Suite struct CounterTests {
  @Test("a counter counts its increments")
  func counts() {
    let counter = Counter()
    #expect(counter.count == 0)
    #expect(counter.increment() == 1)
    counter.increment()
    #expect(counter.count == 2)
  }

  @Test("no increment is lost, from however many threads")
  func losesNothing() async {
    let counter = Counter()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { counter.increment() } }
      }
    }
    #expect(counter.count == 8_000)
  }
}
