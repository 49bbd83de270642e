import LessonKit

/// A drawing in words, for those who do not see it.
extension Drawing {
  /// What happens on each timeline and when, a sentence for each.
  var description: [String] {
    let warning = layout.lastTickToScale.map { "Not to scale after tick \($0)." }
    return timelines.map(description) + [warning].compactMap(\.self)
  }

  /// What happens on each timeline, in one sentence.
  var summary: String { timelines.map(summary).joined(separator: "; ") + "." }

  private func description(of timeline: Timeline) -> String {
    let begin = timeline.subscription?.moments.first
    let events = timeline.events?.moments ?? []
    if timeline.goesOnAfterItsEnd {
      return "\(timeline.label): \(weave.listed(events.flatMap { all(of: $0, in: timeline) }))."
    }
    let values = events.filter { !$0.values.isEmpty }.map { "\(listed($0.values)) \(when($0))" }
    let parts = [
      begin.map { "subscribed \(when($0))" },
      values.isEmpty ? nil : "\(timeline.verb) \(values.joined(separator: ", "))",
      ending(of: timeline) ?? "goes on",
    ]
    let label = timeline.label.isEmpty ? "" : timeline.label + ": "
    return "\(label)\(parts.compactMap(\.self).joined(separator: "; "))."
  }

  private func summary(of timeline: Timeline) -> String {
    if timeline.goesOnAfterItsEnd {
      let marks = (timeline.events?.moments ?? []).flatMap(\.marks)
      return "\(timeline.label) \(weave.listed(marks.map { words(for: $0, in: timeline) }))"
    }
    let values = timeline.events?.moments.flatMap(\.values) ?? []
    let sent = "\(timeline.verb) \(values.isEmpty ? "nothing" : listed(values))"
    let event = terminalEvent(of: timeline)
    let told = values.isEmpty ? event ?? sent : sent + (event.map { ", then \($0)" } ?? "")
    return timeline.label.isEmpty ? told : "\(timeline.label) \(told)"
  }

  private func all(of moment: MarbleLayout.Moment, in timeline: Timeline) -> [String] {
    moment.marks.map { "\(words(for: $0, in: timeline)) \(when(moment))" }
  }

  private func words(for mark: Character, in timeline: Timeline) -> String {
    switch mark {
    case "|": "completes"
    case "#": error(of: timeline).map { "fails with \($0)" } ?? "fails"
    default: "\(timeline.verb) \(layout.value(of: mark))"
    }
  }

  private func ending(of timeline: Timeline) -> String? {
    if let event = terminalEvent(of: timeline), let moment = timeline.events?.moments.last {
      return "\(event) \(when(moment))"
    }
    guard let subscription = timeline.subscription, subscription.isEnded else { return nil }
    return subscription.moments.last.map { "disposed \(when($0))" }
  }

  private func terminalEvent(of timeline: Timeline) -> String? {
    guard let mark = timeline.events?.moments.last?.marks.last, "|#".contains(mark) else {
      return nil
    }
    return words(for: mark, in: timeline)
  }

  private func when(_ moment: MarbleLayout.Moment) -> String {
    if let last = layout.lastTickToScale, moment.column > last { return "later" }
    return "at tick \(moment.column)"
  }

  private func listed(_ marks: [Character]) -> String { weave.listed(marks.map(layout.value)) }
}

extension Drawing.Timeline {
  /// Whether something comes after an ending, as in the naive versions of the core's book.
  fileprivate var goesOnAfterItsEnd: Bool {
    let marks = (events?.moments ?? []).flatMap(\.marks)
    return marks.dropLast().contains { "|#".contains($0) }
  }

  /// A source sends, a subscription gets.
  fileprivate var verb: String { subscription == nil ? "sends" : "gets" }
}
