import Foundation
import LessonKit
import CourseSupport

/// What there is to do with a lesson or a chapter: run it, guess it, go through it, compare it.
extension CourseCommand {
  /// Becomes the program of a lesson.
  ///
  /// - Parameters:
  ///   - typed: The number of the lesson, or the beginning of its name.
  ///   - flags: The flags for the program.
  /// - Throws: What keeps the program from running.
  func runLesson(_ typed: String, _ flags: [String]) async throws {
    let lesson = try lesson(typed)
    become(try await program(of: lesson), flags)
  }

  /// Becomes the program of a chapter.
  func runChapter(_ typed: String, _ flags: [String]) async throws {
    let chapter = try CourseList.meant(by: typed, "chapter", in: try list().chapters)
    let program = try await programs(onOwnCore: false)
      .ready("chapter-\(chapter.name)", from: "Sources/Chapters/\(chapter.name)")
    become(program, flags)
  }

  /// Goes through a lesson event by event: at a terminal step by step, else all steps at once.
  ///
  /// - Returns: What to print.
  func step(_ typed: String, _ flags: [String]) async throws -> String {
    let lesson = try lesson(typed)
    let program = try await program(of: lesson)
    let steps = Step.steps(
      in: try await programs().lines(of: program, flags, environment: Step.variables))
    let folder = files.root.appending(path: "Sources/Lessons/\(lesson.name)")
    let headline = "Lesson \(Int(lesson.number) ?? 0) · \(lesson.title): \(steps.count) steps"
    let player = StepPlayer(
      headline: headline, steps: steps, code: SourceLines(folder: folder).code)
    guard Terminal.isInputTyped, Terminal.output.isTerminal else {
      return player.transcript.joined(separator: "\n")
    }
    player.play(height: Terminal.height) {
      if let line = readLine() { return line }
      print()  // Ctrl-D ends no line
      return nil
    } show: { frame, hint in
      Terminal.output.clear()
      print(frame.joined(separator: "\n"))
      Terminal.prompt(hint + StepPlayer.prompt)
    }
    return ""
  }

  /// Compares what a lesson prints with what it printed when its page was made.
  func diff(_ typed: String, _ flags: [String]) async throws -> String {
    let lesson = try lesson(typed)
    let name = "lesson-\(lesson.name)"
    let path = "Tests/LessonTests/Snapshots/\(name).txt"
    guard let snapshot = try files.text(path) else {
      throw ToolError(message: "\(path) is missing; get it back: git checkout \(path)")
    }
    let program = try await program(of: lesson)
    let now = try await programs().lines(of: program, flags)
    // The first line of a snapshot is the command, and the last is the exit status.
    let lines = snapshot.split(separator: "\n", omittingEmptySubsequences: false)
    let page = lines.dropFirst().dropLast(2).map { "\($0)\n" }.joined()
    let diff = LineDiff(expected: page, actual: now.map { "\($0)\n" }.joined())
    if diff.isEmpty { return "It prints what its page shows." }
    return report.lines(of: diff.changes)
      + "\n\n- is what its page shows, + what it prints now; undo with: git checkout Sources"
  }

  /// Asks what a lesson will print, and compares the answers with a run.
  ///
  /// The lesson is built and run while the learner reads. No reply comes before the last answer: it
  /// could give the next one away.
  ///
  /// - Returns: How it went.
  func predict(_ typed: String, in session: QuestionSession) async throws -> String {
    let lesson = try lesson(typed)
    let pageName = "Tutorials/\(lesson.name).md"
    let page = try readPage(pageName)
    let questions = try readPredictions(of: lesson)
    // Whoever leaves early, by an answer that is none, ends this run as well.
    async let run = programs().lines(
      of: try await program(of: lesson), environment: Step.variables)
    let headline = "Lesson \(Int(lesson.number) ?? 0) · \(lesson.title): predict"
    session.say(session.page.headline(headline))
    for paragraph in page.paragraphs { session.say(session.page.paragraph(paragraph)) }
    var answers: [QuestionSession.Answer] = []
    for question in questions {
      let headline = "Question \(question.number) of \(questions.count)"
      guard let answer = try session.ask(question, headline: headline) else { break }
      answers.append(answer)
    }
    let steps = Step.steps(in: try await run)
    var score = Score(of: questions.count)
    for (question, answer) in zip(questions, answers) {
      let asked = try asked(question, of: lesson, in: steps, on: page, named: pageName)
      score.count(answer.option, in: asked)
      session.say("\nQuestion \(question.number)\n")
      session.say(session.page.reply(to: answer.option, in: asked))
    }
    return session.page.ending(of: score)
      + "\n" + session.page.text("Read on in \(pageName), at 'Run it'.")
  }

