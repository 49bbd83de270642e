import CourseSupport

/// What tests that run one after another have told so far.
struct TestLog: Sendable {
  /// A test that failed: the sentence that it is called by, and what the runner says of it.
  struct Failure: Sendable {
    let sentence: String
    var words: [String] = []
  }

  private var events = TestEvents()

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

  /// Reads a line.
  mutating func read(_ line: Substring) {
    guard let event = events.read(line) else { return }
    switch event.kind {
    case .started: current = Failure(sentence: event.test)
    case .issue: current?.words += event.words
    case .ended:
      defer { current = nil }
      if let law = event.test.law { laws.insert(law) }
      if let current, !current.words.isEmpty { failures.append(current) } else { held += 1 }
    }
  }
}

extension String {
  /// The law of the contract that a test is about, if it is: 8 for `law 8: all see one order`.
  var law: Int? { prefixMatch(of: /law (\d+):/).flatMap { Int($0.1) } }
}
