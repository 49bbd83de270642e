import CourseSupport
import Foundation

/// What tests that run one after another have told so far, in the events that Swift Testing writes into
/// a file, a line of JSON for each.
struct TestLog: Sendable {
  /// A test that failed: the sentence that it is called by, or without one its function, `adds()`; and
  /// where each issue is, what is wrong, and comments.
  struct Failure: Sendable {
    let sentence: String
    var words: [String] = []
  }

  /// The sentences of all tests, by their keys: the first lines list them.
  private var sentences: [String: String] = [:]

  /// The test that has begun and not ended, with all that is wrong with it so far.
  private var current: Failure?
  private(set) var failures: [Failure] = []
  private(set) var held = 0

  /// The laws of the contract that tests were about.
  private(set) var laws: Set<Int> = []

  /// The laws that did not hold.
  var brokenLaws: Set<Int> { Set(failures.compactMap(\.sentence.law)) }

  /// The tests that failed, in the order of the laws.
  var failuresByLaw: [Failure] {
    failures.sorted { ($0.sentence.law ?? 99, $0.sentence) < ($1.sentence.law ?? 99, $1.sentence) }
  }

  /// The test that has begun and not ended.
  var running: String? { current?.sentence }

  /// Whether the tests came to their end: none was running, and what fails is a test, not the runner,
  /// which may crash before the first one begins.
  func isWhole(after run: Run) -> Bool {
    running == nil && (run.ending == .exited(status: 0) || !failures.isEmpty)
  }

  /// The flags for `swift test` that make it write events into a file.
  static func flags(writing file: URL) -> [String] {
    ["--event-stream-version", "0", "--event-stream-output-path", file.path]
  }

  /// Reads a line; events of suites and of the whole run, and known issues, do not matter.
  mutating func read(_ line: Substring) {
    guard let event = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)).payload else {
      return
    }
    if let key = event.id, event.kind == "function" {
      sentences[key] = event.displayName ?? event.name ?? key
    }
    guard let test = sentences[event.testID ?? ""] else { return }
    switch event.kind {
    case "testStarted": current = Failure(sentence: test)
    case "issueRecorded" where event.issue?.isKnown == false: current?.words += event.words
    case "testEnded":
      if let law = test.law { laws.insert(law) }
      if let current, !current.words.isEmpty { failures.append(current) } else { held += 1 }
      current = nil
    default: break
    }
  }
}

extension String {
  /// The law of the contract that a test is about, if it is: 8 for `law 8: all see one order`.
  var law: Int? { prefixMatch(of: /law (\d+):/).flatMap { Int($0.1) } }
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
