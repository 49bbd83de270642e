import CourseSupport
import Foundation
import LessonKit

/// What there is to do with a lesson or a chapter: run it, guess it, go through it, compare it.
extension CourseCommand {
  /// Goes through a lesson event by event: at a terminal step by step, else all steps at once.
  ///
  /// - Returns: What to print.
  func step(_ typed: String, _ flags: [String]) async throws -> String {
    let lesson = try lesson(typed)
    let program = try await program(of: lesson)
    let steps = Step.steps(
      in: try await lines(of: program, flags, Step.variables))
    func code(at place: SourceLine) -> String? {
      let lines = try? files.text("Sources/Lessons/\(lesson.name)/\(place.file)")?.textLines
      guard let lines, lines.indices.contains(place.line - 1) else { return nil }
      return lines[place.line - 1].trimmed
    }
    let headline = "Lesson \(Int(lesson.number) ?? 0) · \(lesson.title): \(steps.count) steps"
    let columns = min(80, Terminal.columns)
    let player = StepPlayer(headline: headline, steps: steps, columns: columns, code: code)
    guard Terminal.isInputTyped, Terminal.output.isTerminal else {
      return player.transcript.joined(separator: "\n")
    }
    func play(prompt: String, read: () -> String?) {
      player.play(height: Terminal.height, read: read) { frame, hint in
        Terminal.output.clear()
        print(frame.joined(separator: "\n"))
        Terminal.prompt(hint.isEmpty ? prompt : hint + StepPlayer.keysInShort)
      }
    }
    if Keyboard.isThere {
      Keyboard.whileOpen { play(prompt: StepPlayer.keys, read: Keyboard.key) }
    } else {
      play(prompt: StepPlayer.prompt) {
        if let line = readLine() { return line }
        print()  // Ctrl-D ends no line
        return nil
      }
    }
    return ""
  }

  /// Compares what a lesson prints with what it printed when its page was made.
  func diff(_ typed: String, _ flags: [String]) async throws -> String {
    let lesson = try lesson(typed)
    let diff = try await difference(of: lesson, try await program(of: lesson), flags)
    if diff.isEmpty { return "It prints what its page shows." }
    let undo = await undo(in: lesson).map { "; undo with: \($0)" } ?? ""
    return report.lines(of: diff.changes)
      + "\n\n- is what its page shows, + what it prints now\(undo)"
  }

  /// What a lesson prints beside what its page shows.
  func difference(
    of lesson: CourseList.Item, _ program: URL, _ flags: [String] = []
  ) async throws -> LineDiff {
    let page = try files.snapshot(of: lesson.program)
    let now = try await lines(of: program, flags)
    return LineDiff(expected: page, actual: now.map { "\($0)\n" }.joined())
  }

  /// The command that undoes what somebody has changed in a lesson or in the library; nil if Git
  /// knows of no change.
  func undo(in lesson: CourseList.Item) async -> String? {
    let parts = Programs.sharedParts + ["Sources/Lessons/\(lesson.name)"]
    let changes = try? await Run.of(
      ["git", "diff", "--name-only", "--relative", "--"] + parts, in: files.root,
      limit: .seconds(10))
    let names = changes?.output.split(separator: "\n").joined(separator: " ") ?? ""
    return names.isEmpty ? nil : "git checkout \(names)"
  }

  /// What a program prints, in lines.
  func lines(
    of program: URL, _ flags: [String], _ variables: [String: String] = [:]
  ) async throws -> [String] {
    try await BuiltPrograms.lines(
      of: program, flags, environment: variables, limit: timeLimit ?? .seconds(60))
  }

  func lesson(_ typed: String) throws -> CourseList.Item {
    try CourseList.meant(by: typed, "lesson", in: files.list().lessons)
  }

  /// The program of a lesson, on the learner's own core if CORE says so.
  func program(of lesson: CourseList.Item) async throws -> URL {
    do {
      return try await programs().ready(lesson.program, from: "Sources/Lessons/\(lesson.name)")
    } catch let error as ToolError where error.message.hasPrefix(Programs.refusal(lesson.program)) {
      guard let undo = await undo(in: lesson) else { throw error }
      throw ToolError(message: "\(error.message)\nUndo what was changed, with: \(undo)")
    }
  }

  func program(ofChapter typed: String) async throws -> URL {
    let chapter = try CourseList.meant(by: typed, "chapter", in: files.list().chapters)
    return try await programs()
      .ready("chapter-\(chapter.name)", from: "Sources/Chapters/\(chapter.name)")
  }

  /// Where programs are built; those on the learner's own core have a folder of their own.
  private func programs() throws -> Programs {
    guard isOnOwnCore else {
      let isMakes = toolchain.products.path.contains("/\(Programs.folderOfMake)/")
      return Programs(
        root: files.root, products: toolchain.products,
        flags: isMakes ? ["--scratch-path", Programs.folderOfMake] : [])
    }
    let core = try OwnCore(files: files)
    let parts = try core.parts()
    if parts.isEmpty {
      throw UsageError(
        message: "\(OwnCore.learnerFolder) has nothing of yours yet; begin with: make core-01")
    }
    let count = parts.count == 1 ? "one file" : "\(parts.count) files"
    Terminal.complain("On your core: \(count) of yours.")
    var programs = Programs(
      root: files.root, products: files.root.appending(path: "\(OwnCore.products)/debug"),
      environment: core.environment(parts), flags: OwnCore.flags)
    programs.parts.append(OwnCore.learnerFolder)
    return programs
  }

  /// Goes on as another program, in the same process: Ctrl-C, input and exit status are its own.
  func become(_ program: URL, _ flags: [String]) -> Never {
    fflush(nil)
    var pointers = ([program.path] + flags).map { strdup($0) } + [nil]
    execv(program.path, &pointers)
    let words = ToolError.words(for: errno)
    Terminal.fail(ToolError(message: "\(program.path) cannot be run: \(words)"))
  }
}

extension CourseList.Item {
  /// The name of its program: `lesson-01-create-signal`.
  var program: String { "lesson-\(name)" }
}
