// Where a log-in screen's call-backs come from.

import Foundation
import LessonKit
import Observation
import ReactiveCore

protocol FieldDelegate: Sendable { func send(_ text: String) }

final class Button: Observable, Sendable {
  let actions = Recorder<@Sendable () -> Void>()
  private let (registrar, count) = (ObservationRegistrar(), Counter())
  var taps: Int {
    registrar.access(self, keyPath: \.taps)
    return count.count
  }
  func tap() {
    for action in actions.values { action() }
    _ = registrar.withMutation(of: self, keyPath: \.taps) { count.increment() }
  }
}

let (center, logOut) = (NotificationCenter(), Notification.Name("log-out"))
func onLogOut(_ work: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
  center.addObserver(forName: logOut, object: nil, queue: nil) { _ in work() }
}
