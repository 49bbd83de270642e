import Foundation

/// Asks the questions of a page, one after another, and compares the answers with a real run.
struct PredictMode {
  let usage: Usage

  /// The page of the lesson.
  let page: URL

  /// The cards with its questions.
  let cards: URL

  /// Runs the mode.
  ///
  /// - Returns: The status with which to end: any answer is fine, a page that cannot be read is
  ///   not.
  func run() -> Int32 {
    do {
      let page = try predictPage(pageText())
      let questions = try questions()
      let steps = Step.steps(in: try OwnProgram.lines(environment: Step.variables))
      let asked = try asked(questions, on: page, in: steps)
      let session = PredictSession(
        columns: Terminal.columns, read: { Terminal.readAnswer() }, say: { print($0) })
      print(Terminal.output.bold("\(usage.headline): predict"))
      session.run(page.paragraphs, asked)
      session.tell("Read on in \(pageName), at 'Run it'.")
      return 0
    } catch let problem as QuestionProblem {
      Terminal.complain("error: \(problem)")
    } catch let trouble as Trouble {
      Terminal.complain("error: \(trouble.message)")
    } catch {
      Terminal.complain(usage.noRerun)
    }
    return 1
  }

  /// The page, as a learner finds it.
  private var pageName: String { "Tutorials/\(usage.name).md" }

  /// The cards, as a learner finds them.
  private var cardsName: String { "Sources/Lessons/\(usage.name)/\(QuestionCards.fileName)" }

  /// Reads a file.
  private func text(of file: URL, named name: String) throws(QuestionProblem) -> String {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      let remedy = "bring it back with: git checkout \(name)"
      throw QuestionProblem("\(name) cannot be read as text; \(remedy)")
    }
    return text
  }

  /// Reads the page.
  func pageText() throws(QuestionProblem) -> String { try text(of: page, named: pageName) }

  /// Reads what stands above the questions.
  func predictPage(_ text: String) throws(QuestionProblem) -> PredictPage {
    do { return try PredictPage(text) } catch {
      throw QuestionProblem("\(pageName): \(error)")
    }
  }

  /// Reads what is asked.
  func questions() throws(QuestionProblem) -> [Question] {
    let json = try text(of: cards, named: cardsName)
    do throws(QuestionProblem) {
      let questions = try QuestionCards(json: Data(json.utf8)).predict
      if questions.isEmpty { throw QuestionProblem("there is nothing to predict") }
      return questions
    } catch {
      throw QuestionProblem("\(cardsName): \(error)")
    }
  }

  /// Returns each question with its answer, which a lesson that was changed may no longer print, and
  /// with the sentence that explains it.
  func asked(
    _ questions: [Question], on page: PredictPage, in steps: [Step]
  ) throws(QuestionProblem) -> [(question: Question, answer: String, because: String)] {
    var asked: [(Question, String, String)] = []
    for question in questions {
      guard let answer = question.source.answer(in: steps) else {
        let remedy = "see what changed with: make diff-\(usage.name.prefix { $0 != "-" })"
        throw QuestionProblem(
          "the lesson prints no answer to question \(question.number) of \(pageName); \(remedy)")
      }
      do throws(QuestionProblem) {
        asked.append((question, answer, try page.explanation(of: question)))
      } catch {
        throw QuestionProblem("\(pageName): \(error)")
      }
    }
    return asked
  }
}
