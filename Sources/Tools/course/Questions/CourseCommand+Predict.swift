import CourseSupport
import LessonKit

extension CourseCommand {
  /// Asks what a lesson will print, and compares the answers with a run.
  ///
  /// The lesson is built and run before anything is asked, so nobody has to wait between two questions,
  /// or answers for a program that the page does not show. No reply comes before the last answer: it
  /// could give the next one away.
  ///
  /// - Returns: How it went.
  func predict(
    _ typed: String, in session: QuestionSession
  ) async throws -> (text: String, status: Status) {
    let lesson = try lesson(typed)
    let program = try await program(of: lesson)
    if try await !difference(of: lesson, program).isEmpty {
      let undo = await undo(in: lesson)
      return (report.changed(lesson, undo: undo, isOnOwnCore: isOnOwnCore), .notYet)
    }
    let steps = Step.steps(in: try await lines(of: program, [], Step.variables))
    let pageName = "Tutorials/\(lesson.name).md"
    let page = PredictPage(try files.needed(pageName))
    let path = "Sources/Lessons/\(lesson.name)/\(LessonQuestions.fileName)"
    let ofLesson: LessonQuestions = try files.decoded(path)
    let questions = ofLesson.predict
    let headline = "Lesson \(Int(lesson.number) ?? 0) · \(lesson.title): predict"
    session.say(session.page.headline(headline))
    for paragraph in page.paragraphs { session.say(session.page.paragraph(paragraph)) }
    var choices: [QuestionSession.Choice] = []
    for question in questions {
      let headline = "Question \(question.number) of \(questions.count)"
      guard let choice = try session.ask(question, headline: headline) else { break }
      choices.append(choice)
    }
    var score = Score(questions: questions.count)
    for (question, choice) in zip(questions, choices) {
      let asked = try AskedQuestion(question, run: question.answer(in: steps))
      score.count(choice.option, in: asked)
      session.say("\nQuestion \(question.number)\n")
      session.say(session.page.reply(to: choice.option, in: asked))
    }
    return (session.page.ending(of: score, next: "Read on in \(pageName), at 'Run it'."), .fine)
  }
}
