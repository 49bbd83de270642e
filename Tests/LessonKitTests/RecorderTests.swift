import LessonKit
import Testing

@Suite(.timeLimit(.minutes(20))) struct RecorderTests {
  @Test("a recorder keeps what was appended, in order")
  func keepsOrder() {
    let recorder = Recorder<Int>()
    for value in [3, 1, 2] { recorder.append(value) }
    #expect(recorder.values == [3, 1, 2])
  }

  @Test("emptying a recorder returns what was in it")
  func empties() {
    let recorder = Recorder<Int>()
    recorder.append(1)
    #expect(recorder.removeAll() == [1])
    #expect(recorder.values.isEmpty)
  }

  @Test("nothing is lost, from however many threads")
  func losesNothing() async {
    let recorder = Recorder<Int>()
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask { for value in 0..<100 { recorder.append(task * 100 + value) } }
      }
    }
    #expect(recorder.values.sorted() == Array(0..<800))
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
