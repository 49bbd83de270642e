import Marbles
import Testing

@Suite(.timeLimit(.minutes(20))) struct RecorderTests {
  @Test("emptying a recorder returns what was in it; no lock is held while a value is destroyed")
  func destroysOutsideItsLock() {
    let recorder = Recorder<Farewell>()
    let farewells = Counter()
    recorder.append(
      Farewell {
        // Would wait for its own lock.
        #expect(recorder.values.isEmpty)
        farewells.increment()
      })
    #expect(recorder.removeAll().count == 1)
    #expect(farewells.count == 1)
  }

  /// Says something when it is destroyed.
  private final class Farewell: Sendable {
    private let say: @Sendable () -> Void
    init(_ say: @escaping @Sendable () -> Void) { self.say = say }
    deinit { say() }
  }
}
