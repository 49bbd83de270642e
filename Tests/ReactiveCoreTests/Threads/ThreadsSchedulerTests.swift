import Testing

@testable import ReactiveCore

@Suite(.watched) struct ThreadsSchedulerTests {
  @Test("law 6: a virtual clock runs what eight threads schedule at its time, once")
  func virtualClock() {
    let clock = VirtualScheduler()
    let ran = ThreadRecorder<Int>()
    onThreads { thread in
      for number in 0..<300 {
        let ticket = clock.schedule(after: .seconds(number)) { ran.append(number) }
        if number.isMultiple(of: 3) { ticket.dispose() }
      }
    }
    onThreads { _ in clock.advance(by: .seconds(40)) }
    clock.run()
    #expect(ran.count == 1_600)
    #expect(Set(ran.values) == Set((0..<300).filter { !$0.isMultiple(of: 3) }))
  }

  @Test("law 6: a queue runs the work of each of eight threads in order, one piece at a time")
  func queue() {
    let queue = QueueScheduler(label: "queue")
    let (detector, ran, end) = (OverlapDetector(), ThreadRecorder<Int>(), Moment())
    onThreads(each: 1_000) { number, _ in
      queue.schedule {
        detector.pass()
        ran.append(number)
      }
    }
    queue.schedule { end.announce() }
    #expect(end.wait())
    #expect(detector.collisions == 0)
    for thread in 0..<8 {
      let own = thread * 1_000..<(thread + 1) * 1_000
      #expect(ran.values.filter(own.contains) == Array(own))
    }
  }
}