  /// A question with its right answer, which a lesson that was changed may no longer print.
  private func asked(
    _ question: Question, of lesson: CourseList.Lesson, in steps: [Step], on page: PredictPage,
    named pageName: String
  ) throws -> AskedQuestion {
    do throws(QuestionProblem) {
      let because = try page.explanation(of: question)
      if let run = question.source.answer(in: steps),
        let asked = AskedQuestion(question, run: run, because: because)
      {
        return asked
      }
    } catch {
      throw ToolError(message: "\(pageName): \(error)")
    }
    throw ToolError(
      message: "the lesson prints something else than its page says to question "
        + "\(question.number); see what changed with: make diff-\(lesson.number)")
  }

  private func readPage(_ name: String) throws -> PredictPage {
    guard let text = try files.text(name) else { throw missing(name) }
    do throws(QuestionProblem) { return try PredictPage(text) } catch {
      throw ToolError(message: "\(name): \(error)")
    }
  }

  private func readPredictions(of lesson: CourseList.Lesson) throws -> [Question] {
    let name = "Sources/Lessons/\(lesson.name)/\(QuestionCards.fileName)"
    guard let json = try files.text(name) else { throw missing(name) }
    do throws(QuestionProblem) {
      return try QuestionCards(json: Data(json.utf8)).predict
    } catch {
      throw ToolError(message: "\(name): \(error)")
    }
  }

  private func missing(_ name: String) -> ToolError {
    ToolError(message: "\(name) is missing; bring it back with: git checkout \(name)")
  }

  private func list() throws -> CourseList {
    CourseList(manifest: try files.text("Package.swift") ?? "")
  }

  func lesson(_ typed: String) throws -> CourseList.Lesson {
    try CourseList.meant(by: typed, "lesson", in: try list().lessons)
  }

  /// The program of a lesson, on the learner's own core if CORE says so.
  private func program(of lesson: CourseList.Lesson) async throws -> URL {
    try await programs().ready("lesson-\(lesson.name)", from: "Sources/Lessons/\(lesson.name)")
  }

  /// Where programs are built; those on the learner's own core have a folder of their own.
  private func programs(onOwnCore isOwn: Bool = ownCoreIsMeant) throws -> Programs {
    guard isOwn else { return Programs(root: files.root, products: toolchain.products) }
    FileHandle.standardError.write(Data((try composeCore() + "\n").utf8))
    var programs = Programs(
      root: files.root, products: files.root.appending(path: "\(CoreCheck.products)/debug"),
      environment: ["CORE_FOLDER": OwnCore.composed], flags: CoreCheck.flags)
    programs.parts = ["Package.swift", OwnCore.composed, "Sources/LessonKit"]
    return programs
  }

  /// Goes on as another program, in the same process: Ctrl-C, input and exit status are its own.
  private func become(_ program: URL, _ flags: [String]) -> Never {
    fflush(nil)
    let arguments = [program.path] + flags
    var pointers = arguments.map { strdup($0) } + [nil]
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { signal(number, SIG_DFL) }
    execv(program.path, &pointers)
    Terminal.complain("error: \(program.path) cannot be run: \(ToolError.words(for: errno))")
    exit(Status.trouble.rawValue)
  }
}

/// Whether CORE=mine stands in the environment.
private var ownCoreIsMeant: Bool { ProcessInfo.processInfo.environment["CORE"] == "mine" }

/// The lines of a lesson's source.
private struct SourceLines {
  let folder: URL

  /// Returns a line without its indentation; nil if it is not there.
  func code(at place: Place) -> String? {
    let file = folder.appending(path: place.file)
    let lines = try? String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let lines, lines.indices.contains(place.line - 1) else { return nil }
    return String(lines[place.line - 1].drop { $0.isWhitespace })
  }
}
