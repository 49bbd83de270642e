import Testing

@testable import LessonKit

/// What a page asks its reader to predict is read from the page itself.
@Suite struct LineQuestionTests {
  private let page = """
    # 2 · A radio

    ## Predict

    A **subject** is [hot](06.md).
    Write down what it prints.

    <!-- snippet: x -->
    ```swift
    station.send("news")

    station.send("weather")
    ```
    <!-- end -->

    `make predict-02` takes your lines.

    <!-- predict
    section: Nobody listens
    section: Ada listens
    only: air
    ask: Two lines.
    because: on air: news => the news is lost
    because: on air => it walks along
    -->

    ## Run it

    ```text
    the news is lost
    ```

    Nobody is there. At first
    the news is lost. Then `send` finds Ada, and it walks along the roster:

    - Ada comes. She stays.
    """

  private let output = [
    "Radio", "", "— Nobody listens —", "on air: news", "", "— Ada listens —", "on air: weather",
    "  Ada gets weather", "", "— Nobody else —", "on air: music",
  ]

  @Test("the text is what the reader sees, code indented, prose in lines of 80")
  func readsText() throws {
    #expect(
      try LineQuestion(page: page).text == [
        "A subject is hot. Write down what it prints.", "", "    station.send(\"news\")", "    ",
        "    station.send(\"weather\")",
      ])
  }

  @Test("the answer is what is asked for, from the named sections")
  func findsAnswer() throws {
    let question = try LineQuestion(page: page)
    #expect(question.ask == "Two lines.")
    #expect(question.answer(in: output) == ["on air: news", "on air: weather"])
  }

  @Test("a line is explained by the whole sentence, the first that fits")
  func explains() throws {
    let question = try LineQuestion(page: page)
    #expect(question.explanation(of: "on air: news") == "At first the news is lost.")
    #expect(
      question.explanation(of: "on air: weather")
        == "Then `send` finds Ada, and it walks along the roster:")
    #expect(question.explanation(of: "silence") == nil)
  }

  @Test(
    "a page that cannot be asked from says what is wrong",
    arguments: [
      ("# 2", "the page has no section 'Predict'"),
      ("## Predict\n\nGuess.", "the section 'Predict' names no 'section:'"),
      ("## Predict\n<!-- predict\nwhy: x\n-->", "'why: x' is no line of a prediction"),
      ("## Predict\n<!-- predict\nblank: [\n-->", "'[' is no regular expression"),
      (
        "## Predict\n<!-- predict\nbecause: x\n-->",
        "'because: x' needs a part of a line, '=>' and a part of a sentence"
      ),
      (
        "## Predict\nOne. One.\n<!-- predict\nbecause: x => One\n-->",
        "2 sentences of the page contain 'One'"
      ),
    ])
  func refuses(page: String, problem: String) {
    #expect(throws: PageProblem(problem)) { try LineQuestion(page: page) }
  }

  @Test(
    "a guess may differ in upper case, blanks and quotation marks, and leave out a name",
    arguments: [
      ("  Ada gets next(\"mkj\")", "ada gets next(mkj)", true),
      ("Ada gets next(\"mkj\"): 1", "Ada gets mkj 1.", true),
      ("the screen appears: [false]", "[false]", true),
      ("Ada gets 1", "Ada gets 2", false),
      ("tick 4, page 2, maxTime 9", "page 2", false),
      ("Ada gets next(\"mkj\")", "Ada gets “mkj”", true),
      ("Ada gets next(\"mkj\")", "Ada gets next(„mkj“)", true),
      ("Ada gets next(\"mkj\")", "Ada gets ‘mkj’", true),
      ("Ada gets next(\"mkj\")", "Ada gets «mkj»", true),
      ("Ada gets next(\"mkj\")", "Ada gets ＂mkj＂", true),
      ("Ada gets next(\"mkj\")", "Ａｄａ gets ｎｅｘｔ（＇mkj＇）", true),
      ("it: [\"a\", \"b\"]", "［“a”， 「b」］", true),
      ("it’s here", "it's here", true),
    ])
  func comparesLines(line: String, guess: String, isSame: Bool) throws {
    #expect(try LineQuestion(page: page).line(line, says: guess) == isSame)
  }

  @Test(
    "an empty string is one, in any quotation marks, and no quotation marks are needed in a list",
    arguments: [
      ("[\"\"]", "[]", false),
      ("[]", "[\"\"]", false),
      ("the screen appears: [\"\"]", "[ ]", false),
      ("the screen appears: [\"\"]", "the screen appears: [“”]", true),
      ("the screen appears: [\"\"]", "['']", true),
      ("the screen appears: [\"\"]", "[＂＂]", true),
      ("she taps: [\"\", \"Hello Ada!\"]", "[, Hello Ada!]", true),
      ("she taps: [\"\", \"Hello Ada!\"]", "[Hello Ada!]", false),
      ("it goes: [\"a\", \"\", \"\", \"\"]", "[a,,,]", true),
      ("it goes: [\"\", \"\"]", "[\"\"]", false),
      ("Ada gets next(\"\")", "Ada gets \"\"", true),
      ("Ada gets next(\"\")", "Ada gets", false),
      ("say \"a\" \"b\"", "say a b", true),
      ("[\"dogs'\"]", "[dogs]", true),
      ("[\"Ada\"]", "`[\"Ada\"]`", true),
      ("says: \"Ada\"", "`\"Ada\"`", true),
    ])
  func keepsEmptyStrings(line: String, guess: String, isSame: Bool) throws {
    #expect(try LineQuestion(page: page).line(line, says: guess) == isSame)
  }

  @Test("where a form has blanks, they are all that is asked for")
  func fillsBlanks() throws {
    let question = try LineQuestion(
      page: page.replacing("only: air", with: #"blank: \d+(?=,)|\[.*?\]"#))
    let line = "tick: requests 3, Ada gets [\"7\"]"
    #expect(question.form(of: [line]) == ["tick: requests __, Ada gets __"])
    #expect(question.line(line, says: "3, [7]"))
    #expect(!question.line(line, says: "2, [7]"))
    #expect(try LineQuestion(page: page).form(of: [line]) == nil)
  }

  @Test("a wrong guess that was foreseen has a sentence of its own")
  func corrects() throws {
    let question = try LineQuestion(
      page: page.replacing("ask: Two lines.", with: "instead: Ada gets => She stays"))
    #expect(question.correction(of: "ada gets next(news)") == "She stays.")
    #expect(question.correction(of: "Ben") == nil)
  }

  @Test("where a part of a line is asked for, the part is enough")
  func comparesParts() throws {
    let question = try LineQuestion(page: page.replacing("only: air", with: "only: page "))
    #expect(question.line("tick 4, page 2, maxTime 9", says: "page 2"))
    #expect(!question.line("tick 4, page 2, maxTime 9", says: "page 3"))
    #expect(!question.line("tick 4, page 2, maxTime 9", says: "tick 4"))
  }
}
