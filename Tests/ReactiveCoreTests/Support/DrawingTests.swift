import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct DrawingTests {
  @Test("a drawing finds an operator that breaks law 2 or law 5, though it does what is drawn")
  func findsBrokenLaws() {
    let shared = Drawing("", "1-2-|", expects: "1-3-|").problems(as: .cold) { play in
      let sum = Counter()
      return play.first.numbers.map { number in
        for _ in 0..<number { sum.increment() }
        return sum.count
      }
    }
    #expect(shared.contains { $0.hasPrefix("law 2: a second subscription gets something else") })
    let late = Drawing("", "1-2-|", expects: "1-2-|").problems(as: .cold) { play in
      Signal<String, DrawnError> { subscriber in
        play.first.subscribeToEvents { subscriber.forward($0) }
        return .empty
      }
    }
    #expect(late.first?.hasPrefix("law 5: disposed at tick 0") == true)
  }
}
