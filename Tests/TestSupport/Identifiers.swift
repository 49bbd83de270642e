/// The identifiers in Swift code, without comments and the text of strings; code inside of a string
/// counts.
package func identifiers(in source: String) -> Set<String> {
  let code = source.split(separator: "\n").map { line in
    line[..<(line.firstRange(of: "//")?.lowerBound ?? line.endIndex)]
  }.joined(separator: "\n")
  let string = /"(?:[^"\\\n]|\\[^(]|\\\((?:[^()]|\([^()]*\))*\))*"/
  let rest = code.replacing(string) { quoted in
    String(quoted.0).matches(of: /\\\(((?:[^()]|\([^()]*\))*)\)/).map { " \($0.1) " }.joined()
  }
  return Set(rest.matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
}
