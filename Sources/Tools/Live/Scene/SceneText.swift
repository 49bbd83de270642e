// A scene as lines of text, which is how the page hands it over:
//
//     source work cold 2:1 6:2 9:|
//     operator map 2 1
//     listener Ada 0 -
//     until 41

extension Scene {
  /// Reads a scene.
  ///
  /// - Parameter lines: The lines, each as its words.
  /// - Throws: What is wrong with a line.
  init(lines: ArraySlice<[String]>) throws(Misuse) {
    self.init(sources: [])
    for words in lines {
      func begins(_ word: String, _ counts: ClosedRange<Int>) -> Bool {
        words[0].isSame(as: word) && counts.contains(words.count)
      }
      if begins("source", 3...1000) {
        let start = Start.allCases.first { words[2].isSame(as: $0.rawValue) }
        guard let start else { throw Self.misuse(words) }
        var marks: [Mark] = []
        for word in words[3...] { marks.append(try Mark(word)) }
        sources.append(Source(name: words[1], start: start, marks: marks))
      } else if begins("operator", 4...4) {
        chain.append(Link(name: words[1], amount: words[2], other: try Self.number(words[3])))
      } else if begins("listener", 4...4) {
        let leaves = words[3].isSame(as: "-") ? nil : try Self.number(words[3])
        listeners.append(
          Listener(name: words[1], comes: try Self.number(words[2]), leaves: leaves))
      } else if begins("until", 2...2) {
        until = try Self.number(words[1])
      } else {
        throw Self.misuse(words)
      }
    }
    try check()
  }

  /// Throws where the page itself does not see to it that the parts fit together.
  private func check() throws(Misuse) {
    for source in sources where source.start == .timer || source.start == .interval {
      let isLate = source.start == .interval
      if source.values.isEmpty || isLate && source.marks[0].tick == 0 {
        let place = isLate ? ", after tick 0" : ""
        throw Misuse(
          message: "Put a value into the row of \(source.name)\(place): its tick is the time.")
      }
    }
    for link in chain where Operator.named(link.name) == nil {
      throw Misuse(message: "There is no operator \(link.name).")
    }
  }

  static func misuse(_ words: [String]) -> Misuse {
    Misuse(message: "This line cannot be read: \(words.joined(separator: " "))")
  }

  /// Reads a number that is not negative.
  static func number(_ word: String) throws(Misuse) -> Int {
    guard let number = Int64(word), (0...9_999).contains(number) else {
      throw Misuse(message: "\(word) is not a number from 0 to 9999.")
    }
    return Int(number)
  }
}

extension Scene.Mark {
  /// Reads `6:2`.
  fileprivate init(_ word: String) throws(Misuse) {
    let parts = word.parts(at: ":")
    guard parts.count == 2 else { throw Misuse(message: "\(word) is not a mark.") }
    self.init(tick: try Scene.number(parts[0]), sent: Sent(text: parts[1]))
  }
}

// Text as bytes: the tables by which Swift compares texts would take a fifth of the module.
extension String {
  /// The parts between the places where a sign stands; an empty one is left out.
  func parts(at separator: Unicode.Scalar) -> [String] {
    Array(utf8).split(separator: UInt8(ascii: separator))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether it has the same bytes as another text.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
