import AppBridge
import Observation
import ReactiveCore
import SwiftUI

// snippet.follow
@MainActor @Observable final class Museum {
  private(set) var root = (screen: Screen.logIn, visit: 0)
  var path: [Screen] = []

  func follow(_ call: ScreenCall) {
    switch call {
    case .push(let new): path.append(new)
    case .pop: _ = path.popLast()
    case .reset(let first): (root, path) = ((first, root.visit + 1), [])
    }
  }
}

struct HomeView: View {
  @State private var home = Home()  // it searches once, when its text is first read
  var body: some View { Text(home.text.value) }
}
// snippet.end

struct MuseumView: View {
  @Bindable var museum: Museum

  var body: some View {
    NavigationStack(path: $museum.path) {
      if museum.root.screen == .home { HomeView().id(museum.root.visit) } else { WelcomeView() }
    }
  }
}

struct WelcomeView: View {
  var body: some View { Text("Log in") }
}

/// A list that asks when it is first seen.
@MainActor final class Home {
  let text: Latest<String>

  init() {
    let answer = Signal<String, Never>.just("3 of 7 pictures")
    text = Latest(initial: "", then: answer.asDriver())
  }
}

enum Screen: Hashable { case logIn, home, picture(Int) }

enum ScreenCall { case push(Screen), pop, reset(Screen) }
