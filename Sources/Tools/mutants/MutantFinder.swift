import SwiftReader

/// Makes the mutants of a file from its text.
///
/// swift-format has laid the source out, so this needs no parser: a statement begins on a line that is
/// indented like the first statement of its block. A mutant that makes no sense does not compile.
struct MutantFinder {
  /// Returns all mutants of a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - path: Its path beneath `Sources`.
  ///   - first: The number of the first one.
  /// - Returns: The mutants, those of each declaration together.
  static func mutants(of text: String, path: String, from first: Int) -> [Mutant] {
    var finder = MutantFinder(text: text, path: path, first: first)
    let bodies = bodies(in: text)
    for body in bodies {
      finder.function = body.declaration.title
      finder.changeStatements(in: body.range)
      for token in finder.tokens(in: body.range) {
        finder.changeConditions(after: token)
        finder.changeWord(token)
      }
    }
    // Elsewhere there may be values: of properties, and those that a parameter has by default.
    let declarations = declarations(in: SourceFile(text: text))
    for token in finder.tokens where !bodies.contains(where: { $0.range.overlaps(token.range) }) {
      let before = finder.text(token.range.lowerBound - 3..<token.range.lowerBound)
      guard before.hasSuffix("= ") || before == "= ." else { continue }
      finder.function = declarations.last { $0.lines.contains(token.line) }?.title ?? ""
      finder.changeWord(token)
    }
    return finder.mutants
  }

  private let path: String
  private let first: Int
  private let source: [Unicode.Scalar]
  private let tokens: [Token]
  private var function = ""
  private var mutants: [Mutant] = []

  private init(text: String, path: String, first: Int) {
    self.path = path
    self.first = first
    source = Array(text.unicodeScalars)
    tokens = Token.all(in: text)
  }

