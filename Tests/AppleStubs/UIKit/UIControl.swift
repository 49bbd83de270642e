// The one stand-in that does something: a control sends its events, so that the tests of AppBridge can
// use one. A text field holds a text; what an input method composes is for a test to say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
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

@MainActor open class UITextField: UIControl {
  open var text: String? = ""
  open var markedTextRange: UITextRange? { nil }
}

@MainActor open class UITextRange: NSObject {}
