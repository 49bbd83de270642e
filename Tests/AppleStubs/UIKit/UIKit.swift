// Stands in for Apple's UIKit where there is none, so that the excerpts of "In your app" can be
// compiled and played on Linux. It declares just what they use, as Apple declares it. What it does is
// little: a control runs its actions, a stack of screens moves until it comes to rest, an alert stands
// until it is closed, and a field may be composing. Interaction.swift has what a person does.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIApplication: UIResponder {
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
}

@MainActor public enum UIAccessibility {
  public struct Notification: Sendable {
    public static let announcement = Notification()
  }

  /// What VoiceOver was asked to say.
  @MainActor public private(set) static var announced: [String] = []

  public static func post(notification: Notification, argument: Any?) {
    if let text = argument as? String { announced.append(text) }
  }
}

// MARK: Screens

@MainActor open class UIViewController: UIResponder {
  open var title: String?
  open private(set) lazy var view = loadedView()
  open private(set) var viewIfLoaded: UIView?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open internal(set) var presentedViewController: UIViewController?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  private func loadedView() -> UIView {
    let view = UIView(frame: .zero)
    viewIfLoaded = view
    viewDidLoad()
    return view
  }

  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func present(
    _ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    if viewIfLoaded?.window == nil || presentedViewController != nil { return }
    presentedViewController = viewControllerToPresent
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
  }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  var handler: ((UIAlertAction) -> Void)?

  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.handler = handler
  }
}

/// As long as it moves, it refuses every other move.
@MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  /// A test may say that it refuses every move, though none is to be seen.
  public var isBusy = false
  var move: Move?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { move }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    begin(showing: viewControllers)
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    begin(showing: viewControllers + [viewController])
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if move != nil || viewControllers.count < 2 { return nil }
    defer { begin(showing: viewControllers.dropLast()) }
    return topViewController
  }
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

// Apple's methods are optional.
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
}

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

@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! = UITableView()

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
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

  open var frame: CGRect
  open var bounds = CGRect.zero
  open var isHidden = false
  open var autoresizingMask: AutoresizingMask = []
  open internal(set) weak var window: UIWindow?

  public init(frame: CGRect) { self.frame = frame }
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: UIView) {}
  open func sizeToFit() {}
}

@MainActor open class UIWindowScene: UIResponder {
  open internal(set) weak var keyWindow: UIWindow?
}

@MainActor open class UIWindow: UIView {
  public struct Level: Sendable {
    public static let alert = Level()
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel: Level?
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.window = nil
      rootViewController?.view.window = self
    }
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  open func makeKeyAndVisible() { windowScene?.keyWindow = self }

  open override var isHidden: Bool {
    didSet { if isHidden, windowScene?.keyWindow === self { windowScene?.keyWindow = nil } }
  }
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
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  public struct State: Sendable {
    public static let normal = State()
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
  public enum ButtonType: Int, Sendable { case custom, system }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }

  open func setTitle(_ title: String?, for state: UIControl.State) {}
}

@MainActor open class UITextRange: NSObject {}

/// Whoever writes its text takes away what an input method is composing, and moves the cursor.
@MainActor open class UITextField: UIControl {
  open var placeholder: String?
  open var text: String? = "" { didSet { (markedTextRange, selectedTextRange) = (nil, nil) } }
  open var selectedTextRange: UITextRange?
  open var isSecureTextEntry = false
  open internal(set) var markedTextRange: UITextRange?
}

@MainActor open class UIAction: NSObject {
  public struct Identifier: Hashable, Sendable {
    fileprivate let name = UUID()
  }

  open private(set) var identifier = Identifier()
  fileprivate var handler: (UIAction) -> Void = { _ in }

  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.init()
    self.handler = handler
  }
}

// MARK: Tables

@MainActor open class UITableView: UIView {
  open weak var dataSource: (any UITableViewDataSource)?
  open var tableFooterView: UIView?
  /// A test may say which cell is there to be used again.
  public var reusableCell: UITableViewCell?

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    reusableCell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
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
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  open var contentView = UIView()
  open var textLabel: UILabel? = UILabel()
  open var accessoryView: UIView?

  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }
}

public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  public private(set) var itemIdentifiers: [Item] = []

  public init() {}

  public mutating func appendSections(_ identifiers: [Section]) {}
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    itemIdentifiers += identifiers
  }
}

/// As Apple's it stops the program if an item is there twice.
@MainActor
open class UITableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  NSObject, UITableViewDataSource
{
  private let cell: (UITableView, IndexPath, Item) -> UITableViewCell?
  private var items: [Item] = []

  public init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, Item) -> UITableViewCell?
  ) {
    cell = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    items = snapshot.itemIdentifiers
    precondition(Set(items).count == items.count, "An item is there twice.")
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = cell(tableView, indexPath, items[indexPath.row]) else {
      fatalError("There is no cell for this row.")
    }
    return cell
  }
}

extension IndexPath {
  public var row: Int { self[1] }

  public init(row: Int, section: Int) { self = [section, row] }
}
