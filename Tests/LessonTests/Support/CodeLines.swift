/// Returns the number of lines that are code: blank lines, comments and imports aside.
func codeLines(in source: String) -> Int {
  source.split(whereSeparator: \.isNewline)
    .map { $0.drop(while: \.isWhitespace) }
    .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("import ") }
    .count
}
