// The Swift of a scene: a program that a lesson can hold, and that prints the same drawing.

extension Scene {
  /// A program that plays the scene.
  var program: String {
    var lines = ["let clock = VirtualScheduler()", "let chart = Chart(clock)"]
    for source in sources { lines += source.declaration }
    var input = sources[0].variable
    for (place, link) in chain.enumerated() {
      guard let row = Operator.named(link.name) else { continue }
      let isLast = place == chain.count - 1
      let other = sources.indices.contains(link.other) ? sources[link.other] : sources[0]
      var code = row.code(input, other.variable, link, place)
      let last = code.removeLast()
      let name = isLast ? "output" : "step\(place + 1)"
      lines += code
      lines.append(
        isLast ? "let \(name) = \(last)" : "let \(name) = chart.watch(\"\(link.name)\", \(last))")
      input = Variable(name: name, isNumber: row.makesNumbers(of: input))
    }
    for listener in listeners { lines += listener.visit(to: input.name) }
    for source in sources where source.start == .hot { lines += source.station }
    lines += ["clock.advance(ticks: \(until))", "draw(\"\(title)\", chart.drawing)"]
    return lines.joined(separator: "\n")
  }

  private var title: String {
    chain.isEmpty ? sources[0].name : chain.map { $0.name }.joined(separator: ", ")
  }
}

/// A signal of the program: what it is called, and whether its values are numbers or texts.
private struct Variable {
  let name: String
  let isNumber: Bool

  /// The signal as it has to be for an operator.
  func asking(_ values: Operator.Values) -> String {
    switch (values, isNumber) {
    case (.numbers, false): "\(name).compactMap { Int($0) }"
    case (.texts, true): "\(name).map { \"\\($0)\" }"
    default: name
    }
  }
}

extension Operator {
  fileprivate func makesNumbers(of input: Variable) -> Bool {
    switch makes {
    case .numbers: true
    case .texts: false
    case .any: takes == .any ? input.isNumber : takes == .numbers
    }
  }

  /// The lines of the operator; the last one is the signal that it makes.
  fileprivate func code(
    _ input: Variable, _ other: Variable, _ link: Scene.Link, _ place: Int
  ) -> [String] {
    let own = place == 0 ? "" : "\(place + 1)"
    let words = [
      ("input", input.asking(takes)), ("other", other.asking(.texts)),
      ("amount", link.amount.isSame(as: "forever") ? ".max" : link.amount),
      ("shared", "shared\(own)"), ("property", "property\(own)"),
    ]
    return code.parts(at: "\n").map { $0.replacing(words) }
  }
}

extension Scene.Source {
  fileprivate var variable: Variable { Variable(name: name, isNumber: start == .interval) }

  /// The lines that make the source.
  fileprivate var declaration: [String] {
    let first = marks.first
    let values = self.values.map { "\"\($0)\"" }.joined(separator: ", ")
    switch start {
    case .cold: return ["let \(name) = try chart.watch(", "  \"\(name)\", \(timeline))"]
    case .hot:
      return [
        "let \(name)Channel = Subject<String, DrawnError>()",
        "let \(name) = \(name)Channel.signal",
      ]
    case .sync:
      let all = "Signal<String, DrawnError>.from([\(values)])"
      switch ending {
      case .completed: return watched(all)
      case .failed: return watched("concat([\(all), .failed(DrawnError())])")
      default: return watched("concat([\(all), .never])")
      }
    case .timer:
      return watched(
        "Signal<String, DrawnError>.timer(after: .ticks(\(first?.tick ?? 0)), "
          + "sending: \"\(first?.sent.text ?? "")\", on: clock)")
    case .interval:
      return watched(
        "Signal.interval(every: .ticks(\(first?.tick ?? 1)), on: clock)"
          + ".setFailureType(to: DrawnError.self)")
    }
  }

  /// The lines that play a hot source, when all who come are known to the clock.
  fileprivate var station: [String] {
    [
      "try chart.watch(", "  \"\(name)\", \(timeline)",
      ").subscribeToEvents { \(name)Channel.forward($0) }",
    ]
  }

  private func watched(_ signal: String) -> [String] {
    ["let \(name) = chart.watch(", "  \"\(name)\", \(signal))"]
  }

  /// The marks as a drawing where that is possible, else one by one.
  private var timeline: String {
    var drawing = ""
    for mark in marks {
      let silence = mark.tick - drawing.utf8.count
      if silence < 0 || mark.sent.text.utf8.count > 1 { return listed }
      drawing += String(repeating: "-", count: silence) + mark.sent.text
      if mark.sent.isEnding { break }
    }
    return "Timeline(parsing: \"\(drawing)\").signal(on: clock)"
  }

  private var listed: String {
    let entries = marks.map { mark in
      let what =
        switch mark.sent {
        case .value(let text): ".next(\"\(text)\")"
        case .failed: ".failed(\"\")"
        case .completed: ".completed"
        }
      return ".init(tick: \(mark.tick), mark: \(what))"
    }
    return "Timeline(\"\(name)\", [\(entries.joined(separator: ", "))]).signal(on: clock)"
  }
}

extension Scene.Listener {
  fileprivate func visit(to signal: String) -> [String] {
    guard let leaves else {
      return ["clock.at(\(comes)) { chart.record(\"\(name)\", \(signal)) }"]
    }
    return [
      "clock.at(\(comes)) {", "  let visit = chart.record(\"\(name)\", \(signal))",
      "  clock.at(\(leaves)) { visit.dispose() }", "}",
    ]
  }
}

extension String {
  /// The same text with other words in the place of some.
  fileprivate func replacing(_ words: [(String, String)]) -> String {
    var result = ""
    var word = ""
    func finish() {
      result += words.first { $0.0.isSame(as: word) }?.1 ?? word
      word = ""
    }
    for scalar in unicodeScalars {
      if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) {
        word.unicodeScalars.append(scalar)
      } else {
        finish()
        result.unicodeScalars.append(scalar)
      }
    }
    finish()
    return result
  }
}
