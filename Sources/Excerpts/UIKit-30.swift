import ReactiveCore
import UIKit

@MainActor final class Screens {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  // snippet.follow
  func follow(_ call: Call) {
    let front = window.rootViewController as? UINavigationController
    switch call {
    case .push where front?.transitionCoordinator != nil: break  // a double tap
    case .push(let new): front?.pushViewController(new.makeController(), animated: true)
    case .pop: front?.popViewController(animated: true)
    case .reset(let root):
      let first = root.makeController()
      window.rootViewController?.dismiss(animated: false)  // a sheet would keep the old screens
      window.rootViewController = UINavigationController(rootViewController: first)
    }
  }
  // snippet.end
}

enum Call { case push(any ViewModel), pop, reset(any ViewModel) }

protocol ViewModel { @MainActor func makeController() -> UIViewController }
