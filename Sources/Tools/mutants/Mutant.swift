/// One small change of a file that some test should notice.
struct Mutant: Sendable {
  /// What kind of change it is; a row of equivalent.txt names it like this.
  enum Kind: String, CaseIterable, Sendable {
    /// A statement is left out.
    case statement
    /// Two neighbouring statements change places.
    case order
    /// An early return is left out: what it returns is still computed.
    case `return`
    /// A condition always holds, or never does.
    case condition
    /// The first or the second value of `a ? b : c`, whatever `a` is.
    case branch
    /// `<` and `<=`, `==` and `!=` and their like.
    case comparison
    /// `&&` and `||`.
    case logic
    /// `+` and `-`.
    case arithmetic
    /// `true` and `false`.
    case boolean
    /// One more; or, where there is no limit, a limit of a thousand.
    case number
    /// The other end: `first` and `last`, `min` and `max`.
    case end
    /// A weak reference is strong.
    case weak
  }

  /// The number of its switch.
  let number: Int

  /// The path of its file beneath `Sources`.
  let path: String

  /// The line in which it begins.
  let line: Int

  /// The declaration that it changes, such as `Roster.remove(_:)`.
  let function: String

  let kind: Kind

  /// Which one of its kind it is in the declaration, from 1.
  let ordinal: Int

  /// What it changes: a range of unicode scalars of the file, and what stands there before and after.
  let range: Range<Int>
  let original: String
  let replacement: String

  /// The name of its file.
  var file: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// What a row of equivalent.txt says of it, but for the reason.
  var key: String { "\(file) | \(function) | \(kind.rawValue) \(ordinal)" }

  /// Where it is, what it is, and what it changes.
  var description: String {
    func line(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return """
      Sources/\(path):\(self.line): \(key)
        - \(line(original))
        + \(line(replacement))
      """
  }
}
