import Marbles
import Testing

@testable import ReactiveCore

@Suite(.watched) struct FlatMapLatestTests {
  @Test("law 4: nothing new begins while the failure of the inner signal is delivered")
  func beginsNothingDuringFailure() {
    let (source, inner) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let made = Recorder<Int>()
    source.signal.flatMapLatest { number in
      made.append(number)
      return inner.signal
    }.subscribe(failed: { _ in source.send(2) })
    source.send(1)
    inner.fail(.network)
    #expect(made.values == [1])
  }

  @Test(
    "choice flatMapLatest: it completes after the source and the last inner signal",
    arguments: [
      Drawing(
        "it completes after the source and the last inner signal", "1-2-|", "a-a-a|", "b---b|",
        expects: "a-b---b|", lifetimes: "^---!", "^-!", "--^----!"),
      Drawing(
        "it waits for the source when the inner signal has completed", "1----|", "a|",
        expects: "a----|", lifetimes: "^----!", "^!"),
    ])
  func completesLast(_ drawing: Drawing) {
    drawing.check(as: .cold) { play in play.first.flatMapLatest { play.inner($0) } }
  }

  @Test("law 4: the inner signal before is torn down before the next one is subscribed")
  func tearsDownFirst() {
    let log = Recorder<String>()
    let source = Subject<Int, Never>()
    source.signal.flatMapLatest { number in
      Signal<Int, Never>.never.startWith(number).handleEvents(
        subscribed: { log.append("begin \(number)") }, disposed: { log.append("end \(number)") })
    }.log(into: log)
    source.send(1)
    source.send(2)
    #expect(log.values == ["begin 1", "1", "end 1", "begin 2", "2"])
  }

  @Test(
    "an old answer that does not look for the disposal is not sent, nor its ending",
    arguments: [.completed, .failed(.network)] as [Event<Int, TestError>])
  func dropsOldAnswersOfOthers(_ ending: Event<Int, TestError>) {
    let questions = Subject<Int, TestError>()
    let answers = Recorder<Subscriber<Int, TestError>>()
    let heard = questions.signal.flatMapLatest { _ in
      Signal(unserialized: { answers.append($0) })
    }.transcript()
    for number in 0..<3 { questions.send(number) }
    answers.values[0].send(1)
    answers.values[0].forward(ending)
    answers.values[2].send(2)
    answers.values[1].forward(ending)
    answers.values[2].send(3)
    questions.send(3)
    answers.values[3].send(4)
    #expect(heard.text == "2 3 4")
  }

  @Test("an old answer is not sent, nor an old ending, while the new answer is being made")
  func dropsOldAnswersMeanwhile() {
    let questions = Subject<Int, Never>()
    let answers = [Subject<String, Never>(), Subject<String, Never>()]
    let heard = questions.signal.flatMapLatest { number in
      if number == 1 {
        answers[0].send("stale")
        answers[0].complete()
      }
      return answers[number].signal
    }.transcript()
    questions.send(0)
    answers[0].send("a")
    questions.send(1)
    questions.complete()
    answers[1].send("b")
    answers[1].complete()
    #expect(heard.text == "a b |")
  }
}
