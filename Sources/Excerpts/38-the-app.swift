import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

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
    front = UINavigationController(rootViewController: ScreenController(first))
    front.delegate = self
    window.rootViewController = front
    (calls, isMoving) = ([], false)
  }

  // snippet.move-on
  private func moveOn() {
    if isMoving || calls.isEmpty { return }
    let top = front.topViewController as? ScreenController
    switch calls.removeFirst() {
    case .push(let new) where new != top?.screen:
      isMoving = true
      front.pushViewController(ScreenController(new), animated: true)
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
      if move.isCancelled { Task { self?.rest(stack) } }  // in here UIKit may refuse to move
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

// MARK: SwiftUI

@MainActor @Observable final class Museum {
  // snippet.follow
  private(set) var root = (screen: Screen.logIn, visit: 0)
  var path: [Screen] = []

  func follow(_ call: ScreenCall) {
    switch call {
    case .push(let new) where new == (path.last ?? root.screen): break  // a double tap
    case .push(let new): path.append(new)
    case .pop: _ = path.popLast()
    case .reset(let first): (root, path) = ((first, root.visit + 1), [])
    }
  }
  // snippet.end
}

struct MuseumView: View {
  @Bindable var museum: Museum

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
    case .home: Text("pictures")
    case .picture(let number): Text("picture \(number)")
    }
  }
}

// MARK: To replace by your own

nonisolated enum Screen: Hashable { case logIn, home, picture(Int) }

nonisolated enum ScreenCall { case push(Screen), pop, reset(Screen) }
