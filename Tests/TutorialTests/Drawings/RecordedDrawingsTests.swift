import Testing

@testable import weave

/// What may be wrong with the drawings that lessons recorded.
@Suite struct RecordedDrawingsTests {
  private let tea = "Tests/LessonTests/Snapshots/lesson-01-tea.drawings.json"
  private let news = "Tests/LessonTests/Snapshots/lesson-02-news.drawings.json"

  @Test("a drawing that is not recorded is named, with the nearest there is") func missing() {
    #expect(
      complaints(
        about: """
          <!-- marble: 01-tea#cups -->
          <!-- end -->
          <!-- marble: 01-tea -->
          <!-- end -->
          <!-- marble: 01-tee#the kettle -->
          <!-- end -->
          <!-- marble: 02-news#six -->
          <!-- end -->
          """) == """
          Tutorials/01-tea.md:1: error: \(tea) has no drawing 'cups' (there are: the kettle)
          Tutorials/01-tea.md:3: error: \(tea) has no drawing '' (there are: the kettle)
          Tutorials/01-tea.md:5: error: there is no lesson '01-tee' (did you mean '01-tea'?)
          Tutorials/01-tea.md:7: error: \(news) is not recorded (let the program print a drawing \
          with 'draw', then run 'make record')
          """)
  }

  @Test("two drawings of one name are too many") func twins() {
    #expect(
      complaints(
        about: "<!-- marble: 02-news#six -->\n<!-- end -->",
        in: .sample([news: drawings("six", "seven", "six")])) == """
          Tutorials/01-tea.md:1: error: \(news) has 2 drawings 'six' (give each its own name in the \
          lesson, then run 'make record')
          """)
  }

  @Test("a file that is no list of drawings is named", arguments: ["", "[", "{}", "[{}]"])
  func broken(json: String) {
    let project = Project.sample([news: json])
    let complaint =
      "\(news):1: error: this is no list of drawings (run 'make record')"
    #expect(
      complaints(about: "<!-- marble: 02-news#six -->\n<!-- end -->", in: project) == complaint)
    #expect(#expect(throws: Problems.self) { try project.diagrams() }?.description == complaint)
  }

  @Test("a row that ends before it begins is drawn as none") func nonsense() throws {
    let json = #"""
      [{"name": "six", "layout": {"meanings": [{"mark": "", "text": ""}], "rows": [
      {"label": "a", "start": 4, "end": 2, "moments": [{"column": 1, "marks": "|"}]},
      {"label": "b", "start": 4, "end": 2, "moments": [{"column": 1, "marks": ""}]}
      ]}}]
      """#
    let pictures = try Project.sample([news: json]).diagrams()
    #expect(pictures.count == 2)
    #expect(pictures.values.filter { $0.contains("class=\"line\"") }.count == 1)
  }
}
