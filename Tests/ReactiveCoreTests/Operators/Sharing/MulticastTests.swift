import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct MulticastTests {
  private let source = Subject<Int, TestError>()
  private let log = Recorder<String>()

  private var watched: Signal<Int, TestError> { source.signal.notingRuns(into: log) }

  @Test("choice multicast: connecting twice makes one run (in OpenCombine it makes two)")
  func connectsOnce() {
    let connectable = watched.multicast()
    let first = connectable.connect()
    let second = connectable.connect()
    #expect(first === second)
    #expect(log.values == ["begin"])
  }

  @Test(
    "it completes or fails when the source does, and then it does not begin again",
    arguments: [.completed, .failed(.network)] as [Event<Int, TestError>])
  func ends(ending: Event<Int, TestError>) {
    let connectable = watched.multicast()
    let heard = connectable.signal.transcript()
    connectable.connect()
    source.send(1)
    source.forward(ending)
    #expect(heard.text == "1 \(ending.mark)")
    #expect(connectable.connect().isDisposed)
    #expect(log.values == ["begin", "end"])
    #expect(connectable.signal.transcript().text == ending.mark)
  }

  @Test("it hands on through the subject it is given")
  func usesSubject() {
    let subject = Subject<Int, TestError>()
    let heard = subject.signal.transcript()
    source.signal.multicast(subject).connect()
    source.send(1)
    subject.send(2)
    source.complete()
    #expect(heard.text == "1 2 |")
  }

  @Test("after a disposal it begins a new run, unless the subject that it was given has ended")
  func beginsAgain() {
    let subject = Subject<Int, TestError>()
    let connectable = watched.multicast(subject)
    for _ in 0..<2 { connectable.connect().dispose() }
    subject.complete()
    connectable.connect()
    #expect(log.values == ["begin", "end", "begin", "end"])
  }

  @Test("law 3: the connection is there before the source runs, so an endless one can be stopped")
  func stopsEndless() {
    let connectable = Signal<Int, Never>.endless.multicast()
    let transcript = connectable.signal.take(2).transcript()
    connectable.signal.subscribe { if $0 == 4 { connectable.connect().dispose() } }
    connectable.connect()
    #expect(transcript.text == "0 1 |")
  }

  @Test("the run begins when it is connected, as in the doc comment")
  func followsItsDrawing() throws {
    let clock = VirtualScheduler()
    let chart = Chart(clock)
    let source = try Timeline(parsing: "1---2-|").signal(on: clock)
    let connectable = source.multicast()
    chart.record("listener", connectable.signal)
    clock.at(3) { connectable.connect() }
    clock.run()
    #expect(chart.drawing.rows.first == "---1---2-|")
  }

  @Test("through a replay subject, a latecomer is handed what has been sent")
  func replays() {
    let source = Subject<Int, TestError>()
    let connectable = source.signal.multicast(ReplaySubject(bufferSize: 2))
    connectable.connect()
    for number in 1...3 { source.send(number) }
    let late = connectable.signal.transcript()
    source.complete()
    #expect([late.text, connectable.signal.transcript().text] == ["2 3 |", "2 3 |"])
  }

  @Test("law 12: a source that has ended is released, though its values are kept")
  func releasesSource() {
    let probes = Probes()
    func replay() -> Signal<Int, Never> {
      Signal.just(1).holding(probes.make("source")).replayLazily()
    }
    let replayed = replay()
    replayed.subscribe()
    #expect(probes.alive == [])
    #expect(replayed.transcript().text == "1 |")
  }
}
