import CourseSupport
import Foundation
import TestSupport
import Testing

/// What a person would hope for who plays with lesson 38's app.
@Suite struct TheAppTests {
  private let logInAsAda = ["name ada", "password", "sesame", "log-in"]

  /// Runs the app with lines on standard input.
  private func play(
    _ lines: [String], environment: [String: String] = [:]
  ) async throws -> Run {
    try await Run.of(
      "lesson-38-the-app", ["--play"],
      input: lines.map { $0 + "\n" }.joined(),
      environment: ["COLUMNS": "80"].merging(environment) { $1 })
  }

  @Test("its script, piped in by hand, prints what the lesson prints")
  func playsItsScript() async throws {
    let piped = try await play([Course.text("Sources/Lessons/38-the-app/script.txt")])
    let told = try await Run.of("lesson-38-the-app")
    let session = try #require(piped.output.ranges(of: "\nGoodbye.\n").last)
    #expect(session.upperBound == piped.output.endIndex)
    #expect(told.output.hasPrefix(piped.output[..<session.lowerBound]))
  }

  @Test(
    "input that ends in the middle ends the app",
    arguments: [[], ["name ada"], ["name ada", "password"], ["name ada", "password", "ses"]])
  func endsWithItsInput(lines: [String]) async throws {
    let run = try await play(lines)
    #expect(run.ending == .exited(status: 0))
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("\nGoodbye.\n"))
  }

  @Test(
    "a line that is no command here is answered with what is",
    arguments: [
      ("paint", "That is no command here. You can: name, password, browser, help, quit"),
      ("log-in", "'log-in' cannot be used now. You can: name, password, browser, help, quit"),
      ("back", "'back' cannot be used now. You can: name, password, browser, help, quit"),
      ("name", "Type it like this: name NAME"),
      ("quit now", "Type it like this: quit"),
    ])
  func hints(line: String, answer: String) async throws {
    let run = try await play([line])
    #expect(run.ending == .exited(status: 0))
    #expect(run.output.contains("log in> \(line)\n\(answer)\n"))
  }

  @Test("commands are found whatever their case and the spaces around them")
  func readsKindly() async throws {
    let run = try await play(["  NAME   ada ", "password", "sesame", "Log-In", ""])
    #expect(run.output.contains("Pictures found: 5"))
  }

  @Test(
    "a number that is not in the list is told", arguments: ["0", "6", "-9223372036854775808", "x"])
  func findsNoPicture(number: String) async throws {
    let run = try await play(logInAsAda + ["", "open \(number)"])
    #expect(run.output.contains("\nThere is no number \(number) in the list.\n"))
  }

  @Test("a password is never printed, wherever it is typed after 'password'")
  func keepsPasswords() async throws {
    let run = try await play(
      ["name ada", "password tr0ub4dor", "password", "tr0ub4dor", "log-in", "", "help"])
    #expect(run.output.contains("\nlog in> password\nType it like this: password\n"))
    #expect(run.output.contains("\npassword: (not shown)\n"))
    #expect(run.output.contains("This name and password do not belong together."))
    #expect(!run.output.contains("tr0ub4dor"))
  }

  @Test("no line is wider than the window", arguments: [20, 40, 80])
  func fitsTheWindow(columns: Int) async throws {
    let run = try await play(
      logInAsAda + ["", "help", "open 1", "", "extraordinarily-long-word-without-an-end"],
      environment: ["COLUMNS": "\(columns)"])
    let story = run.output.split(separator: "\n").dropFirst()
    #expect(story.contains { $0.hasPrefix("Mira Holt painted") })
    #expect(story.filter { $0.count > columns } == [])
  }

  @Test(
    "a data file that is missing or broken is told in one line, with a remedy",
    arguments: [
      (nil, "there is no such file"),
      ("{", "it does not hold a museum in JSON"),
      ("{\"members\": 1, \"pictures\": []}", "it does not hold a museum in JSON"),
      ("{\"members\": []}", "'pictures' is missing in it"),
    ] as [(String?, String)])
  func tellsOfBrokenData(text: String?, problem: String) async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "museum.json").path
      if let text { try write(text, to: "museum.json", in: folder) }
      let run = try await play(["quit"], environment: ["MUSEUM": path])
      #expect(run.ending == .exited(status: 1))
      #expect(run.errors.hasPrefix("error: cannot use \(path): \(problem); mend it, "))
      #expect(run.errors.hasSuffix("set MUSEUM to another such file\n"))
      #expect(run.errors.count { $0 == "\n" } == 1)
    }
  }
}
