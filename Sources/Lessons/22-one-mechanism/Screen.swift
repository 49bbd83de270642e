import Foundation
import Observation
import ReactiveCore

let clock = VirtualScheduler()

/// The name of the notification that somebody has been logged out.
let logOut = Notification.Name("log-out")

/// Is told when somebody types into a field.
protocol FieldDelegate: AnyObject, Sendable { func fieldChanges() }

/// A log-in screen, and the account behind it: they call back in five ways.
@Observable final class Screen: Sendable {
  let name = Property("")
  let password = Property("")
  let delegate = Property<(any FieldDelegate)?>(nil)  // of both fields
  let action = Property<@Sendable () -> Void>({})  // of the button
  let canLogIn = Property(false)  // whether its button is enabled
  let center = NotificationCenter()
  private let isBusy = Property(false)

  /// Whether a log-in is running, for whoever observes it.
  var isLoggingIn: Bool {
    access(keyPath: \.isLoggingIn)
    return isBusy.value
  }

  /// Asks the server, and calls back two ticks later.
  func logIn(answer: @escaping @Sendable (Bool) -> Void) {
    withMutation(keyPath: \.isLoggingIn) { isBusy.value = true }
    clock.schedule(after: .ticks(2)) { [self] in
      answer(password.value == "sesame")
      withMutation(keyPath: \.isLoggingIn) { isBusy.value = false }
    }
  }

  /// What Ada does.
  func type(_ text: String, into field: Property<String>) {
    field.value = text
    delegate.value?.fieldChanges()
  }

  func tap() { if canLogIn.value { action.value() } }
}
