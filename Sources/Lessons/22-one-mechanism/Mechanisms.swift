// What a log-in screen is made of. Each part calls back in its own way.

import Foundation
import LessonKit
import Observation
import ReactiveCore
import Synchronization

/// The parts of a log-in screen, and what happens around it.
final class Screen: Sendable {
  let field = Field()
  let button = Button()
  let server = Server()
  let center = NotificationCenter()
}

/// Is told what is typed into a field.
protocol FieldDelegate: AnyObject, Sendable {
  func fieldGets(_ text: String)
}

/// A text field, which tells its delegate, as one of UIKit does.
final class Field: Sendable {
  private struct Slot: Sendable {
    weak var delegate: (any FieldDelegate)?
  }
  private let slot = Mutex(Slot())

  func setDelegate(_ new: any FieldDelegate) {
    slot.withLock { slot in slot.delegate = new }
  }

  func type(_ text: String) {
    slot.withLock { slot in slot.delegate }?.fieldGets(text)
  }
}

/// A button, which runs its actions, and whose taps can be observed.
final class Button: Observable, Sendable {
  private let actions = Recorder<@Sendable () -> Void>()
  private let registrar = ObservationRegistrar()
  private let count = Counter()

  var taps: Int {
    registrar.access(self, keyPath: \.taps)
    return count.count
  }

  func addAction(_ action: @escaping @Sendable () -> Void) {
    actions.append(action)
  }

  func tap() {
    for action in actions.values { action() }
    _ = registrar.withMutation(of: self, keyPath: \.taps) { count.increment() }
  }
}

/// A server, which calls back a tick later.
final class Server: Sendable {
  func ask(_ callBack: @escaping @Sendable (String) -> Void) {
    clock.schedule(after: .ticks(1)) { callBack("hello") }
  }
}

let clock = VirtualScheduler()
let logOut = Notification.Name("log-out")

/// An observer of a notification, until it is removed.
final class Observer: Sendable {
  private let center: NotificationCenter
  private let token: Mutex<any NSObjectProtocol>

  init(of center: NotificationCenter, _ work: @escaping @Sendable () -> Void) {
    self.center = center
    let token = center.addObserver(forName: logOut, object: nil, queue: nil) {
      notification in work()
    }
    self.token = Mutex(token)
  }

  func remove() { token.withLock { token in center.removeObserver(token) } }
}
