// Queues that say their names.

import ReactiveCore

/// A queue that tells its name to the work that it runs.
struct NamedQueue: Scheduler {
  /// The name of the queue on which this code runs.
  @TaskLocal static var current = "main"

  let name: String
  let queue: QueueScheduler

  func schedule(_ work: @escaping @Sendable () -> Void) -> Disposable {
    queue.schedule {
      NamedQueue.$current.withValue(name) { work() }
    }
  }
}
