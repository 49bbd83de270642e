import AppBridge
import Observation
import ReactiveCore
import SwiftUI

@MainActor @Observable final class Museum {
  // snippet.follow
  private(set) var root = (screen: Screen.logIn, visit: 0)
  var path: [Screen] = []

  func follow(_ call: ScreenCall) {
    switch call {
    case .push(let new) where new == path.last: break  // a double tap
    case .push(let new): path.append(new)
    case .pop: _ = path.popLast()
    case .reset(let first): (root, path) = ((first, root.visit + 1), [])
    }
  }
  // snippet.end
}

struct MuseumView: View {
  @Bindable var museum: Museum
  let pictures: Signal<String, Never>  // the search of the list

  var body: some View {
    // snippet.root
    NavigationStack(path: $museum.path) {
      view(of: museum.root.screen).id(museum.root.visit)
        .navigationDestination(for: Screen.self) { screen in view(of: screen) }
    }
    // snippet.end
  }

  @ViewBuilder private func view(of screen: Screen) -> some View {
    switch screen {
    case .logIn: Text("log in")
    case .home: HomeView(pictures)
    case .picture(let number): Text("picture \(number)")
    }
  }
}

/// A list that searches once, when its text is first read.
struct HomeView: View {
  @State private var text: Latest<String>

  init(_ pictures: Signal<String, Never>) {
    _text = State(initialValue: Latest(initial: "", then: pictures.asDriver()))
  }

  var body: some View { Text(text.value) }
}

nonisolated enum Screen: Hashable { case logIn, home, picture(Int) }

nonisolated enum ScreenCall { case push(Screen), pop, reset(Screen) }
