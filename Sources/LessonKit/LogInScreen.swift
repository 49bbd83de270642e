import Foundation
import Observation
import ReactiveCore

extension Notification.Name {
  /// Somebody has been logged out by the server.
  package static let logOut = Notification.Name("log-out")
}

/// Is told when somebody types into a field of a screen.
package protocol FieldDelegate: AnyObject, Sendable { func fieldChanges() }

/// A screen that somebody logs in on, and the account behind it: they call back in five ways.
///
/// The fields tell a delegate, the button runs an action, `isLoggingIn` can be observed, the account
/// answers by a call-back, and `center` gets a notification when the server has logged somebody out.
@Observable package final class LogInScreen: Sendable {
  package let name = Property("")
  package let password = Property("")
  package let delegate = Property<(any FieldDelegate)?>(nil)  // of both fields
  package let action = Property<@Sendable () -> Void>({})  // of the button
  package let canLogIn = Property(false)  // whether the button is enabled
  package let center = NotificationCenter()
  private let isBusy = Property(false)
  private let clock: VirtualScheduler

  package init(_ clock: VirtualScheduler) { self.clock = clock }

  /// Whether a log-in is running; observers hear of its changes.
  package var isLoggingIn: Bool {
    access(keyPath: \.isLoggingIn)
    return isBusy.value
  }

  /// Asks the server, and calls back two ticks later.
  package func logIn(answer: @escaping @Sendable (Bool) -> Void) {
    withMutation(keyPath: \.isLoggingIn) { isBusy.value = true }
    clock.schedule(after: .ticks(2)) { [self] in
      answer(password.value == "sesame")
      withMutation(keyPath: \.isLoggingIn) { isBusy.value = false }
    }
  }

  /// What the button looks like, each time that this changes.
  package var button: Signal<String, Never> {
    canLogIn.signal.distinctUntilChanged().map { isOn in isOn ? "enabled" : "disabled" }
  }

  /// Somebody types a text into a field.
  package func type(_ text: String, into field: Property<String>) {
    field.value = text
    delegate.value?.fieldChanges()
  }

  /// Somebody taps the button.
  package func tap() { if canLogIn.value { action.value() } }

  /// The server logs the user out.
  package func postLogOut() { center.post(name: .logOut, object: nil) }
}
