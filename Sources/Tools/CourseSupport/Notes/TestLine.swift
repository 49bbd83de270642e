/// A line in which `swift test` says how it goes with a test; `.ci/progress.awk` reads them, too.
package struct TestLine {
  /// What has happened to the test.
  package enum Event { case started, issue, ended }

  /// The sentence that the test is called by; without one, its function: `adds()`.
  package let name: String
  package let event: Event

  /// What is said of the event.
  package let words: String

  /// What follows the name if something is wrong with the test.
  package static let issue = "recorded an issue"

  /// Fails for lines about suites, cases, known issues and all else.
  package init?(_ line: Substring) {
    let form =
      /\S+ Test (?:"(.+)"|(\w+\(.*?\))) (started|recorded an issue|passed|failed|with \d+ test)\b ?(.*)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    name = String(match.1 ?? match.2 ?? "")
    event = match.3 == "started" ? .started : match.3 == Self.issue ? .issue : .ended
    words = String(match.4)
  }
}
