import ReactiveCore
import UIKit

@MainActor final class Screens: NSObject, UINavigationControllerDelegate {
  private let window: UIWindow
  private var front = UINavigationController()
  private var calls: [ScreenCall] = []  // those that wait until no screen is moving
  private var isMoving = false

  init(_ window: UIWindow) { self.window = window }

  func follow(_ call: ScreenCall) {
    calls.append(call)
    if case .reset(let first) = call { reset(to: first) }
    moveOn()
  }

  /// Gives the window a new root.
  private func reset(to first: Screen) {
    window.rootViewController?.dismiss(animated: false)  // a sheet would keep the old screens
    front = UINavigationController(rootViewController: first.makeController())
    front.delegate = self
    window.rootViewController = front
    (calls, isMoving) = ([], false)
  }

  // snippet.follow
  private func moveOn() {
    if isMoving || calls.isEmpty { return }
    let top = front.topViewController as? ScreenController
    switch calls.removeFirst() {
    case .push(let new) where new != top?.screen:
      isMoving = true
      front.pushViewController(new.makeController(), animated: true)
    case .pop where front.viewControllers.count > 1:
      isMoving = true
      front.popViewController(animated: true)
    default: moveOn()  // nothing to move, such as for a double tap
    }
  }
  // snippet.end

  func navigationController(
    _ stack: UINavigationController, didShow: UIViewController, animated: Bool
  ) {
    rest(stack)
  }

  /// A swipe moves the screens, too; one that is not finished is over without a `didShow`.
  func navigationController(
    _ stack: UINavigationController, willShow: UIViewController, animated: Bool
  ) {
    if stack == front { isMoving = true }
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] move in
      if move.isCancelled { self?.rest(stack) }
    }
  }

  private func rest(_ stack: UINavigationController) {
    if stack != front { return }
    isMoving = false
    moveOn()
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
