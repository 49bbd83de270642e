/// What happens to an operator that waits: its source sends, or its timer fires.
enum TimedStep<Value: Sendable, Failure: Error>: Sendable {
  case source(Event<Value, Failure>)
  case timer
}
