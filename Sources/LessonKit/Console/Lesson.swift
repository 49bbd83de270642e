import Foundation

/// Begins a lesson: reads its arguments and prints its number and title.
///
///     let flags = lesson(17, "Time", flags: ["--live": "use the real clock"])
///     // Lesson 17 · Time
///
/// This is the first call of every lesson. With `--help` it prints what the lesson is, with
/// `--predict` it asks for a guess of the output, with `--step` it goes through the lesson event by
/// event; then the program ends. With a flag that it does not know it prints one line on standard
/// error, and ends the program with exit status 64.
///
/// - Parameters:
///   - number: The number of the lesson.
///   - title: Its title, the same as in Package.swift.
///   - flags: The flags it understands beside `--help`, `--predict` and `--step`, and what each
///     does.
///   - fileID: The file of the lesson; leave it out.
///   - filePath: The path of that file; leave it out.
/// - Returns: The flags with which the lesson was started.
@discardableResult
public func lesson(
  _ number: Int, _ title: String, flags: KeyValuePairs<String, String> = [:],
  fileID: String = #fileID, filePath: String = #filePath
) -> Flags {
  Terminal.writeLineByLine()
  let usage = Usage(
    number: number, title: title, name: Usage.name(fromFileID: fileID), flags: flags)
  let folder = URL(filePath: filePath).deletingLastPathComponent()
  switch usage.answer(to: Array(CommandLine.arguments.dropFirst())) {
  case .run(let flags) where flags.contains("--predict"):
    let page = folder.appending(path: "../../../Tutorials/\(usage.name).md").standardizedFileURL
    let cards = folder.appending(path: QuestionCards.fileName)
    Terminal.leave(status: PredictMode(usage: usage, page: page, cards: cards).run())
  case .run(let flags) where flags.contains("--step"):
    let others = CommandLine.arguments.dropFirst().filter { $0 != "--step" }
    Terminal.leave(status: StepMode(usage: usage, flags: others, folder: folder).run())
  case .run(let flags):
    print(Terminal.output.bold(usage.headline))
    return flags
  case .help:
    print(usage.help)
    Terminal.leave(status: 0)
  case .refuse(let reason):
    Terminal.complain(reason)
    Terminal.leave(status: 64)
  }
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
  if StepLog.note(.section(title, Place(fileID, line))) { return }
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
  if StepLog.note(.drawn(name: name, layout: layout, Place(fileID, line))) { return }
  // One call, so that nothing printed by another thread can come between.
  print(layout.figure(named: name).joined(separator: "\n"))
}
