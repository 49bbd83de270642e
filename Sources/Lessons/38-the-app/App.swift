import LessonKit
import ReactiveCore

/// The stack of screens: it follows the calls of view models, and does what a person types.
final class App: Sendable {
  let bus: Bus
  let isOver = Property(false)
  private let console: Console
  private let stack: Property<[Screen]>
  private let offers = Property<[(action: Action, isUsable: Bool)]>([])
  private let asking = Property<Action?>(nil)
  private let lastMenu = Property("")
  private let bag = DisposeBag()

  init(_ bus: Bus, on console: Console) {
    self.bus = bus
    self.console = console
    stack = Property([makeScreen(for: .logIn(LogIn(bus: bus)))])
    bus.navigation.signal.subscribe { [weak self] in self?.follow($0) }.disposed(by: bag)
    let front = stack.signal.compactMap(\.last)
    let always = everywhere
    front.flatMapLatest { screen in
      combineLatest((screen.actions + always).map { it in it.isEnabled.map { (it, $0) } })
    }.bind(to: offers)
    front.flatMapLatest(\.says).subscribe { [weak self] in self?.say($0) }
  }
  private func follow(_ call: Call) {
    switch call {
    case .push(let new): stack.value.append(makeScreen(for: new))
    case .pop: if stack.value.count > 1 { stack.value.removeLast() }
    case .reset(let root): stack.value = [makeScreen(for: root)]
    }
  }

  private var everywhere: [Action] {
    let hasBack = stack.signal.map { $0.count > 1 }
    return [
      Action("back", "to the screen before", if: hasBack) { [bus] _ in bus.go(.pop) },
      Action("help", "all commands of this screen") { [weak self] _ in self?.help() },
      Action("quit", "leave") { [isOver] _ in isOver.value = true },
    ]
  }

  /// Does what a person has typed.
  func receive(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let offer = offers.value.first { $0.action.word == words.first?.lowercased() }
    if !console.isLive { ask(answer: offer?.action.isSecret == true ? words[0] : line) }
    if let action = asking.value {
      asking.value = nil
      action.run(line)
    } else if !words.isEmpty {
      obey(offer, words.dropFirst().joined(separator: " "))
    }
    if console.isLive { ask() }
  }
  private func obey(_ offer: (action: Action, isUsable: Bool)?, _ argument: String) {
    guard let (action, isUsable) = offer else { return say("That is no command here. \(menu)") }
    if !isUsable { return say("'\(action.word)' cannot be used now. \(menu)") }
    if !action.takes(argument) { return say("Type it like this: \(action.usage)") }
    if action.isSecret { asking.value = action } else { action.run(argument) }
  }

  /// Prints a text; a person who types is asked again below it.
  func say(_ text: String) {
    console.show(text)
    if console.isLive { bus.clock.schedule { [weak self] in self?.ask() } }
  }
  private func ask(answer: String? = nil) {
    if asking.value == nil, menu != lastMenu.value { console.show(menu) }
    lastMenu.value = menu
    let question = asking.value.map { "\($0.word): " } ?? "\(stack.value.last?.title ?? "")> "
    console.ask(question, answer: answer, isSecret: asking.value != nil)
  }
  private var menu: String {
    "You can: " + offers.value.filter(\.isUsable).map(\.action.word).joined(separator: ", ")
  }
  private func help() {
    for (action, isUsable) in offers.value {
      say("  \(action.usage): \(action.hint)" + (isUsable ? "" : " (not now)"))
    }
  }
}
