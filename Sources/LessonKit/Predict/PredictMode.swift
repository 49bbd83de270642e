import Foundation

/// Asks the questions of a page, one after another, and compares the answers with a real run.
struct PredictMode {
  let usage: Usage

  /// The page of the lesson.
  let page: URL

  /// Runs the mode.
  ///
  /// - Returns: The status with which to end: any answer is fine, a page that cannot be read is
  ///   not.
  func run() -> Int32 {
    do {
      let questions = try questionPage(pageText())
      let lines = try Rerun.lines(environment: ["NO_COLOR": "1"])
      let answers = try answers(to: questions.questions, in: lines)
      let session = PredictSession(
        columns: Terminal.columns, read: { Terminal.readAnswer() }, say: { print($0) })
      print(Terminal.output.bold("\(usage.headline): predict"))
      session.run(questions, answers: answers)
      session.tell("Read on in \(pageName), at 'Run it'.")
      return 0
    } catch let problem as PageProblem {
      Terminal.complain("error: \(problem)")
    } catch {
      Terminal.complain(usage.noRerun)
    }
    return 1
  }

  /// The page, as a learner finds it.
  private var pageName: String { "Tutorials/\(usage.name).md" }

  /// Reads the page.
  func pageText() throws(PageProblem) -> String {
    guard let text = try? String(contentsOf: page, encoding: .utf8) else {
      let remedy = "bring it back with: git checkout \(pageName)"
      throw PageProblem("\(pageName) cannot be read as text; \(remedy)")
    }
    return text
  }

  /// Reads what the page asks.
  func questionPage(_ text: String) throws(PageProblem) -> QuestionPage {
    do { return try QuestionPage(page: text) } catch {
      throw PageProblem("\(pageName): \(error)")
    }
  }

  /// Returns the right answers, which a lesson that was changed may no longer print.
  func answers(to questions: [Question], in output: [String]) throws(PageProblem) -> [String] {
    var answers: [String] = []
    for question in questions {
      guard let answer = question.source.answer(in: output) else {
        let remedy = "see what changed with: make diff-\(usage.name.prefix { $0 != "-" })"
        throw PageProblem(
          "the lesson prints no answer to question \(question.number) of \(pageName); \(remedy)")
      }
      answers.append(answer)
    }
    return answers
  }
}
