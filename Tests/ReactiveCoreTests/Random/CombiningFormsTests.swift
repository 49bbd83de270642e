import LessonKit
import ReactiveCore
import Testing

/// The forms of `combineLatest` and of `zip` for two, three, four and many signals do the same, also
/// when handlers send.
@Suite(.watched) struct CombiningFormsTests {
  typealias Form = CombiningForm<Int, Never>

  /// A value, and the source that sends it.
  private struct Sending: Sendable {
    let source: Int
    let value: Int
  }

  /// What is sent from outside, and what the handler sends when it gets its first, second … value.
  private struct Plan: Sendable {
    var outside: [Sending] = []
    var inside: [[Sending]] = []

    init(seed: UInt64, sources: Int) {
      var random = SplitMix64(seed: seed)
      var value = 0
      func sendings(_ count: Int) -> [Sending] {
        (0..<count).map { _ in
          value += 1
          return Sending(source: Int.random(in: 0..<sources, using: &random), value: value)
        }
      }
      outside = sendings(8)
      inside = (0..<6).map { _ in sendings(Int.random(in: 0...3, using: &random)) }
    }
  }

  /// What a form sends while a plan is carried out.
  private func played(_ form: Form, _ plan: Plan) -> [[Int]] {
    let subjects = (0..<form.count.upperBound).map { _ in Subject<Int, Never>() }
    let log = Recorder<[Int]>()
    form.make(subjects.map(\.signal)).subscribe { values in
      log.append(values)
      let number = log.values.count - 1
      guard plan.inside.indices.contains(number) else { return }
      for sending in plan.inside[number] { subjects[sending.source].send(sending.value) }
    }
    for sending in plan.outside { subjects[sending.source].send(sending.value) }
    return log.values
  }

  /// The same, said again without signals: values wait in one line, and a rule turns each of them into
  /// a group, or into nothing.
  ///
  /// What is sent to the subject that is delivering waits for that subject, not in the line.
  private func expected(_ plan: Plan, _ rule: (Sending) -> [Int]?) -> [[Int]] {
    var sent: [[Int]] = []
    for first in plan.outside {
      var own = [first]
      var line: [Sending] = []
      while !own.isEmpty || !line.isEmpty {
        let sending = line.isEmpty ? own.removeFirst() : line.removeFirst()
        guard let group = rule(sending) else { continue }
        sent.append(group)
        guard plan.inside.indices.contains(sent.count - 1) else { continue }
        for more in plan.inside[sent.count - 1] {
          if more.source == first.source { own.append(more) } else { line.append(more) }
        }
      }
    }
    return sent
  }

  /// Plays plans, and compares what a form sends with what a rule makes of the same.
  ///
  /// Each plan has a rule with a memory of its own, for so many sources.
  private func check(_ form: Form, _ makeRule: (_ count: Int) -> (Sending) -> [Int]?) {
    for seed in UInt64(1)...300 {
      let plan = Plan(seed: seed, sources: form.count.upperBound)
      #expect(
        played(form, plan) == expected(plan, makeRule(form.count.upperBound)), "seed \(seed)")
    }
  }

  @Test(
    "law 8: combineLatest sends in the order of what was sent, in each form", arguments: Form.latest
  )
  func combinesLatest(_ form: Form) {
    check(form) { count in
      var latest = [Int?](repeating: nil, count: count)
      return { sending in
        latest[sending.source] = sending.value
        let values = latest.compactMap { $0 }
        return values.count == count ? values : nil
      }
    }
  }

  @Test("law 8: zip sends in the order of what was sent, in each form", arguments: Form.groups)
  func zips(_ form: Form) {
    check(form) { count in
      var waiting = [[Int]](repeating: [], count: count)
      return { sending in
        waiting[sending.source].append(sending.value)
        if waiting.contains(where: \.isEmpty) { return nil }
        return waiting.indices.map { waiting[$0].removeFirst() }
      }
    }
  }
}
