import AppBridge
import Foundation
import LessonKit
import Observation
import ReactiveCore

extension Controller {
  /// Updates the button whenever a log-in has begun or ended.
  func watchLogIns() {
    withObservationTracking({ _ = phone.isLoggingIn }) {
      clock.schedule {
        self.updateLogInButton()
        if phone.delegate.value != nil { self.watchLogIns() }
      }
    }
  }

  // snippet.close
  func close(_ observer: any NSObjectProtocol) {
    phone.delegate.value = nil
    phone.action.value = {}
    phone.center.removeObserver(observer)
  }
  // snippet.end
}

/// What a log-in screen tells, as signals.
///
/// Lesson 26 makes them one by one.
struct ScreenSignals {
  let name: Signal<String, Never>
  let password: Signal<String, Never>
  let isLoggingIn: Signal<Bool, Never>
  let answers: Signal<Bool, Never>  // one for each tap: was it right?
  let logOuts: Signal<Void, Never>

  init(of screen: LogInScreen, on clock: VirtualScheduler) {
    name = screen.name.signal
    password = screen.password.signal
    isLoggingIn = .observing(screen, \.isLoggingIn, on: clock)
    let taps = Subject<Void, Never>()
    screen.action.value = { taps.send(()) }
    answers = taps.signal.flatMap {
      Signal { subscriber in
        screen.logIn { isRight in
          subscriber.send(isRight)
          subscriber.complete()
        }
        return .empty
      }
    }
    logOuts = Signal.posts(of: .logOut, in: screen.center).map { _ in }
  }
}
