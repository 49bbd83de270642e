// Lesson 27 · Derived, not kept right by hand
//
// When may Ada press the log-in button? Her phone's controller keeps the answer
// right by hand; on her tablet it follows from four signals.
// Run me: make lesson-27

import AppBridge
import Foundation
import LessonKit
import ReactiveCore

lesson(27, "Derived, not kept right by hand")

let clock = VirtualScheduler()
let phone = LogInScreen(clock)
let tablet = LogInScreen(clock)

// snippet.hand
final class Controller: FieldDelegate {
  let isLoggedIn = Property(false)

  func open() -> any NSObjectProtocol {
    phone.delegate.value = self
    phone.action.value = {
      phone.logIn { isRight in
        self.isLoggedIn.value = isRight
        self.updateLogInButton()
      }
    }
    watchLogIns()
    updateLogInButton()
    return phone.center.addObserver(forName: .logOut, object: nil, queue: nil) {
      _ in
      self.isLoggedIn.value = false
      self.updateLogInButton()
    }
  }

  func fieldChanges() { updateLogInButton() }

  func updateLogInButton() {
    let isFilled = phone.name.value != "" && phone.password.value != ""
    phone.canLogIn.value = isFilled && !phone.isLoggingIn && !isLoggedIn.value
  }
}
// snippet.end

// snippet.derived
var bag = DisposeBag()
let signals = ScreenSignals(of: tablet, on: clock)
let isLoggedIn = Property(false)
merge(signals.answers, signals.logOuts.map { false })
  .bind(to: isLoggedIn).disposed(by: bag)

combineLatest(
  signals.name, signals.password, signals.isLoggingIn, isLoggedIn.signal
)
.map { name, password, isLoggingIn, isLoggedIn in
  name != "" && password != "" && !isLoggingIn && !isLoggedIn
}
.bind(to: tablet.canLogIn).disposed(by: bag)
// snippet.end

heading("One script for both")
let controller = Controller()
let observer = controller.open()
let chart = Chart(clock)
for (device, screen) in [("phone", phone), ("tablet", tablet)] {
  chart.record(device, screen.button) { state in
    print("tick \(clock.tick): \(device) \(state)")
  }
  clock.at(1) { screen.type("ada", into: screen.name) }
  clock.at(2) { screen.type("open", into: screen.password) }
  clock.at(6) { screen.type("sesame", into: screen.password) }
  clock.at(10) { screen.postLogOut() }
  clock.at(18) { screen.type("sesame", into: screen.password) }
  for tick in [3, 4, 7, 11, 16, 19] { clock.at(tick) { screen.tap() } }
}
clock.advance(ticks: 15)

heading("One more input: a settings page logs out")
// snippet.settings
controller.isLoggedIn.value = false  // on her phone
isLoggedIn.value = false  // on her tablet
// snippet.end
clock.run()

heading("Both buttons, drawn")
draw("both buttons", chart.drawing)

heading("Common mistake: nobody closes the controller")
// snippet.mistake
bag = DisposeBag()  // the tablet's screen is closed
for screen in [phone, tablet] { screen.postLogOut() }
controller.close(observer)  // too late
// snippet.end
