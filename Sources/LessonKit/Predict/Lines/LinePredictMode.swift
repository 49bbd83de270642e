import Foundation

/// Shows what the page asks, takes the learner's lines, and compares them with a real run.
struct LinePredictMode {
  let usage: Usage

  /// The page of the lesson.
  let page: URL

  /// Returns whether a page still asks for lines.
  static func isMeant(by page: String) -> Bool {
    page.section("Predict").contains { $0.hasPrefix("section: ") }
  }

  /// Runs the mode.
  ///
  /// - Returns: The status with which to end: any guess is fine, a page that cannot be read is not.
  func run() -> Int32 {
    do {
      let question = try question()
      let lines = try Rerun.lines(environment: ["NO_COLOR": "1"])
      let answer = try answer(to: question, in: lines)
      ask(question, form: question.form(of: answer))
      let guess = readGuess()
      let prediction = LinePrediction(question: question, answer: answer, guess: guess)
      print("\n" + prediction.reply.joined(separator: "\n"))
      print("\nRead on in \(pageName), at 'Run it'.")
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

  /// Reads what the page asks.
  func question() throws(PageProblem) -> LineQuestion {
    guard let text = try? String(contentsOf: page, encoding: .utf8) else {
      let remedy = "bring it back with: git checkout \(pageName)"
      throw PageProblem("\(pageName) cannot be read as text; \(remedy)")
    }
    do { return try LineQuestion(page: text) } catch {
      throw PageProblem("\(pageName): \(error)")
    }
  }

  /// Returns the lines that the page asks for, of which a lesson that was changed may print none.
  func answer(to question: LineQuestion, in output: [String]) throws(PageProblem) -> [String] {
    let answer = question.answer(in: output)
    if answer.isEmpty {
      let remedy = "see what changed with: make diff-\(usage.name.prefix { $0 != "-" })"
      throw PageProblem("the lesson prints no line that \(pageName) asks for; \(remedy)")
    }
    return answer
  }

  private func ask(_ question: LineQuestion, form: [String]?) {
    print(Terminal.output.bold("\(usage.headline): predict"))
    print("\n" + question.text.joined(separator: "\n"))
    if let ask = question.ask { print("\n" + ask.wrapped(to: 80).joined(separator: "\n")) }
    if let form {
      print("\nIn this form:\n\n" + form.map { "    \($0)" }.joined(separator: "\n"))
      print(
        "\nType what belongs into the blanks, line by line, with a comma between two of a line.")
    } else {
      print("\nType it line by line, without headings.")
    }
    print("Two empty lines or Ctrl-D end it.\n")
  }

  private func readGuess() -> [String] {
    let reader = LineReader(
      read: {
        if Terminal.isInputTyped { Terminal.prompt("> ") }
        return readLine()
      },
      say: { print($0) })
    return reader.guess()
  }
}
