import ReactiveCore
import UIKit

@MainActor final class Screens {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  // snippet.follow
  func follow(_ call: ScreenCall) {
    let front = window.rootViewController as? UINavigationController
    switch call {
    case .push(let new):
      if let moving = front?.transitionCoordinator {
        moving.animate(alongsideTransition: nil) { [weak front] _ in front?.push(new) }
      } else {
        front?.push(new)
      }
    case .pop: front?.popViewController(animated: true)
    case .reset(let first):
      window.rootViewController?.dismiss(animated: false)  // a sheet would keep the old screens
      window.rootViewController = UINavigationController(rootViewController: first.makeController())
    }
  }
  // snippet.end
}

extension UINavigationController {
  fileprivate func push(_ screen: Screen) {
    let top = topViewController as? ScreenController
    if top?.screen != screen { pushViewController(screen.makeController(), animated: true) }
  }
}

/// A view of the app, which knows what it shows.
final class ScreenController: UIViewController {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

extension Screen {
  @MainActor fileprivate func makeController() -> UIViewController { ScreenController(self) }
}
