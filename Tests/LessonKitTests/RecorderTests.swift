import LessonKit
import Testing

@Suite(.timeLimit(.minutes(20))) struct RecorderTests {
  @Test("nothing is lost, from however many threads, nor does a counter lose anything")
  func losesNothing() async {
    let (recorder, counter) = (Recorder<Int>(), Counter())
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { recorder.append(counter.increment()) } }
      }
    }
    #expect(recorder.values.sorted() == Array(1...8_000))
  }

  @Test("no lock is held while a value is destroyed")
  func destroysOutsideItsLock() {
    let recorder = Recorder<Farewell>()
    let farewells = Counter()
    recorder.append(
      Farewell {
        // Would wait for its own lock.
        #expect(recorder.values.isEmpty)
        farewells.increment()
      })
    recorder.removeAll()
    #expect(farewells.count == 1)
  }

  /// Says something when it is destroyed.
  private final class Farewell: Sendable {
    private let say: @Sendable () -> Void
    init(_ say: @escaping @Sendable () -> Void) { self.say = say }
    deinit { say() }
  }
}
