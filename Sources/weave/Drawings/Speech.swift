/// A drawing in words, for those who do not see it.
extension Drawing {
  /// What happens on each timeline and when, a sentence for each.
  var description: [String] {
    let warning = lastTickToScale.map { "Not to scale after tick \($0)." }
    return timelines.map(description) + [warning].compactMap(\.self)
  }

  /// What happens on each timeline, in one sentence.
  var summary: String { timelines.map(summary).joined(separator: "; ") + "." }

  private func description(of timeline: Timeline) -> String {
    let begin = timeline.subscription?.moments.first
    let events = timeline.events?.moments ?? []
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
    let values = timeline.events?.moments.flatMap(\.values) ?? []
    let sent = "\(timeline.verb) \(values.isEmpty ? "nothing" : listed(values))"
    let event = terminalEvent(of: timeline)
    let told = values.isEmpty ? event ?? sent : sent + (event.map { ", then \($0)" } ?? "")
    return timeline.label.isEmpty ? told : "\(timeline.label) \(told)"
  }

  private func ending(of timeline: Timeline) -> String? {
    if let event = terminalEvent(of: timeline), let moment = timeline.events?.moments.last {
      return "\(event) \(when(moment))"
    }
    guard let subscription = timeline.subscription, subscription.isEnded else { return nil }
    return subscription.moments.last.map { "disposed \(when($0))" }
  }

  private func terminalEvent(of timeline: Timeline) -> String? {
    switch timeline.events?.moments.last?.marks.last {
    case "|": "completes"
    case "#": error(of: timeline).map { "fails with \($0)" } ?? "fails"
    default: nil
    }
  }

  private func when(_ moment: Moment) -> String {
    if let last = lastTickToScale, moment.column > last { return "later" }
    return "at tick \(moment.column)"
  }

  private func listed(_ marks: [Character]) -> String { weave.listed(marks.map(value)) }
}

extension Drawing.Timeline {
  /// A source sends, a subscription gets.
  fileprivate var verb: String { subscription == nil ? "sends" : "gets" }
}
