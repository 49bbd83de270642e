import Foundation

/// Shows what the page asks, takes the learner's lines, and compares them with a real run.
struct PredictMode {
  let usage: Usage

  /// The page of the lesson.
  let page: URL

  /// Runs the mode.
  ///
  /// - Returns: The status with which to end: any guess is fine, a page that cannot be read is not.
  func run() -> Int32 {
    do {
      let text = try String(contentsOf: page, encoding: .utf8)
      let question = try Question(page: text)
      let answer = question.answer(in: try Rerun.lines(environment: ["NO_COLOR": "1"]))
      ask(question, form: question.form(of: answer))
      let guess = readGuess()
      let prediction = Prediction(question: question, answer: answer, guess: guess)
      print("\n" + prediction.reply.joined(separator: "\n"))
      print("\nRead on in Tutorials/\(usage.name).md, at 'Run it'.")
      return 0
    } catch {
      Terminal.complain("error: no prediction for this lesson: \(error)")
      return 1
    }
  }

  private func ask(_ question: Question, form: [String]?) {
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
    let reader = GuessReader(
      read: {
        if Terminal.isInputTyped { Terminal.prompt("> ") }
        return readLine()
      },
      say: { print($0) })
    return reader.guess()
  }
}
