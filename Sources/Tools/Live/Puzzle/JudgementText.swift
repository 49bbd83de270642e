// The page hands over two scenes, the solution and the attempt, with a line between them:
//
//     source work cold 2:1 6:2 9:|
//     operator map 2 1
//     listener Ada 0 -
//     attempt
//     source work cold 2:1 6:2 9:|
//     listener Ada 0 -

extension Judgement {
  /// Reads the two scenes, and compares them.
  ///
  /// - Parameter lines: The lines, each as its words.
  /// - Throws: What is wrong with a line.
  init(lines: ArraySlice<[String]>) throws(Misuse) {
    let between = lines.firstIndex { $0[0].isSame(as: "attempt") }
    guard let between else { throw Misuse(message: "There is no attempt.") }
    self.init(
      of: try Scene(lines: lines[(between + 1)...]), with: try Scene(lines: lines[..<between]))
  }

  /// What the page reads.
  var json: JSON {
    let listeners = listeners.map { listener in
      JSON.object([
        ("who", .text(listener.name)), ("wanted", .list(listener.wanted.map { $0.json })),
      ])
    }
    return .object([
      ("listeners", .list(listeners)), ("solved", .flag(isSolved)),
      ("says", .text(difference?.description ?? "")),
    ])
  }
}

extension Judgement.Wanted {
  fileprivate var json: JSON {
    .object([
      ("tick", .number(mark.tick)), ("mark", .text(mark.sent.text)), ("got", .number(got)),
    ])
  }
}