  private func tokens(in range: Range<Int>) -> [Token] {
    tokens.filter { range.contains($0.range.lowerBound) }
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(source[range.clamped(to: source.indices)]))
  }

  private mutating func add(_ kind: Mutant.Kind, _ range: Range<Int>, _ replacement: String) {
    let earlier = mutants.count { $0.function == function && $0.kind == kind }
    mutants.append(
      Mutant(
        number: first + mutants.count, path: path,
        line: source[..<range.lowerBound].count { $0 == "\n" } + 1, function: function,
        kind: kind, ordinal: earlier + 1, range: range, original: text(range),
        replacement: replacement))
  }

  // MARK: Statements
  private mutating func changeStatements(in body: Range<Int>) {
    let last = statements(in: body).last
    for statements in blocks(in: body).flatMap(cases).map(statements) {
      for statement in statements {
        switch tokens(in: statement)[0].text {
        case "let", "var", "func", "#": break
        // It says that a case does nothing.
        case "break" where statements.count == 1: break
        // The last one is not early: without it, the compiler would refuse the whole body.
        case "return" where statement == last: break
        case "return" where tokens(in: statement).count > 1:
          add(.return, statement, String(text(statement).dropFirst("return ".count)))
        default: add(.statement, statement, "()")
        }
      }
      for (one, next) in zip(statements, statements.dropFirst()) {
        let (first, second) = (tokens(in: one), tokens(in: next))
        // What uses a name does not come before it, and nothing comes after `return`.
        let binds = ["let", "var"].contains(first[0].text)
        let isUse = binds && second.contains { $0.text == first[1].text }
        if isUse || ["func", "#", "return"].contains(second[0].text) { continue }
        let between = text(one.upperBound..<next.lowerBound)
        add(.order, one.lowerBound..<next.upperBound, text(next) + between + text(one))
      }
    }
  }

  /// The code between each pair of braces, and the body itself.
  private func blocks(in body: Range<Int>) -> [Range<Int>] {
    var blocks = [body]
    var openings: [Int] = []
    for token in tokens(in: body) {
      if token.text == "{" { openings.append(token.range.upperBound) }
      if token.text == "}" { blocks.append(openings.removeLast()..<token.range.lowerBound) }
    }
    return blocks.map { block in
      // A closure may begin with the names of its parameters.
      let tokens = tokens(in: block)
      let header = tokens.prefix { $0.line == tokens[0].line && $0.text != "{" }
      let names = header.first?.text == "for" ? nil : header.first { $0.text == "in" }
      return (names?.range.upperBound ?? block.lowerBound)..<block.upperBound
    }
  }

  /// The code of each case, if the block is that of a `switch`; else the block.
  private func cases(in block: Range<Int>) -> [Range<Int>] {
    let labels = ["case", "default"]
    let tokens = withDepth(tokens(in: block))
    guard let first = tokens.first?.token.text, labels.contains(first) else { return [block] }
    var ends = tokens.indices.filter {
      tokens[$0].depth == 0 && labels.contains(tokens[$0].token.text)
    }
    ends.append(tokens.endIndex)
    return zip(ends, ends.dropFirst()).compactMap { start, end in
      let colon = (start..<end).first { tokens[$0].depth == 0 && tokens[$0].token.text == ":" }
      return colon.map {
        tokens[$0].token.range.upperBound..<tokens[end - 1].token.range.upperBound
      }
    }
  }

  private func statements(in block: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var (line, column) = (0, Int.max)
    for (token, depth) in withDepth(tokens(in: block)) {
      if depth == 0, token.line > line, token.column <= column, token.text != "else" {
        statements.append(token.range)
        column = token.column
      } else if let start = statements.popLast()?.lowerBound {
        statements.append(start..<token.range.upperBound)
      }
      line = token.line
    }
    return statements
  }

  /// Tokens, each with the number of brackets around it; a bracket counts itself.
  private func withDepth(_ tokens: some Sequence<Token>) -> [(token: Token, depth: Int)] {
    var depth = 0
    return tokens.map { token in
      if "([{".contains(token.text) { depth += 1 }
      defer { if ")]}".contains(token.text) { depth -= 1 } }
      return (token, depth)
    }
  }

  // MARK: Conditions
  /// Changes what follows `if`, `guard` or `where`: a condition that has no pattern always holds, or
  /// the whole never does.
  private mutating func changeConditions(after keyword: Token) {
    guard ["if", "guard", "where"].contains(keyword.text) else { return }
    let isGuard = keyword.text == "guard"
    let rest = withDepth(tokens.drop { $0.range.lowerBound <= keyword.range.lowerBound })
    let whole = rest.prefix { token, depth in
      isGuard
        ? depth > 0 || token.text != "else"
        : depth > 1 || token.text != "{" && (depth > 0 || token.text != ":")
    }
    let conditions = whole.split { token, depth in depth == 0 && token.text == "," }
      .map { $0.map(\.token) }
      .filter { !["let", "var", "case", "#"].contains($0[0].text) }
      .map { $0[0].range.lowerBound..<$0[$0.count - 1].range.upperBound }
    // As if the statement had been left out, which is another mutant.
    let isAlone = isGuard && whole.count == conditions.first.map { tokens(in: $0).count }
    for condition in conditions where !isAlone { add(.condition, condition, "true") }
    let end = rest.dropFirst(whole.count).firstIndex { token, depth in
      depth == 1 && token.text == "}"
    }
    let hasElse = end.map { rest.dropFirst($0 + 1).first?.token.text == "else" } ?? false
    if let first = conditions.first, hasElse || keyword.text != "if" {
      add(.condition, first, "false")
    }
  }

  // MARK: Words
  /// Words and operators that stand for one another.
  private static let opposites: [String: (kind: Mutant.Kind, text: String)] = {
    let pairs: [(Mutant.Kind, String)] = [
      (.comparison, "< <="), (.comparison, "> >="), (.comparison, "== !="),
      (.comparison, "=== !=="),
      (.logic, "&& ||"), (.arithmetic, "+ -"), (.arithmetic, "+= -="), (.boolean, "true false"),
      (.end, "first last"), (.end, "popFirst popLast"), (.end, "removeFirst removeLast"),
      (.end, "min max"), (.end, "prefix suffix"),
    ]
    return pairs.reduce(into: [:]) { all, pair in
      let words = pair.1.split(separator: " ").map(String.init)
      (all[words[0]], all[words[1]]) = ((pair.0, words[1]), (pair.0, words[0]))
    }
  }()

  private mutating func changeWord(_ token: Token) {
    let range = token.range
    let before = text(range.lowerBound - 1..<range.lowerBound)
    let after = text(range.upperBound..<range.upperBound + 1)
    let isBetween = before == " " && after == " "
    switch token.text {
    case "?" where isBetween:
      add(.branch, range, "|| true ?")
      add(.branch, range, "&& false ?")
    case "max" where before == "." && after != "(":
      add(.number, range.lowerBound - 1..<range.upperBound, "1_000")
    case "unbounded" where before == ".": add(.number, range, "bufferingOldest(1_000)")
    case "weak" where after == " ":
      let name = tokens.first { $0.range.lowerBound > range.lowerBound }?.text ?? ""
      add(
        .weak, range.lowerBound..<range.upperBound + 1 + name.count, "\(name) = Optional(\(name))")
    case "Weak" where after == "(": add(.weak, range, "Strong")
    default: break
    }
    if let number = Int(token.text.replacing("_", with: "")), !".$".contains(before), after != "." {
      add(.number, range, "\(number + 1)")
    }
    guard let opposite = Self.opposites[token.text] else { return }
    // `.first(let value)` is the case of an enumeration.
    let isFirst = token.text == "first" || token.text == "last"
    let fits =
      switch opposite.kind {
      case .boolean: true
      case .end: isFirst ? before == "." && after != "(" : after == "("
      default: isBetween
      }
    if fits { add(opposite.kind, range, opposite.text) }
  }
}

/// A word, a number, an operator, or another sign of a Swift file.
private struct Token {
  let text: String

  /// Where it stands: a range of unicode scalars.
  let range: Range<Int>
  let line: Int
  let column: Int

  /// The tokens of a file, without its comments; of a string, each quotation mark is one.
  static func all(in text: String) -> [Token] {
    let code = masked(text).unicodeScalars.map { Character($0) }
    let kinds: [(Character) -> Bool] = [
      { $0.isLetter || $0.isNumber || $0 == "_" }, { "+-<>=!&|?".contains($0) },
    ]
    var tokens: [Token] = []
    var (place, line, start) = (0, 1, 0)
    while place < code.count {
      let first = place
      place += 1
      if code[first] == "\n" { (line, start) = (line + 1, place) }
      if code[first].isWhitespace { continue }
      if let isSame = kinds.first(where: { $0(code[first]) }) {
        while place < code.count, isSame(code[place]) { place += 1 }
      }
      tokens.append(
        Token(
          text: String(code[first..<place]), range: first..<place, line: line, column: first - start
        ))
    }
    return tokens
  }
}
