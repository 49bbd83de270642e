import ReactiveCore

extension Command {
  /// Creates a command whose work is an asynchronous closure.
  ///
  ///     let logIn = Command { (name: String) async throws(LogInError) -> User in
  ///       try await server.logIn(name)
  ///     }
  ///
  /// Disposing an execution cancels its task: see `execute(_:as:)`.
  ///
  /// - Parameters:
  ///   - isAllowed: Says when the command may be executed; always by default. Until it has sent a
  ///     value the command is enabled.
  ///   - allowsConcurrentExecution: Whether it may be executed while it runs; not by default.
  ///   - work: Runs once for each execution, in a task of its own.
  ///
  /// Elsewhere: `Action` in ReactiveSwift.
  public convenience init(
    enabledIf isAllowed: Signal<Bool, Never> = .never, allowsConcurrentExecution: Bool = false,
    _ work: @escaping @Sendable (Input) async throws(Failure) -> Output
  ) {
    self.init(enabledIf: isAllowed, allowsConcurrentExecution: allowsConcurrentExecution) {
      input -> Signal<Output, Failure> in
      .from { () async throws(Failure) -> Output in try await work(input) }
    }
  }
}
