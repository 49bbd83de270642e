/// Begins a lesson: reads its arguments and prints its number and title.
///
///     let flags = lesson(17, "Time", flags: ["--live": "use the real clock"])
///     // Lesson 17 · Time
///
/// This is the first call of every lesson. With `--help` it prints what the lesson is, and ends the
/// program. With a flag that it does not know it prints one line on standard error, and ends the
/// program with exit status 64.
///
/// - Parameters:
///   - number: The number of the lesson.
///   - title: Its title, the same as in Package.swift.
///   - flags: The flags it understands beside `--help`, and what each does.
///   - fileID: The file of the lesson; leave it out.
/// - Returns: The flags with which the lesson was started.
@discardableResult
public func lesson(
  _ number: Int, _ title: String, flags: KeyValuePairs<String, String> = [:],
  fileID: String = #fileID
) -> Flags {
  Usage(.lesson, number, title, name: Usage.name(fromFileID: fileID), flags: flags).begin()
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
