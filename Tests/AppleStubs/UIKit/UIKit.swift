// Stands in for Apple's UIKit where there is none, so that the excerpts of "In your app" can be
// type-checked on Linux. It declares just what they use, as Apple declares it, and does nothing,
// except that a control runs its actions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIApplication: UIResponder {
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
}

// MARK: Screens

@MainActor open class UIViewController: UIResponder {
  public override init() {}
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}

  open var title: String?
  open var viewIfLoaded: UIView? { nil }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func present(
    _ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case alert }

  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }

  open func addAction(_ action: UIAlertAction) {}
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case cancel }

  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init() }
}

@MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }

  public init(rootViewController: UIViewController) { super.init() }
  public override init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@MainActor open class UIPresentationController: NSObject {}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! = UITableView()

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

// MARK: Views

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var autoresizingMask: AutoresizingMask = []

  open var window: UIWindow? { nil }

  open func addSubview(_ view: UIView) {}
  open func sizeToFit() {}
}

@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController?
}

@MainActor open class UILabel: UIView {
  open var text: String?
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEditingEvents = Event(rawValue: 0b1111 << 16)
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
  }

  open var isEnabled = true
  open var allControlEvents: Event { Event(actions.map(\.events)) }
  private var actions: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
  }
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case system }

  public convenience init(type buttonType: ButtonType) { self.init() }

  open func setTitle(_ title: String?, for state: UIControl.State) {}
}

@MainActor open class UITextField: UIControl {
  open var text: String?
  open var isSecureTextEntry = false
}

@MainActor open class UIAction: NSObject {
  public struct Identifier: Hashable, Sendable {
    fileprivate let name = UUID()
  }

  open var identifier: Identifier { name }
  private let name = Identifier()
  fileprivate let handler: (UIAction) -> Void

  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

// MARK: Tables

@MainActor open class UITableView: UIView {
  open weak var dataSource: (any UITableViewDataSource)?
  open var tableFooterView: UIView?

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func reloadData() {}
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, cancel }

  public override init() {}
  public init(style: CellStyle, reuseIdentifier: String?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var contentView: UIView { UIView() }
  open var textLabel: UILabel? { nil }
  open var accessoryView: UIView?
}

extension IndexPath {
  public var row: Int { self[1] }
}
