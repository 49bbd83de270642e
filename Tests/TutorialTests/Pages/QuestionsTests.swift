import Testing

@testable import weave

/// A page asks what the cards of its lesson ask, and gives no answer away.
@Suite struct QuestionsTests {
  private let path = "Sources/Lessons/01-tea/questions.json"

  private let cards = """
    {
      "predict": [
        {
          "ask": "How many cups?", "section": "Kettle", "lane": "cups", "because": "Two",
          "options": [{"prints": "1", "say": "One more."}]
        },
        {"ask": "Who `drinks`?", "section": "Kettle", "pattern": "(Ada)", "options": []}
      ],
      "quiz": [{"ask": "How many spoons?", "run": "spoons", "options": []}]
    }
    """

  @Test("the questions are a list, without answers, and without those of the quiz")
  func weavesList() throws {
    let list = try content(
      of: "<!-- questions: 01-tea -->", in: .sample([path: cards]))
    #expect(list == "1. How many cups?\n2. Who `drinks`?")
  }

  @Test(
    "a page may ask them one by one",
    arguments: [
      ("1", "1. How many cups?"), ("2", "2. Who `drinks`?"),
      ("1-2", "1. How many cups?\n2. Who `drinks`?"),
    ])
  func weavesSome(range: String, list: String) throws {
    let project = Project.sample([path: cards])
    #expect(try content(of: "<!-- questions: 01-tea#\(range) -->", in: project) == list)
  }

  @Test(
    "questions that are not there are refused", arguments: ["0", "3", "2-1", "1-3", "x", "1-1-2"])
  func refusesRange(range: String) {
    let words = complaints(
      about: "<!-- questions: 01-tea#\(range) -->\n<!-- end -->", in: .sample([path: cards]))
    #expect(words.contains("there are no such questions; the cards have 2"))
  }

  @Test(
    "cards that are missing or broken are told, with what helps",
    arguments: [
      (nil, "there are no cards at Sources/Lessons/01-tea/questions.json"),
      ("tea", "it is no JSON"),
      (#"{"predict": [{"options": []}]}"#, "predict, 1: there is no 'ask'"),
    ])
  func tellsWhatIsWrong(cards: String?, problem: String) {
    let project = Project.sample(cards.map { [path: $0] } ?? [:])
    let words = complaints(about: "<!-- questions: 01-tea -->\n<!-- end -->", in: project)
    #expect(words.contains(problem))
    #expect(words.contains("(.github/CONTRIBUTING.md says how to write them)"))
  }

  @Test("the functions of the programs are listed by name, file by file")
  func listsPrograms() throws {
    let project = Project.sample([
      "Sources/Quiz/Programs/tea.swift":
        "func tooLate() {\n}\n\nfunc fails() throws {\n}\nprivate func helper() {\n}\nfunc a(b: Int) {",
      "Sources/Quiz/Programs/coffee.swift": "func early() {\n}\n",
    ])
    let list = try #require(project.programList[Project.programListPath])
    let entries = list.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(
      entries == [
        "  // coffee", "  \"early\": early,", "  // tea", "  \"tooLate\": tooLate,",
        "  \"fails\": fails,",
      ])
    #expect(Project.sample().programList.isEmpty)
  }

  @Test("every page asks all the questions of its lesson in order, and lists none by hand")
  func pagesAsk() throws {
    let project = try RealTree.project()
    for lesson in project.lessons {
      let text = try #require(project.files["Tutorials/\(lesson.name).md"])
      let page = Page(text, path: "")
      let regions = page.regions.filter { $0.kind == .questions }.map(\.argument)
      #expect(regions.allSatisfy { $0.prefix { $0 != "#" } == lesson.name })
      let section = text.textLines.drop { $0 != "## Predict" }.dropFirst()
        .prefix { !$0.hasPrefix("## ") }
      let all = "<!-- questions: \(lesson.name) -->"
      let asked = try content(of: all, in: project).split(separator: "\n").map(String.init)
      #expect(section.filter { asked.contains($0) } == asked, "\(lesson.name)")
      #expect(asked.count >= 1)
      var isPredict = false
      for case .line(let line) in page.parts {
        if line.hasPrefix("## ") { isPredict = line == "## Predict" }
        #expect(!isPredict || !line.contains(#/^\d+\. /#), "\(lesson.name): \(line)")
      }
    }
  }
}
