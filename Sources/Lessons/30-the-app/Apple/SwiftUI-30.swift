import Observation
import ReactiveCore
import SwiftUI

// snippet.follow
@MainActor @Observable final class Museum {
  private(set) var root = Screen.logIn
  var path: [Screen] = []

  func follow(_ call: ScreenCall) {
    switch call {
    case .push(let new): path.append(new)
    case .pop: _ = path.popLast()
    case .reset(let first): (root, path) = (first, [])
    }
  }
}

struct HomeView: View {
  @State private var home = Home()  // it goes with this view, and its request with it

  var body: some View { Text(home.text).onAppear { home.search() } }
}
// snippet.end

/// A list that asks when it is first seen.
@MainActor @Observable final class Home {
  private(set) var text = ""
  @ObservationIgnored private var bag = DisposeBag()

  func search() {
    bag = DisposeBag()
    Signal<String, Never>.just("3 of 7 pictures").observe(on: QueueScheduler.main)
      .subscribe { [weak self] text in
        MainActor.assumeIsolated { self?.text = text }
      }.disposed(by: bag)
  }
}

enum Screen: Hashable { case logIn, home, picture(Int) }

enum ScreenCall { case push(Screen), pop, reset(Screen) }
