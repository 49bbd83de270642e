import ReactiveCore

/// A view in a terminal: what it says while it is in front, and what a person can do there.
struct Screen: Sendable { let title: String, says: Signal<String, Never>, actions: [Action] }
struct Action: Sendable {
  let usage, hint: String, isEnabled: Signal<Bool, Never>, isSecret: Bool
  let run: @Sendable (String) -> Void

  init(
    _ usage: String, _ hint: String, if isEnabled: Signal<Bool, Never> = .just(true),
    isSecret: Bool = false, run: @escaping @Sendable (String) -> Void
  ) {
    (self.usage, self.hint, self.isEnabled) = (usage, hint, isEnabled)
    (self.isSecret, self.run) = (isSecret, run)
  }
  var word: String { String(usage.prefix { $0 != " " }) }
  func takes(_ argument: String) -> Bool {
    usage.contains("[") || argument.isEmpty != usage.contains(" ")
  }
}

// snippet.router
/// The router: says which screen shows a view model.
func makeScreen(for destination: Destination) -> Screen {
  switch destination {
  case .logIn(let logIn): logIn.screen
  case .browser(let browser): browser.screen
  case .home(let home): home.screen
  case .detail(let detail): detail.screen
  }
}
// snippet.end

extension LogIn {
  fileprivate var screen: Screen {
    let says = merge(
      merge(logIn.isExecuting, browserLogIn.isExecuting).filter(\.self)
        .map { _ in "Asking the museum …" },
      merge(logIn.errors, browserLogIn.errors).map(\.text),
      .just("Welcome to the museum's guide. Please log in; 'help' tells how."))
    let actions = [
      Action("name NAME", "who you are: ada, ben or cleo") { name.value = $0 },
      Action("password", "ada's is sesame, ben's lantern; it is not shown", isSecret: true) {
        password.value = $0
      },
      Action("code NUMBER", "ben's phone shows 4711", if: needsCode.signal) {
        oneTimeCode.value = $0
      },
      Action("log-in", "with name and password", if: logIn.isEnabled) { _ in logIn.execute(()) },
      Action("browser", "log in in a browser", if: browserLogIn.isEnabled) { _ in browse() },
    ]
    return Screen(title: "log in", says: says, actions: actions)
  }
}
extension LogInError {
  var text: String {
    switch self {
    case .wrongPassword: "This name and password do not belong together. Try again."
    case .codeNeeded: "The password is right. Type the one-time code, too, and log in."
    case .wrongCode: "The museum does not take this code."
    }
  }
}

extension Browser {
  fileprivate var screen: Screen {
    let allow = Action("allow", "let it in") { _ in follow("museum-guide://log-in?code=7f3a") }
    return Screen(title: "browser", says: .just("May the guide come in, cleo?"), actions: [allow])
  }
}

extension Home {
  fileprivate var screen: Screen {
    let actions = [
      Action("search [WORDS]", "in titles and painters; alone: all") { query.value = $0 },
      Action("open NUMBER", "a picture of the list", if: list.signal.map { $0 != nil }, run: open),
      Action("network", "turn it off, or on again") { _ in switchNetwork() },
      Action("log-out", "leave the pictures") { _ in logOut() },
    ]
    let says = merge(list.signal.map(text), remarks)
    return Screen(title: "pictures", says: says, actions: actions)
  }
  private func text(_ list: [Museum.Picture]?) -> String {
    guard let list else { return "Hello \(bus.token.value?.visitor ?? ""). Fetching …" }
    if list.isEmpty { return "No picture matches." }
    let lines = zip(1..., list).map { "\n  \($0) \($1.title), \($1.painter)" }
    return "Pictures found: \(list.count)" + lines.joined()
  }
}

extension Detail {
  fileprivate var screen: Screen {
    let says = bus.server.story(picture)
      .startWith("\(picture.title), \(picture.painter), \(picture.year)")
    return Screen(title: "picture", says: says, actions: [])
  }
}
