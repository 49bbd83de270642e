import LessonKit
import ReactiveCore
import Testing

/// The models are of use: an operator that is a little wrong is found, and its drawing shrunk.
@Suite(.watched) struct ModelFindsTests {
  @Test("a wrong operator is found, and its drawing is as small as it gets", arguments: Wrong.all)
  func finds(_ wrong: Wrong) throws {
    let failure = try #require(wrong.twin.firstFailure(of: 1..<201), "nothing was found")
    let events = failure.scene.allSources.flatMap(\.events)
    #expect(
      events.count <= wrong.events,
      "\(Comparison(wrong.twin, failure.scene).report(wrong.twin, failure.scene))")
    #expect(events.allSatisfy { $0.cue.tick <= 1 })
  }

  @Test("a seed always makes the same drawing")
  func repeats() {
    for twin in Twin.all {
      let reports = (0..<2).map { _ in
        let scene = Scene(seed: 7, for: twin)
        return Comparison(twin, scene).report(twin, scene)
      }
      #expect(reports[0] == reports[1])
    }
  }

  @Test("the drawings are varied")
  func vary() throws {
    let twin = try #require(Twin.all.first { $0.name == "flatMap" })
    let comparisons = (1...200).map { Comparison(twin, Scene(seed: $0, for: twin)) }
    /// How many drawings have something in them.
    func count(_ isIncluded: ([Entry]) -> Bool) -> Int {
      comparisons.count { isIncluded($0.expected) }
    }
    let listener = Entry.listener(0)
    #expect(count { $0.filter { $0.row == listener }.count >= 4 } >= 20)
    #expect(count { $0.contains { $0.row == listener && $0.mark == .completed } } >= 20)
    #expect(count { $0.contains { $0.row == listener && $0.mark.event?.isTerminal == true } } >= 40)
    #expect(count { $0.filter { $0.row == listener && $0.tick == 0 }.count >= 2 } >= 10)
    #expect(count { $0.contains { $0.row == "onlooker" } } >= 20)
    #expect(count { $0.contains { $0.row == Entry.listener(1) } } >= 20)
    #expect(comparisons.allSatisfy { $0.expected.allSatisfy { $0.tick <= Model.horizon } })
  }
}

/// An operator beside the model of another one, and how many events are enough to tell.
struct Wrong: Sendable, CustomTestStringConvertible {
  let twin: Twin
  let events: Int

  var testDescription: String { twin.name }

  static let all = [
    Wrong(
      twin: Twin("takes one too many") { source, stage in
        source.take(stage.count + 1)
      } model: { source, script in
        source.take(script.count)
      }, events: 0),
    Wrong(
      twin: Twin("subscribes in the wrong order", sources: 2) { source, stage in
        source.withLatestFrom(stage.second).map { $0 + $1 }
      } model: { source, script in
        script.second.withLatestFrom(source).map { String($0.reversed()) }
      }, events: 2),
    Wrong(
      twin: Twin("works for nobody") { source, stage in
        source.handleEvents(subscribed: { stage.clock.schedule(after: .ticks(1)) {} })
      } model: { source, _ in
        source
      }, events: 1),
    Wrong(
      twin: Twin("is wrong in a tree", kind: nil).afterTrees(
        of: Twin.ofTwo + [
          Twin("skips one") { source, _ in
            source.skip(1)
          } model: { source, _ in
            source
          }
        ]), events: 1),
    Wrong(
      twin: Twin("runs for each") { _ in
        Sharing(policy: .whileHeard)
      } core: { source, _ in
        source.map { $0 }
      }, events: 0),
  ]
}
