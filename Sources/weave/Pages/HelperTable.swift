/// A helper of the core, and how one sees in an operator's code that it is used.
private struct Helper {
  /// What the table calls it.
  let name: String

  /// The file in which it stands, without the ending.
  let file: String

  /// What only the code of those has that use it.
  let sign: String

  let purpose: String

  /// How an excerpt of it begins behind the file's name, if the file is shown on several pages.
  var excerpt = ""
}

private let helpers = [
  Helper(
    name: "lift", file: "Lift", sign: "lift {",
    purpose: "turns each event into others; remembers nothing"),
  Helper(
    name: "lift(remembering:)", file: "Lift", sign: "lift(remembering:",
    purpose: "the same, with a memory for each subscription"),
  Helper(
    name: "subscribe(to:)", file: "OneSource", sign: "subscriber.subscribe(to: self)",
    purpose: "a subscription within the subscription: it may go on after its source has completed"),
  Helper(
    name: "subscribe(to:and:)", file: "TwoSources", sign: ", and: ",
    purpose: "two sources, whose events come one at a time"),
  Helper(
    name: "subscribe(to:) of several", file: "ManySources", sign: "subscribe(to: signals)",
    purpose: "the same for any number of sources"),
  Helper(
    name: "InnerSubscriptions", file: "InnerSubscriptions", sign: "InnerSubscriptions(",
    purpose: "the subscriptions to inner signals: which run, and which was the last"),
  Helper(
    name: "rerun", file: "Rerun", sign: "rerun {",
    purpose: "subscribes once more after an ending, in a loop"),
  Helper(
    name: "DeliveryQueue", file: "DeliveryQueue", sign: "DeliveryQueue<",
    purpose: "one thing at a time, whoever asks for it, and without calls within calls"),
  Helper(
    name: "serialized()", file: "Subscriber", sign: ".serialized()",
    purpose: "a subscriber behind such a queue", excerpt: "#serialized"),
  Helper(
    name: "untilEnded()", file: "Subscriber", sign: ".untilEnded()",
    purpose: "lets nothing follow an ending that waits further down", excerpt: "#serialized"),
  Helper(
    name: "Confined", file: "Confined", sign: "= Confined",
    purpose: "a memory that needs no lock, since events come one at a time"),
  Helper(
    name: "Backlog", file: "Backlog", sign: "Backlog<",
    purpose: "what waits, first in, first out"),
  Helper(
    name: "SerialDisposable", file: "SerialDisposable", sign: "SerialDisposable(",
    purpose: "a place for one disposable at a time"),
  Helper(
    name: "Subject", file: "Subject", sign: "Subject<",
    purpose: "one run for many listeners"),
]

/// Returns the table of the core's helpers, with the operators that use each.
///
/// An operator is a file with a public function in one of the rooms of `Operators`.
func helperTable(for page: String, from project: Project, at place: Place) throws(Problem)
  -> [String]
{
  let helping = Set(helpers.map(\.file))
  let operators = project.core.filter { file in
    file.path.hasPrefix("Sources/ReactiveCore/Operators/") && !helping.contains(file.stem)
      && file.lines.contains {
        $0.code.contains("public func ") || $0.code.contains("public static ")
      }
  }.sorted { $0.stem < $1.stem }
  func links(_ files: [SourceFile]) -> String {
    files.map { "[\($0.stem)](\(relativeLink(to: $0.path, from: page)))" }.joined(separator: ", ")
  }
  var rows: [String] = []
  var served: Set<String> = []
  for helper in helpers {
    guard let file = project.core.first(where: { $0.stem == helper.file }) else {
      throw Problem(
        at: place, "the core has no file \(helper.file).swift",
        remedy: "put the table of helpers right in Sources/weave/Pages/HelperTable.swift")
    }
    let users = operators.filter { file in file.lines.contains { $0.code.contains(helper.sign) } }
    guard !users.isEmpty else {
      throw Problem(
        at: place, "no operator uses \(helper.name): none has '\(helper.sign)' in its code",
        remedy: "put the table of helpers right in Sources/weave/Pages/HelperTable.swift")
    }
    served.formUnion(users.map(\.stem))
    let chapter = project.pages(of: .core).first { path in
      let region = "<!-- snippet: ReactiveCore/\(file.name)\(helper.excerpt)"
      return (project.files[path] ?? "").contains(region)
    }
    let link = chapter.map { relativeLink(to: $0, from: page) }
    let number = link.map { "[\($0.prefix { $0.isNumber }.drop { $0 == "0" })](\($0))" } ?? ""
    rows.append("| `\(helper.name)` | \(number) | \(helper.purpose) | \(links(users)) |")
  }
  let others = operators.filter { !served.contains($0.stem) }
  rows.append("| none of them | | made of other operators, or of a few lines | \(links(others)) |")
  return ["| helper | chapter | what it does | who uses it |", "|---|---|---|---|"] + rows
}

extension SourceFile {
  /// The name without the ending, such as `Zip`.
  fileprivate var stem: String { String(name.dropLast(".swift".count)) }
}
