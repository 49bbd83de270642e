import Dispatch
import LessonKit
import Testing

/// Threads of their own meet: a task may not wait for another.
@Suite struct MeetingTests {
  @Test("two threads meet, whoever comes first, and a third is late")
  func meets() {
    let meeting = Meeting(milliseconds: 60_000)
    let met = Recorder<Bool>()
    onTwoThreads { met.append(meeting.attend()) }
    #expect(met.values == [true, true])
    #expect(!meeting.attend())
  }

  @Test("who waits in vain has not met, and nobody waits after that")
  func givesUp() {
    let meeting = Meeting(milliseconds: 1)
    #expect(!meeting.attend())
    #expect(!meeting.attend())
  }

  /// Runs work on two threads, and waits for both.
  ///
  /// A serial queue that works has a thread, however few cores there are.
  private func onTwoThreads(_ work: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for name in ["one", "another"] {
      DispatchQueue(label: name).async(group: group, execute: DispatchWorkItem(block: work))
    }
    group.wait()
  }
}
