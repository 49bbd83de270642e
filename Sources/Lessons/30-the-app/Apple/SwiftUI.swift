import Observation
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
// snippet.end

enum Screen: Hashable { case logIn, home, picture(Int) }

enum ScreenCall { case push(Screen), pop, reset(Screen) }
