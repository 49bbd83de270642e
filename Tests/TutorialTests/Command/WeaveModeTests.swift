import Testing
import Workshop

@testable import weave

@Suite struct WeaveModeTests {
  @Test("each flag is understood") func flags() throws {
    #expect(try WeaveMode(arguments: []) == .write)
    #expect(try WeaveMode(arguments: ["--check"]) == .check)
    #expect(try WeaveMode(arguments: ["--coverage"]) == .coverage)
    #expect(try WeaveMode(arguments: ["-h"]) == .help)
    #expect(try WeaveMode(arguments: ["--"]) == .write)
    #expect(try WeaveMode(arguments: ["--", "--check"]) == .check)
  }

  @Test(
    "what is not understood gets one line with a hint",
    arguments: [
      (["--chek"], "unknown flag '--chek'; did you mean '--check'?"),
      (["x"], "unknown flag 'x'; there are: --check, --coverage, --help"),
      ([""], "unknown flag ''; there are: --check, --coverage, --help"),
      (["--check", "--help"], "one flag at a time; 'weave --help' explains them"),
    ])
  func misuse(arguments: [String], message: String) {
    #expect(throws: Misuse(message: message)) { try WeaveMode(arguments: arguments) }
  }

  @Test("the help names every flag and every region, in 80 columns") func helpText() {
    for mode in WeaveMode.allCases where mode != .write { #expect(help.contains(mode.rawValue)) }
    for kind in Region.Kind.allCases { #expect(help.contains("<!-- \(kind.rawValue)")) }
    #expect(help.textLines.allSatisfy { $0.count <= 80 })
  }
}
