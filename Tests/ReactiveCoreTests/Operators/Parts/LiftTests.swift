import LessonKit
import Testing

@testable import ReactiveCore

@Suite(.watched) struct LiftTests {
  @Test("a lifted operation gets a memory of its own for each subscription")
  func liftRemembers() {
    let numbered = Signal<String, Never>.from(["a", "b"]).lift(remembering: 1) {
      (number, event, subscriber: Subscriber<String, Never>) in
      subscriber.forward(event.map { [number] in "\(number)\($0)" })
      number += 1
    }
    #expect(numbered.transcript().text == "1a 2b |")
    #expect(numbered.transcript().text == "1a 2b |")
  }
}
