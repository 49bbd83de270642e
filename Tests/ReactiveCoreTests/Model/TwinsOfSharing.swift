import LessonKit
import ReactiveCore
import Synchronization

extension Twin {
  /// Operators/Sharing, and what else several listeners share.
  static let ofSharing = [
    Twin("share(replay:), of nothing") { _ in
      Sharing(policy: .whileHeard)
    } core: { source, _ in
      source.share()
    },
    Twin("share(replay:)") { script in
      Sharing(policy: .whileHeard, replay: script.count)
    } core: { source, stage in
      source.share(replay: stage.count)
    },
    Twin("replayLazily") { script in
      Sharing(policy: .once, replay: script.count)
    } core: { source, stage in
      source.replayLazily(stage.count)
    },
    Twin("replayLazily, of all") { _ in
      Sharing(policy: .once, replay: .max)
    } core: { source, _ in
      source.replayLazily()
    },
    Twin("multicast", usesSwitches: true) { _ in
      Sharing(policy: .switched)
    } core: { source, stage in
      let connectable = source.multicast()
      let connection = Connection()
      stage.onSwitch { number in
        connection.turn(isOn: number.isMultiple(of: 2)) { connectable.connect() }
      }
      return connectable.signal
    },
    Twin("Subject", kind: .hot),
    Twin("ReplaySubject", kind: .replaying),
  ]
}

/// What `connect()` has returned last.
private final class Connection: Sendable {
  private let connection = Mutex<Disposable?>(nil)

  func turn(isOn: Bool, connect: () -> Disposable) {
    if isOn {
      let new = connect()
      connection.withLock { $0 = new }
    } else {
      connection.withLock { $0 }?.dispose()
    }
  }
}
