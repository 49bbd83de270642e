/// Work that a scheduler has taken on, and that runs at most once.
///
/// When its ticket is disposed, the work is released at once, although the scheduler may reach it
/// much later.
final class Job: Sendable {
  private enum State: Sendable {
    case waiting(@Sendable () -> Void)
    case over
  }

  /// What the scheduler returns: dispose it, and the work does not begin any more.
  let ticket = Disposable()

  /// The lock protects it against a disposal at the moment of the start.
  private let state: Lock<State>

  init(_ work: @escaping @Sendable () -> Void) {
    state = Lock(.waiting(work))
    ticket.add { [weak self] in _ = self?.takeWork() }
  }

  /// Does the work, unless it has been done or the ticket has been disposed.
  func run() {
    let work = takeWork()
    if !ticket.isDisposed { work?() }
    ticket.dispose()
  }

  private func takeWork() -> (@Sendable () -> Void)? {
    let before = state.withLock { state in
      defer { state = .over }
      return state
    }
    if case .waiting(let work) = before { return work }
    return nil
  }
}
