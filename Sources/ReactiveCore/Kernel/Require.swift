/// Stops the program if the programmer has asked for something that makes no sense (law 13).
///
/// `precondition` would drop the message in a release build; this does not.
///
/// - Parameters:
///   - condition: What must be true.
///   - message: The problem, what was given, and the remedy.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
