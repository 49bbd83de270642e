import LessonKit

typealias Mark = Timeline.Mark

/// One thing that happens while a signal runs.
struct ModelStep: Sendable {
  /// When it happens.
  var beat: Beat

  /// Where it shows: "" for what the signal sends, else the row of a subscription behind it.
  var row = ""

  /// What happens.
  var mark: Mark

  /// Which one of several runs it belongs to, while they are woven together.
  var voice = 0

  /// The value that the signal sends, if it does.
  var value: String? {
    if row.isEmpty, case .next(let value) = mark { value } else { nil }
  }

  /// What the error says if the signal fails.
  var error: String? {
    if row.isEmpty, case .failed(let error) = mark { error } else { nil }
  }

  var isCompletion: Bool { row.isEmpty && mark == .completed }
  var isEnding: Bool { isCompletion || error != nil }

  /// Returns the steps of an operator that sends some things when it gets this one.
  func answered(by marks: [Mark]) -> [ModelStep] {
    marks.enumerated().map { place, mark in
      ModelStep(beat: marks.count == 1 ? beat : beat.then(place), mark: mark)
    }
  }
}

/// All that happens while a signal runs for one subscription, in order.
extension [ModelStep] {
  /// The rows that have been begun and not ended.
  var openRows: [String] {
    var open: [String] = []
    for step in self {
      if step.mark == .subscribed { open.append(step.row) }
      if step.mark == .disposed, let index = open.firstIndex(of: step.row) {
        open.remove(at: index)
      }
    }
    return open
  }

  /// Returns the beginning of the same run, with what is open there ended.
  func cut(to length: Int, at beat: Beat) -> [ModelStep] {
    let rest = Array(prefix(length))
    return rest + rest.openRows.map { ModelStep(beat: beat, row: $0, mark: .disposed) }
  }

  /// Returns the same run, with nothing after its ending (law 1) but the teardown (law 4).
  func closed() -> [ModelStep] {
    guard let end = firstIndex(where: \.isEnding) else { return self }
    return cut(to: end + 1, at: self[end].beat)
  }

  /// Returns the same run as one of several voices.
  func spoken(by voice: Int) -> [ModelStep] {
    map { step in
      var step = step
      step.voice = voice
      return step
    }
  }

  /// Returns two runs in one order of time; where they meet, this one comes first.
  func merged(with later: [ModelStep]) -> [ModelStep] {
    var merged: [ModelStep] = []
    var rest = later[...]
    for step in self {
      while let next = rest.first, next.beat < step.beat { merged.append(rest.removeFirst()) }
      merged.append(step)
    }
    return merged + rest
  }
}
