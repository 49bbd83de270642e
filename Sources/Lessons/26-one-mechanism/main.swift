// Lesson 26 · One type for five mechanisms
//
// A log-in screen tells what happens in five ways. Each becomes a signal.
// Run me: make lesson-26

import AppBridge
import Foundation
import LessonKit
import Observation
import ReactiveCore

lesson(26, "One type for five mechanisms")

let clock = VirtualScheduler()
let screen = LogInScreen(clock)
screen.canLogIn.value = true
var bag = DisposeBag()

heading("A delegate")
// snippet.delegate
final class Listener: FieldDelegate {
  let edits = Subject<Void, Never>()
  func fieldChanges() { edits.send(()) }
}
let phone = Listener()
screen.delegate.value = phone
phone.edits.signal.subscribe { print("the phone: a field changes") }
  .disposed(by: bag)
screen.type("ada", into: screen.name)
// snippet.end

heading("A second delegate")
// snippet.second
let tablet = Listener()
screen.delegate.value = tablet
tablet.edits.signal.subscribe { print("the tablet: a field changes") }
  .disposed(by: bag)
tablet.edits.signal.subscribe { print("the watch: a field changes") }
  .disposed(by: bag)
screen.type("sesame", into: screen.password)
// snippet.end

heading("An action (target-action)")
// snippet.action
let taps = Subject<Void, Never>()
screen.action.value = { taps.send(()) }
taps.signal.subscribe { print("a tap") }.disposed(by: bag)
screen.tap()
// snippet.end

heading("A call-back")
// snippet.answer
let answer = Signal<Bool, Never> { subscriber in
  screen.logIn { isRight in
    subscriber.send(isRight)
    subscriber.complete()
  }
  return .empty
}
answer.subscribe { isRight in print("tick \(clock.tick): right: \(isRight)") }
clock.run()
// snippet.end

heading("A property that is observed (KVO)")
// snippet.observed
let isLoggingIn = Signal.observing(screen, \.isLoggingIn, on: clock)
isLoggingIn.subscribe { isBusy in print("tick \(clock.tick): busy: \(isBusy)") }
  .disposed(by: bag)
answer.subscribe()
clock.run()
// snippet.end

heading("A notification")
// snippet.posts
let logOuts = Signal.posts(of: .logOut, in: screen.center)
logOuts.subscribe { print("the server logs Ada out") }.disposed(by: bag)
screen.postLogOut()
// snippet.end
bag = DisposeBag()

heading("All five in one subscription")
// snippet.merged
let everything = merge(
  tablet.edits.signal.map { "a field" },
  taps.signal.map { "a tap" },
  answer.map { isRight in "an answer" },
  isLoggingIn.skip(1).map { isBusy in isBusy ? "busy" : "idle" },
  logOuts.map { "a log-out" }
)
let chart = Chart(clock)
let subscription = chart.record("the screen", everything)
clock.at(8) { screen.type("ada", into: screen.name) }
clock.at(10) { screen.tap() }
clock.at(12) { screen.postLogOut() }
clock.at(14) { subscription.dispose() }
clock.at(16) { screen.postLogOut() }
// snippet.end
clock.run()
draw("all five", chart.drawing)
