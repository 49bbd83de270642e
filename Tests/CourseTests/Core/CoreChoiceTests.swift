import Testing
import CourseSupport

@testable import course

@Suite struct CoreChoiceTests {
  @Test("a lesson runs on ours, unless mine is asked for")
  func chooses() throws {
    for verb in CoreChoice.verbs {
      #expect(try CoreChoice(nil, for: verb) == .ours)
      #expect(try CoreChoice("", for: verb) == .ours)
      #expect(try CoreChoice("mine", for: verb) == .mine)
    }
    #expect(try CoreChoice(nil, for: "quiz") == .ours)
  }

  @Test("an unknown core is refused, and so is mine where no lesson is run")
  func refuses() throws {
    let unknown = try #require(throws: UsageError.self) { try CoreChoice("Mine", for: "lesson") }
    #expect(unknown.message.hasPrefix("there is no core called 'Mine'; "))
    let elsewhere = try #require(throws: UsageError.self) { try CoreChoice("mine", for: "quiz") }
    #expect(elsewhere.message.hasPrefix("CORE=mine is for lessons, and quiz does not run one"))
  }
}
