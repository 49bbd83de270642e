/// Work that a scheduler has taken on, and that runs at most once.
///
/// When its ticket is disposed, the work is released at once, although the scheduler may reach it
/// much later.
final class Job: Sendable {
  /// What the scheduler returns: dispose it, and the work does not begin any more.
  let ticket = Disposable()

  /// The work, until it begins or is called off.
  ///
  /// The lock protects it against a disposal at the moment of the start.
  private let waiting: Lock<(@Sendable () -> Void)?>

  init(_ work: @escaping @Sendable () -> Void) {
    waiting = Lock(work)
    ticket.add { [job = Weak(object: self)] in _ = job.object?.takeWork() }
  }

  /// Does the work, unless it has been done or the ticket has been disposed.
  func run() {
    let work = takeWork()
    if !ticket.isDisposed { work?() }
    ticket.dispose()
  }

  private func takeWork() -> (@Sendable () -> Void)? { waiting.withLock { $0.take() } }
}
