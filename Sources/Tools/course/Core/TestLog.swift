import CourseSupport

/// What `swift test --no-parallel` has printed so far.
struct TestLog: Sendable {
  /// A test that failed: the sentence that it is called by, and what the runner says of it.
  struct Failure: Sendable {
    let sentence: String
    let words: [String]
  }

  /// The test that has begun and not ended.
  private(set) var running: String?
  private(set) var failures: [Failure] = []
  private(set) var held = 0

  /// The laws of the contract that tests were about.
  private(set) var laws: Set<Int> = []

  /// The laws that did not hold.
  var brokenLaws: Set<Int> { Set(failures.compactMap(\.sentence.law)) }

  /// What the runner says of the test that has begun.
  private var issues: [String] = []

  /// Whether the tests came to their end: none was running, and what fails is a test, not the runner,
  /// which may crash before the first one begins.
  func isWhole(after run: Run) -> Bool {
    running == nil && (run.ending == .exited(status: 0) || !failures.isEmpty)
  }

  /// Reads a line, and returns the test that has failed with it.
  mutating func read(_ line: Substring) -> Failure? {
    let form =
      /\S+ Test (?:"(.+)"|(\w+\(.*?\))) (started|recorded an issue|passed|failed|with \d+ test)\b ?(.*)/
    guard let match = line.wholeMatch(of: form) else {
      // What an issue is about stands below it.
      if !issues.isEmpty, line.hasPrefix("↳") || line.hasPrefix("  ") { issues.append("\(line)") }
      return nil
    }
    let sentence = String(match.1 ?? match.2 ?? "")
    switch match.3 {
    case "started":
      (running, issues) = (sentence, [])
      return nil
    case "recorded an issue":
      issues.append(String(match.4))
      return nil
    default:
      running = nil
      if let law = sentence.law { laws.insert(law) }
      if issues.isEmpty {
        held += 1
        return nil
      }
      failures.append(Failure(sentence: sentence, words: issues))
      return failures.last
    }
  }
}

extension String {
  /// The law of the contract that a test is about, if it is: 8 for `law 8: all see one order`.
  var law: Int? { prefixMatch(of: /law (\d+):/).flatMap { Int($0.1) } }
}
