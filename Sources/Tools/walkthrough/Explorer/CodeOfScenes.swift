import Foundation
import CourseSupport

/// The code that the page shows, cut out of the code that records.
struct CodeOfScenes {
  /// The text between `// code.NAME` and `// code.end`, without its indent, by name.
  let parts: [String: String]

  /// Cuts the parts out of a source file.
  init(source: String) {
    var parts: [String: String] = [:]
    var name: String?
    var lines: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text == "// code.end", let ended = name {
        parts[ended] = lines.withoutCommonIndentation.joined(separator: "\n")
        name = nil
      } else if text.hasPrefix("// code.") {
        name = String(text.dropFirst("// code.".count))
        lines = []
      } else if name != nil {
        lines.append(line)
      }
    }
    self.parts = parts
  }

  /// The code of one scenario, as the page shows it.
  func code(of scenario: Scenario) -> String {
    let film = part("film").replacing(/\bdrawing\b/, with: "\"\(scenario.ending.drawing)\"")
    let visits = [scenario.ada, scenario.ben].map { visit in
      part(visit.leaves == nil ? "stays" : "leaves")
        .replacing(/\bname\b/, with: "\"\(visit.name)\"")
        .replacing(/\bcomes\b/, with: "\(visit.comes)")
        .replacing(/\bleaves\b/, with: "\(visit.leaves ?? 0)")
    }
    let finish = part("finish").replacing(/\blastTick\b/, with: "\(Scenario.lastTick)")
    return ([part("begin"), film, part(scenario.kind.rawValue)] + visits + [finish])
      .joined(separator: "\n")
  }

  private func part(_ name: String) -> String { parts[name] ?? "" }
}
