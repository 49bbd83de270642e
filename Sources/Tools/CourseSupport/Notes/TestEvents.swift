import Foundation

/// Something that Swift Testing tells of a test.
package struct TestEvent: Equatable {
  package enum Kind: Equatable { case started, ended, issue }

  package let kind: Kind

  /// The sentence that the test is called by; without one, its function: `adds()`.
  package let test: String

  /// Of an issue: where it is, what is wrong, and comments.
  package let words: [String]
}

/// Reads the events of tests, which Swift Testing writes into a file, a line of JSON for each.
///
/// The first lines list all tests, and those that follow name them by their keys.
package struct TestEvents {
  private var names: [String: String] = [:]

  package init() {}

  /// The flags for `swift test` that make it write them into a file.
  package static func flags(writing file: URL) -> [String] {
    ["--event-stream-version", "0", "--event-stream-output-path", file.path]
  }

  /// Reads the next line.
  ///
  /// - Returns: The event; nil for those of suites and of the whole run, and for known issues.
  package mutating func read(_ line: some StringProtocol) -> TestEvent? {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
      return nil
    }
    let payload = record.payload
    if let id = payload.id, payload.kind == "function" {
      names[id] = payload.displayName ?? payload.name ?? id
    }
    guard let test = names[payload.testID ?? ""] else { return nil }
    switch payload.kind {
    case "testStarted": return TestEvent(kind: .started, test: test, words: [])
    case "testEnded": return TestEvent(kind: .ended, test: test, words: [])
    case "issueRecorded" where payload.issue?.isKnown == false:
      return TestEvent(kind: .issue, test: test, words: payload.words)
    default: return nil
    }
  }

  /// A line, as far as it matters: Swift Testing calls this version 0.
  private struct Record: Decodable {
    let payload: Payload

    struct Payload: Decodable {
      let kind: String
      let id: String?
      let name: String?
      let displayName: String?
      let testID: String?
      let issue: Issue?
      let messages: [Message]?
      let _testCase: Case?

      var words: [String] {
        let texts = (messages ?? []).flatMap { $0.text.split(separator: "\n").map(String.init) }
        let place = issue?.sourceLocation.map { location in
          "at \(location.fileID.split(separator: "/").last ?? ""):\(location.line): "
        }
        let argument = _testCase?.displayName.map { "with \($0), " }
        let first = (argument ?? "") + (place ?? "") + (texts.first ?? "")
        return [first] + texts.dropFirst()
      }
    }

    struct Issue: Decodable {
      let isKnown: Bool
      let sourceLocation: Location?
    }

    struct Location: Decodable {
      let fileID: String
      let line: Int
    }

    struct Message: Decodable { let text: String }

    struct Case: Decodable { let displayName: String? }
  }
}
