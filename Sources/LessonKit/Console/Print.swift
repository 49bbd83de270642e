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
  // One call, so that nothing printed by another thread can come between.
  if !StepLog.note(.printed(text, Place(fileID, line))) { Swift.print(text) }
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
