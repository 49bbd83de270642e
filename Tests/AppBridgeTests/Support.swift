import Dispatch
import Marbles
import Observation
import ReactiveCore

/// A label as UIKit has it, on the main actor, which keeps all that was written to it.
@MainActor final class Label {
  private(set) var written: [String?] = []

  var text: String? {
    get { written.last ?? nil }
    set { written.append(newValue) }
  }
}

/// A text field as UIKit has it, on the main actor: writing its text does not count as an edit.
@MainActor final class Field {
  private(set) var writes = 0
  var text: String? = "" { didSet { writes += 1 } }
  let edited = Subject<Void, Never>()
  var isComposing = false

  var title: String {
    get { text ?? "" }
    set { text = newValue }
  }

  /// What a person does.
  func type(_ letters: String) {
    text = (text ?? "") + letters
    edited.send(())
  }
}

enum TestError: Error { case network }

/// Runs work on another thread, and waits for it, so that the main queue cannot run meanwhile.
func onWorker(_ work: @Sendable () -> Void) {
  DispatchQueue(label: "worker").sync(execute: work)
}

/// Lets everything run that waits for the main queue.
func mainQueueHasRun() async {
  await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
}

/// Counts when what a closure reads is about to change for the first time.
@MainActor func changes(of read: () -> some Any) -> Counter {
  let changes = Counter()
  withObservationTracking {
    _ = read()
  } onChange: {
    changes.increment()
  }
  return changes
}

/// Refers to an object, and does not keep it alive.
@MainActor struct Weak<Object: AnyObject> {
  weak var object: Object?
}
