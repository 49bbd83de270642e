// MARK: Command
/// An action with a life: it can be enabled, it can be executing, and it can fail and go on.
///
///     let logIn = Command<String, User, LogInError> { name in server.logIn(name) }
///     logIn.isExecuting.subscribe { print("executing: \($0)") }      // executing: false
///     logIn.errors.subscribe { print("error: \($0)") }
///     logIn.execute("ada")                                           // executing: true, …
///
/// A failing execution does not end the command: errors arrive as values.
///
/// Elsewhere: `RACCommand` in ReactiveCocoa, `Action` in ReactiveSwift.
public final class Command<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  private struct State: Sendable {
    let allowsConcurrentExecution: Bool
    var isAllowed = true
    var executions = 0

    var isEnabled: Bool { isAllowed && (allowsConcurrentExecution || executions == 0) }

    /// Counts one more execution, unless the command is disabled: then it returns false.
    mutating func begin() -> Bool {
      if !isEnabled { return false }
      executions += 1
      return true
    }
  }

  private let work: @Sendable (Input) -> Signal<Output, Failure>
  /// The lock protects it against executions that begin and end on several threads.
  private let state: Lock<State>
  private let executing = Property(false)
  private let enabled = Property(true)
  private let results = Subject<Output, Never>()
  private let failures = Subject<Failure, Never>()
  /// The item is the command itself, so the queue does not keep the command alive.
  private let announcements = DeliveryQueue<Void, Command>(remembering: ()) { _, command, _ in
    command.announce()
  }
  private let bag = DisposeBag()

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - isAllowed: Says when the command may be executed; always by default. Until it has sent a
  ///     value the command is enabled.
  ///   - allowsConcurrentExecution: Whether it may be executed while it runs; not by default.
  ///   - work: Makes the signal to run from the input. It is subscribed once for each execution.
  public init(
    enabledIf isAllowed: Signal<Bool, Never> = .never, allowsConcurrentExecution: Bool = false,
    _ work: @escaping @Sendable (Input) -> Signal<Output, Failure>
  ) {
    state = Lock(State(allowsConcurrentExecution: allowsConcurrentExecution))
    self.work = work
    isAllowed.subscribe { [weak self] isAllowed in
      self?.change { $0.isAllowed = isAllowed }
    }.disposed(by: bag)
  }

  /// Whether the command can be executed: the answer at once, then every change.
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  public var isEnabled: Signal<Bool, Never> { enabled.signal }

  /// Whether an execution is going on: the answer at once, then every change.
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  public var isExecuting: Signal<Bool, Never> { executing.signal }

  /// What the executions send.
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  public var values: Signal<Output, Never> { results.signal }

  /// The errors of executions that failed, as values.
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  public var errors: Signal<Failure, Never> { failures.signal }

  // MARK: Executing
  /// Begins the work at once, unless the command is disabled.
  ///
  /// An execution is over when its ending is sent: a handler of the ending, here or of `errors`, can
  /// execute the command again. A handler of a value cannot, since the work goes on. `isExecuting`
  /// sends false right after the ending.
  ///
  /// Disposing a subscription to what is returned does not stop the work. Dispose `execution` for
  /// that:
  ///
  ///     let execution = Disposable()
  ///     logIn.execute("ada", as: execution)
  ///     execution.dispose()                                            // executing: false
  ///
  /// - Parameters:
  ///   - input: What the work needs.
  ///   - execution: What the execution is to be. Pass your own to stop the work.
  /// - Returns: A hot signal that begins with all the work has sent. It completes with the work or
  ///   when that is stopped, fails as the work does, or fails with `disabled` if nothing was begun.
  /// - Complexity: O(n) space for n values of the work.
  @discardableResult
  public func execute(
    _ input: Input, as execution: Disposable = Disposable()
  ) -> Signal<Output, CommandError<Failure>> {
    if !change({ $0.begin() }) { return .failed(.disabled) }
    let told = ReplaySubject<Output, CommandError<Failure>>(bufferSize: .max)
    let running = Disposable { self.state.withLock { $0.executions -= 1 } }
    let subscription = Disposable {
      running.dispose()
      told.complete()
      self.announcements.send(self)
    }
    execution.add(subscription)
    // A handler of `isExecuting` may have disposed it.
    if subscription.isDisposed { return told.signal }
    work(input).subscribe(as: subscription) { [results] value in
      told.send(value)
      results.send(value)
    } failed: { [failures] error in
      running.dispose()
      told.fail(.failed(error))
      failures.send(error)
    } completed: {
      running.dispose()
      told.complete()
    }
    return told.signal
  }

  private func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let result = state.withLock { body(&$0) }
    announcements.send(self)
    return result
  }

  /// Announces what has changed.
  ///
  /// A change that has been undone meanwhile is not announced. "Disabled" comes before "executing",
  /// so that no moment shows a command that is executing and enabled.
  private func announce() {
    let now = state.withLock { $0 }
    if enabled.value, !now.isEnabled { enabled.value = false }
    if executing.value != (now.executions > 0) { executing.value.toggle() }
    if enabled.value != now.isEnabled { enabled.value.toggle() }
  }
}
