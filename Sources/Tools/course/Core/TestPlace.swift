extension TestEvents.Test {
  /// Where in the learner's files that stands which the test is about, and what it says of that.
  ///
  /// It is the operator that the test was tried with, as in `With scan, .release: …`, or that its
  /// sentence names; else a type that the sentence names, as in "a million disposables"; else the file
  /// that its suite is called after.
  func about(_ parts: [OwnCore.Part]) -> (place: Crash.Place?, failure: String) {
    let own = parts.flatMap { part in
      Missing.open(in: part.text).map { declaration in
        let file = "\(OwnCore.desk)/\(part.name)"
        return (declaration, Crash.Place(file: file, line: declaration.lines.lowerBound))
      }
    }
    func member(_ name: Substring) -> Crash.Place? {
      own.first { !$0.0.isType && $0.0.names.contains(String(name)) }?.1
    }
    for failure in failures {
      let row = failure.prefixMatch(of: /With "?(\w+)/)?.1
      if let place = row.flatMap(member) { return (place, failure) }
    }
    // What has a capital letter inside is no word of the sentence: `handleEvents`.
    let names = name.matches(of: /\b[a-z]+[A-Z]\w*/).map(\.output)
    if let place = names.lazy.compactMap(member).first { return (place, failures.first ?? "") }
    let words = name.lowercased().split { !$0.isLetter }
    let type = own.first { declaration, _ in
      let type = declaration.names[0].lowercased()
      return declaration.isType && words.contains { $0 == type || $0 == "\(type)s" }
    }
    let file = suite.replacing(/Tests$/, with: ".swift")
    return ((type ?? own.first { fileName($0.1.file) == file })?.1, failures.first ?? "")
  }
}
