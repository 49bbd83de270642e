// A program that imports LessonKit can record and draw as well.
@_exported import Marbles

/// Begins a lesson: reads its arguments and prints its number and title.
///
///     let flags = lesson(19, "Time", flags: ["--live"])
///     // Lesson 19 · Time
///
/// This is the first call of every lesson. With an argument that the lesson does not know, it prints
/// one line on standard error, and ends the program with exit status 64.
///
/// - Parameters:
///   - number: The number of the lesson.
///   - title: Its title, the same as on its page.
///   - flags: The flags that it understands.
/// - Returns: The flags with which the lesson was started.
@discardableResult
public func lesson(_ number: Int, _ title: String, flags: Set<String> = []) -> Set<String> {
  begin("Lesson \(number) · \(title)", flags: flags)
}

/// Begins the program of a chapter in the core's book: prints its number and title.
///
///     chapter(3, "One at a time")
///     // Chapter 3 · One at a time
///
/// This is the first call of every chapter's program. A chapter understands no flags.
///
/// - Parameters:
///   - number: The number of the chapter.
///   - title: Its title, the same as on its page.
public func chapter(_ number: Int, _ title: String) {
  _ = begin("Chapter \(number) · \(title)", flags: [])
}

private func begin(_ headline: String, flags: Set<String>) -> Set<String> {
  Terminal.writeLineByLine()
  StepLog.noteCharts()
  // `swift run lesson-19-time -- --live` hands over the dashes too.
  let given = CommandLine.arguments.dropFirst().filter { $0 != "--" }
  if let unknown = given.first(where: { !flags.contains($0) }) {
    let known =
      flags.isEmpty ? "it has no flags" : "it knows \(flags.sorted().joined(separator: " "))"
    Terminal.complain("error: \(headline) does not know '\(unknown)'; \(known)")
    Terminal.leave(status: 64)
  }
  print(Terminal.output.bold(headline))
  return Set(given)
}

/// Opens a section of a lesson with a blank line and its title.
///
///     heading("Nobody subscribes")
///     //
///     // — Nobody subscribes —
///
/// - Parameters:
///   - title: The title of the section.
///   - fileID: The file of the lesson; leave it out.
///   - line: The line of the lesson; leave it out.
public func heading(_ title: String, fileID: String = #fileID, line: Int = #line) {
  Terminal.writeLineByLine()
  if StepLog.note(.section(title, SourceLine(fileID, line))) { return }
  print("\n\(Terminal.output.bold("— \(title) —"))")
}

/// Prints a marble drawing under its name.
///
///     draw("late", MarbleDrawing([station, late]))
///     // ~ late ~
///     //   station  1---2-|
///     //   late       --2-|
///
/// - Parameters:
///   - name: The name by which a tutorial refers to the drawing.
///   - drawing: The rows.
///   - fileID: The file of the lesson; leave it out.
///   - line: The line of the lesson; leave it out.
public func draw(
  _ name: String, _ drawing: MarbleDrawing, fileID: String = #fileID, line: Int = #line
) {
  let layout = drawing.layout
  if StepLog.note(.drawn(name: name, layout: layout, SourceLine(fileID, line))) { return }
  // One call, so that nothing printed by another thread can come between.
  print(layout.figure(named: name).joined(separator: "\n"))
}

/// Prints a text as Swift's own `print` does; the step mode also learns which line printed it.
///
///     print("early hears the news")
///     // early hears the news
///
/// - Parameters:
///   - text: What to print.
///   - fileID: The file of the lesson; leave it out.
///   - line: The line of the lesson; leave it out.
public func print(_ text: String, fileID: String = #fileID, line: Int = #line) {
  Terminal.writeLineByLine()
  // One call, so that nothing printed by another thread can come between.
  if StepLog.note(.printed(text, SourceLine(fileID, line))) { return }
  Swift.print(Terminal.output.shown(text))
}

/// Prints a value as Swift's own `print` does; the step mode also learns which line printed it.
///
///     print(4 + 5)
///     // 9
///
/// - Parameters:
///   - value: What to print.
///   - fileID: The file of the lesson; leave it out.
///   - line: The line of the lesson; leave it out.
public func print<Value>(_ value: Value, fileID: String = #fileID, line: Int = #line) {
  print("\(value)", fileID: fileID, line: line)
}
