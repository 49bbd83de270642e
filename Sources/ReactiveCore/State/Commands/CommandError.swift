/// Why an execution of a command did not end well.
public enum CommandError<Failure: Error>: Error {
  /// The command was disabled, or was running already. Nothing was begun.
  case disabled

  /// The work began and failed.
  case failed(Failure)
}

extension CommandError: Equatable where Failure: Equatable {}
