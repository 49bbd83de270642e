import SwiftReader

extension Collection where Element: StringProtocol {
  /// The lines of code that were cut out of a file, without the indentation that all of them have.
  package var withoutCommonIndentation: [String] {
    let margin = filter { !$0.isBlank }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return map { $0.isBlank ? "" : String($0.dropFirst(margin)) }
  }
}
