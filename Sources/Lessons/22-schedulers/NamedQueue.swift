// Queues that say their names.

import ReactiveCore

/// A queue that tells its name to the work that it runs.
final class NamedQueue: Scheduler {
  /// The name of the queue on which this code runs.
  @TaskLocal static var current = "main"

  let name: String
  let queue: QueueScheduler

  init(name: String, queue: QueueScheduler) {
    self.name = name
    self.queue = queue
  }

  func schedule(_ work: @escaping @Sendable () -> Void) -> Disposable {
    queue.schedule { [name] in
      NamedQueue.$current.withValue(name) { work() }
    }
  }
}
