/// Work that a scheduler has taken on, and that runs at most once.
///
/// When its ticket is disposed, the work is let go at once, although the scheduler may come for it much later.
final class Job: Sendable {
  /// What the scheduler returns: dispose it, and the work does not begin any more.
  let ticket = Disposable()
  private let work: Lock<(@Sendable () -> Void)?>

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = Lock(work)
    ticket.add { [weak self] in _ = self?.work.withLock { $0.take() } }
  }

  /// Does the work, unless it has been done or the ticket has been disposed.
  func run() {
    let work = work.withLock { $0.take() }
    if !ticket.isDisposed { work?() }
    ticket.dispose()
  }
}
