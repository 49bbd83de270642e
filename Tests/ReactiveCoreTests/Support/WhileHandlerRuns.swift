import Marbles

@testable import ReactiveCore

/// Does something while the handler of a signal is running, so that what the signal sends has to wait.
///
/// - Parameters:
///   - signal: What sends.
///   - prepare: What is done before the handler runs.
///   - log: Where the handler writes "done" when it has done its work, and then the ending that it
///     hears.
///   - act: What the handler does.
/// - Returns: What is in the log.
@discardableResult
func whileHandlerRuns(
  listeningTo signal: Numbers, first prepare: () -> Void = {},
  into log: Recorder<String> = Recorder(), _ act: @escaping @Sendable () -> Void
) -> [String] {
  let busy = Subject<Int, TestError>()
  // A queue that tears neither source down when it ends.
  let both = Numbers { subscriber in
    let both = Disposable()
    for source in [busy.signal, signal] {
      source.start(Subscriber(subscription: both) { subscriber.forward($0) })
    }
    return both
  }
  both.subscribeToEvents { event in
    if event == .next(99) {
      act()
      log.append("done")
    } else if event.isTerminal {
      log.append(event.mark)
    }
  }
  prepare()
  busy.send(99)
  return log.values
}
