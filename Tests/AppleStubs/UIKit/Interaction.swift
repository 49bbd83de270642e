// What a person does to the stand-ins for UIKit, and what time does. Apple's has none of it: only
// tests use it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITextField {
  /// A person types letters, or an input method proposes some, which stay marked until they are
  /// accepted.
  public func type(_ letters: String, composing: Bool = false) {
    text = (text ?? "") + letters
    (markedTextRange, selectedTextRange) = (composing ? UITextRange() : nil, UITextRange())
    sendActions(for: .editingChanged)
  }

  /// A person presses Return.
  ///
  /// - Returns: Whether that closes the keyboard: it does if anybody listens to the event for it.
  public func pressReturn() -> Bool {
    if !allControlEvents.contains(.editingDidEndOnExit) { return false }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEnd)
    return true
  }
}

extension UIViewController {
  /// A person closes the alert that this screen presents.
  public func closeAlert() {
    let action = (presentedViewController as? UIAlertController)?.actions.first
    presentedViewController = nil
    if let action { action.handler?(action) }
  }
}

extension UINavigationController {
  /// A move from some screens to others, which takes time.
  @MainActor final class Move: NSObject, UIViewControllerTransitionCoordinator {
    let before: [UIViewController]
    private(set) var isCancelled = false
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(from before: [UIViewController]) { self.before = before }

    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      if let completion { completions.append(completion) }
      return true
    }

    func end(isCancelled: Bool) {
      self.isCancelled = isCancelled
      for completion in completions { completion(self) }
    }
  }

  func begin(showing next: [UIViewController]) {
    if move != nil || isBusy { return }
    move = Move(from: viewControllers)
    viewControllers = next
    if let top = topViewController {
      delegate?.navigationController(self, willShow: top, animated: true)
    }
  }

  /// A person begins to swipe back.
  public func swipeBack() { begin(showing: viewControllers.dropLast()) }

  /// The screens come to rest, or, if a person lets go of a swipe half-way, where they were before.
  public func rest(isCancelled: Bool = false) {
    guard let move else { return }
    let top = topViewController
    if isCancelled { viewControllers = move.before }
    move.end(isCancelled: isCancelled)
    self.move = nil  // only now: it may be that UIKit refuses a move in a completion
    if !isCancelled, let top {
      delegate?.navigationController(self, didShow: top, animated: true)
    }
  }
}
