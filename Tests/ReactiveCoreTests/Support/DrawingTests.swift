import LessonKit
import ReactiveCore
import Testing

/// The two laws that hold for every drawing; `MarbleCheckTests` has the rest.
@Suite(.watched) struct DrawingTests {
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
