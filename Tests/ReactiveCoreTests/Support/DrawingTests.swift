import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct DrawingTests {
  private let merged = Drawing(
    "both pass", "1-----2---|", "--a-b--|", expects: "1-a-b-2---|",
    lifetimes: "^---------!", "^------!")

  @Test("a drawing that is followed has no problems")
  func isFollowed() {
    #expect(merged.problems(as: .cold) { .merge($0.first, $0.second) } == [])
    #expect(merged.problems(as: .hot) { .merge($0.first, $0.second) } == [])
  }

  @Test("a failure shows expected and actual under each other, column on column")
  func showsTheDifference() {
    let problems = merged.problems(as: .hot) {
      .merge($0.first, $0.second.filter { $0 != "b" })
    }
    #expect(
      problems == [
        """
        source 1  1-----2---|
        source 2  --a-b--|
        expected  1-a-b-2---|
        actual    1-a---2---|
        """
      ])
  }

  @Test("a failure shows the subscriptions that are otherwise than drawn")
  func showsLifetimes() {
    let drawing = Drawing("", "1-----2---|", expects: "1--|", lifetimes: "^-!")
    let problems = drawing.problems(as: .hot) { play in
      play.first.takeUntil(.timer(after: .ticks(3), sending: (), on: play.clock))
    }
    #expect(
      problems == [
        """
        source 1    1-----2---|
        expected 1  ^-!
        actual 1    ^--!
        """
      ])
  }

  @Test("an operator that remembers from one subscription to the next is found out")
  func findsSharedMemory() {
    let drawing = Drawing("", "1-2-|", expects: "1-3-|")
    let problems = drawing.problems(as: .cold) { play in
      let sum = Counter()
      return play.first.numbers.map { number in
        for _ in 0..<number { sum.increment() }
        return sum.count
      }
    }
    #expect(problems.contains { $0.hasPrefix("law 2: a second subscription gets something else") })
  }

  @Test("an operator that goes on after its disposal is found out")
  func findsLateEvents() {
    let drawing = Drawing("", "1-2-|", expects: "1-2-|")
    let problems = drawing.problems(as: .cold) { play in
      Signal<String, DrawnError> { subscriber in
        play.first.subscribeToEvents { subscriber.forward($0) }
        return .empty
      }
    }
    #expect(problems.first?.hasPrefix("law 5: disposed at tick 0") == true)
  }
}
