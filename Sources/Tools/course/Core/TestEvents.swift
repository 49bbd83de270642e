import Foundation

/// What tests have told so far, in the form that Swift Testing writes for other programs.
struct TestEvents: Sendable, Equatable {
  struct Test: Sendable, Equatable {
    /// What Swift Testing calls it, without the place in its file.
    let id: String

    /// The sentence that it is called by.
    let name: String

    /// What its failures say, if it has any.
    var failures: [String] = []

    var hasEnded = false

    /// What it is being run with, if it has arguments.
    var runningCases: [String] = []

    /// The suite that it belongs to, such as `FlatMapTests`.
    var suite: String {
      String((id.split(separator: "/").first ?? "").split(separator: ".").last ?? "")
    }

    /// The law of the contract that it is about: 8 for `law 8: all subscribers see one order`.
    var law: Int? { name.prefixMatch(of: /law (\d+):/).flatMap { Int($0.1) } }
  }

  /// The tests that have begun, in the order in which they did.
  private(set) var tests: [Test] = []

  private var names: [String: String] = [:]
  private var places: [String: Int] = [:]

  /// A line that has not been written to its end.
  private var rest = Data()

  /// How many tests there are to run.
  var planned: Int { names.count }

  /// The tests that have begun and not ended.
  var running: [Test] { tests.filter { !$0.hasEnded } }

  /// Reads what has been written meanwhile.
  ///
  /// - Returns: The tests that have failed now, each with its first failure.
  mutating func read(_ more: Data) -> [Test] {
    var lines = (rest + more).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = lines.popLast() ?? Data()
    return lines.compactMap { line in
      (try? JSONDecoder().decode(Record.self, from: line)).flatMap { note($0.payload) }
    }
  }

  /// Notes what has happened, and returns the test that has failed for the first time.
  private mutating func note(_ payload: Payload) -> Test? {
    guard let id = payload.id ?? payload.testID else { return nil }
    if payload.kind == "function" { names[id] = payload.displayName ?? payload.name ?? id }
    if payload.kind == "testStarted", let name = names[id] {
      places[id] = tests.count
      let withoutPlace = id.split(separator: "/").dropLast().joined(separator: "/")
      tests.append(Test(id: withoutPlace, name: name))
    }
    guard let place = places[id] else { return nil }
    let row = payload._testCase?.displayName
    switch payload.kind {
    case "testCaseStarted": tests[place].runningCases += row.map { [$0] } ?? []
    case "testCaseEnded": tests[place].runningCases.removeAll { $0 == row }
    case "testEnded": tests[place].hasEnded = true
    case "issueRecorded" where payload.issue?.isKnown != true:
      let texts = (payload.messages ?? []).map(\.text).filter { $0 != "Issue recorded" }
      let words = row.map { "With \($0): " } ?? ""
      tests[place].failures.append(words + texts.joined(separator: "\n"))
      if tests[place].failures.count == 1 { return tests[place] }
    default: break
    }
    return nil
  }

  private struct Record: Decodable { let payload: Payload }

  private struct Payload: Decodable {
    let kind: String
    let id: String?
    let name: String?
    let displayName: String?
    let testID: String?

    /// The arguments of a test that has some.
    let _testCase: Case?
    let issue: Issue?
    let messages: [Message]?
  }

  private struct Case: Decodable { let displayName: String? }
  private struct Issue: Decodable { let isKnown: Bool? }
  private struct Message: Decodable { let text: String }
}
