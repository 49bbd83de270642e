import AppBridge
import Dispatch
import Foundation
import LessonKit
import ReactiveCore
import SwiftUI
import Testing
import UIKit

@testable import Excerpts

/// The excerpts of "In your app", played on what stands in for UIKit and SwiftUI.
///
/// A page says of an excerpt that a test plays it if the types that it shows are named here.
@MainActor @Suite struct ExcerptTests {
  /// A part that a controller or a cell keeps private.
  private func part<Part>(_ name: String, of owner: UIResponder) throws -> Part {
    (owner as? UIViewController)?.loadViewIfNeeded()
    return try #require(Mirror(reflecting: owner).descendant(name) as? Part)
  }

  /// A person types a text, and presses the button, if there is one.
  private func fill(_ owner: UIResponder, with text: String) throws {
    let field: UITextField = try part("field", of: owner)
    field.type(text)
    let button: UIButton? = try? part("button", of: owner)
    button?.sendActions(for: .touchUpInside)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }

  @Test("18, 21, 24, 25: a field that is followed keeps its keyboard at Return")
  func keepsKeyboard() throws {
    let city = CityController()
    city.search(on: VirtualScheduler())
    for controller in [
      city, TitleController(Property("Tea")), LogInController(), HelloController(),
    ] {
      let field: UITextField = try part("field", of: controller)
      #expect(field.allControlEvents.contains(.editingDidEnd), "\(controller)")
      #expect(!field.pressReturn(), "\(controller)")
    }
  }

  @Test("18, 23, 24, 25, 26: what the screens of UIKit show when a person has done something")
  func showsLabels() throws {
    let clock = VirtualScheduler()
    let (city, logIn, hello) = (CityController(), LogInController(), HelloController())
    let person = PersonController(Property(PersonViewModel(nameText: "Ada Byron")).driver)
    func shown() throws -> [String?] {
      let labels: [UILabel] = [
        try part("cityLabel", of: city), try part("nameLabel", of: person),
        try part("messageLabel", of: logIn), try part("label", of: hello),
      ]
      return labels.map(\.text)
    }
    city.search(on: clock)
    #expect(try shown() == [nil, "Ada Byron", nil, ""])
    try fill(city, with: "Bern")
    clock.run()
    try fill(logIn, with: "sesame")
    try fill(hello, with: "Ada")
    let words = LogInError.wrongPassword.words
    #expect(try shown() == ["Bern", "Ada Byron", words, "Hello Ada!"])
    #expect(UIAccessibility.announced == [words])
    let viewModel: LogInViewModel = try part("viewModel", of: logIn)
    #expect(viewModel.password.value == "sesame")
    let table = HelloTable()
    let row = NameCell(style: .default, reuseIdentifier: nil)
    table.loadViewIfNeeded()
    table.tableView.reusableCell = row
    _ = table.tableView(table.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    try fill(row, with: "Eve")
    let name: UITextField = try part("field", of: row)
    #expect(name.placeholder == "Name")
    #expect(table.title == "Hello Eve!")
  }

  @Test("21: nothing is written while an input method composes, and then what was composed")
  func composes() throws {
    let title = Property("Tea")
    let controller = TitleController(title)
    let field: UITextField = try part("field", of: controller)
    field.type("s", composing: true)
    title.value = "Cake"
    #expect(field.markedTextRange != nil)
    #expect(field.text == "Teas")
    #expect(title.value == "Cake")
    field.type("!")
    #expect(title.value == "Teas!")
  }

  @Test("22: a launch, which also enters the foreground, loads the page once; each return loads it")
  func loadsOnce() {
    let controller = FrontPageController()
    controller.loadViewIfNeeded()
    let requests = Counter()
    let page = FrontPage(.just("news").handleEvents(subscribed: { requests.increment() }))
    #expect(page.text.value == "news")
    for loads in 1...3 {
      post(UIApplication.willEnterForegroundNotification)
      #expect(controller.reloads == loads)
      #expect(requests.count == loads)
      post(UIApplication.didEnterBackgroundNotification)
    }
  }

  @Test("13, 14, 18, 23, 25, 26: what the models of SwiftUI show when a person has done something")
  func showsAnswers() {
    let clock = VirtualScheduler()
    let (checkout, prices, search) = (
      Checkout(payment: .just("paid")), Prices(), CitySearch(on: clock)
    )
    let (form, table) = (HelloModel(), HelloScreen())
    func shown() -> [String?] {
      let city = search.found.value.cities.first?.name
      return [
        checkout.receipt.value, prices.text.value, city, form.greeting.value, table.greeting.value,
      ]
    }
    #expect(shown() == ["", "", nil, "", ""])
    checkout.pay()
    prices.enter("tea")
    search.type("Bern")
    clock.run()
    form.name.value = "Ada"
    form.tap()
    table.greeter.input.name.send("Eve")
    table.greeter.input.tap.send(())
    #expect(shown() == ["paid", "no price", "Bern", "Hello Ada!", "Hello Eve!"])
    #expect(PersonModel().nameText == "Ada Byron")
  }

  @Test("26: a row that is shown again leaves the cursor alone, and what an input method composes")
  func leavesText() throws {
    let cell = NameCell(style: .default, reuseIdentifier: nil)
    let field: UITextField = try part("field", of: cell)
    var typed: [String] = []
    func show(_ name: String) { cell.show(name, tapped: {}, typed: { typed.append($0) }) }
    show("Ada")
    field.type("m", composing: true)
    show("Ada")
    #expect(field.markedTextRange != nil)
    field.type("!")
    show("Adam!")
    #expect(field.selectedTextRange != nil)
    field.text = "Adam"  // autocorrection
    field.sendActions(for: .editingDidEnd)
    #expect(typed == ["Adam", "Adam!", "Adam"])
    show("Eve")
    #expect(field.text == "Eve")
  }

  @Test(
    "27: a message waits for the one that is up, and for its screen to be seen, but for no sheet")
  func tellsAll() {
    let transfers = Subject<String, Never>()
    let controller = AccountController(
      account: Property("10 euros").driver, transfers: transfers.signal)
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    controller.present(UIViewController(), animated: true)
    var told: [String?] = []
    func read() {
      let window = scene.keyWindow
      told.append(window?.rootViewController?.presentedViewController?.title)
      window?.rootViewController?.closeAlert()
      #expect(window?.isHidden != false, "it would cover the screen for as long as it lives")
    }
    transfers.send("a")
    transfers.send("b")
    for _ in 1...3 { read() }
    window.rootViewController = nil
    transfers.send("c")
    read()
    window.rootViewController = controller
    controller.viewDidAppear(true)
    read()
    #expect(told == ["a", "b", nil, nil, "c"])
  }

  @Test("29: what UIKit has not done is done at the next occasion, and nobody counts as gone back")
  func asksAgain() async {
    let museum = MuseumController()
    museum.loadViewIfNeeded()
    museum.rest()
    museum.isBusy = true
    museum.enter(1)
    museum.isBusy = false
    museum.enter(2)
    museum.rest()
    #expect(museum.visits.value.map { visit in visit.room } == [0, 1, 2])
    #expect(museum.viewControllers.count == 3)
    museum.swipeBack()
    museum.enter(3)
    museum.rest()
    museum.rest()
    #expect(museum.visits.value.map { visit in visit.room } == [0, 1, 3])
    #expect(museum.viewControllers.count == 3)
    museum.swipeBack()
    for _ in 1...2 { museum.enter(0) }  // a double tap, on a room that she is in already
    museum.rest(isCancelled: true)
    await mainQueueHasRun()
    museum.rest()
    #expect(museum.visits.value.map { visit in visit.room } == [0, 1, 3, 0])
    #expect(museum.viewControllers.count == 4)
    #expect(Set(museum.viewControllers).count == museum.viewControllers.count)
  }

  @Test("29, 30: SwiftUI and the models move the same path; a reset to the same is a new visit")
  func movesPath() {
    let tour = Tour()
    let rooms = Bindable(wrappedValue: tour).rooms
    tour.rooms = [1, 2]
    rooms.wrappedValue.removeLast()  // somebody swipes back
    #expect([tour.rooms, rooms.wrappedValue] == [[1], [1]])
    let museum = Museum()
    let picture = ScreenCall.push(.picture(1))
    let calls = [.push(.logIn), .push(.home), picture, picture, .pop]
    for call in calls { museum.follow(call) }
    #expect(museum.path == [.home])
    museum.follow(.reset(.logIn))
    #expect(museum.path == [])
    #expect(museum.root == (.logIn, 1))
  }

  @Test("30: moves are made one after another, in their order, also around a swipe")
  func movesInOrder() async throws {
    let window = UIWindow()
    let screens = Screens(window)
    func shown() -> [Screen] {
      let stack = window.rootViewController as? UINavigationController
      return stack?.viewControllers.compactMap { ($0 as? ScreenController)?.screen } ?? []
    }
    func rest(isCancelled: Bool = false) async throws {
      let stack = try #require(window.rootViewController as? UINavigationController)
      stack.rest(isCancelled: isCancelled)
      await mainQueueHasRun()
      for _ in 1...5 { stack.rest() }
    }
    screens.follow(.reset(.home))
    try await rest()
    for number in [1, 1, 2] { screens.follow(.push(.picture(number))) }
    screens.follow(.pop)
    screens.follow(.push(.picture(3)))
    try await rest()
    #expect(shown() == [.home, .picture(1), .picture(3)])
    let stack = try #require(window.rootViewController as? UINavigationController)
    stack.swipeBack()
    screens.follow(.push(.picture(4)))
    try await rest(isCancelled: true)
    #expect(shown() == [.home, .picture(1), .picture(3), .picture(4)])
    stack.swipeBack()
    screens.follow(.push(.picture(5)))
    try await rest()
    #expect(shown() == [.home, .picture(1), .picture(3), .picture(5)])
    screens.follow(.push(.picture(6)))
    screens.follow(.push(.picture(7)))
    screens.follow(.reset(.logIn))
    try await rest()
    stack.rest()
    #expect(shown() == [.logIn])
  }

  @Test("19: what the server sends is shown as text")
  func showsText() async throws {
    let address = try #require(URL(string: "data:text/plain,hello"))
    let controller = MessagesController(address: address)
    let label: UILabel = try part("label", of: controller)
    let messages = Messages(address)
    for await text in Signal.observing({ messages.text.value }).values where text != "…" { break }
    #expect(messages.text.value == "hello")
    for _ in 1...1_000 where label.text == nil { await mainQueueHasRun() }
    #expect(label.text == "hello")
  }

  @Test("24: the plain model logs in once at a time, shows a failure, and goes on")
  func logsIn() async {
    let requests = Counter()
    let model = LogInModel { password async throws(LogInError) in
      requests.increment()
      await mainQueueHasRun()
      if password == "sesame" { return "Ada" }
      throw .wrongPassword
    }
    #expect(!model.isEnabled)
    model.password = "open"
    async let first: Void = model.press()
    async let second: Void = model.press()
    _ = await (first, second)
    #expect(requests.count == 1)
    #expect(model.message == LogInError.wrongPassword.words)
    model.password = "sesame"
    await model.press()
    #expect(model.message == "Hello Ada!")
    #expect(model.isEnabled)
  }

  @Test("27: an alert of SwiftUI shows one message after another")
  func tellsAllInSwiftUI() {
    let board = MessageBoard()
    board.texts = ["a", "b"]
    board.isTelling = false
    #expect(board.texts == ["b"])
    #expect(board.isTelling)
    board.isTelling = false
    #expect(!board.isTelling)
  }

  @Test("28: the table shows each row once, and asks for more at the last one, until there is none")
  func showsRows() async {
    let table = NewsTable()
    table.loadViewIfNeeded()
    var counts: [Int] = []
    func count() -> Int {
      table.tableView.dataSource?.tableView(table.tableView, numberOfRowsInSection: 0) ?? 0
    }
    for _ in 1...6 {
      let last = IndexPath(row: count() - 1, section: 0)
      table.tableView(table.tableView, willDisplay: NewsCell(), forRowAt: last)
      counts.append(count())  // the table is still laying out its rows
      await mainQueueHasRun()
    }
    #expect(counts == [2, 4, 6, 8, 9, 9])
  }

  @Test("28: the plain model asks for one page at a time, keeps a failure, and stops at the end")
  func asksForPages() async {
    let asked = Recorder<Int>()
    let news = News { row async throws(Offline) in
      let hour = row?.hour ?? 10
      asked.append(hour)
      await mainQueueHasRun()
      if asked.values.count == 2 { throw .inTunnel }
      return NewsPage(rows: [Row(hour: hour - 1), Row(hour: hour - 2)], isLast: hour == 8)
    }
    async let first: Void = news.askForMore()
    async let second: Void = news.askForMore()
    _ = await (first, second)
    await news.askForMore()
    #expect(news.failure == Offline.inTunnel.words)
    for _ in 1...3 { await news.askForMore() }
    #expect(news.failure == nil)
    #expect(news.rows.map { row in row.hour } == [9, 8, 7, 6])
    #expect(asked.values == [10, 8, 8])
  }

  @Test("28: news that come in on top bring no row twice, and both models stop at the end")
  func asksAfterRow() async {
    let hours = Property([9, 8, 7, 6])
    let asked = Recorder<Int?>()
    let answer: @Sendable (Row?) -> NewsPage = { row in
      asked.append(row?.hour)
      let older = hours.value.drop { hour in hour >= row?.hour ?? .max }
      let rows = older.prefix(2).map { hour in Row(hour: hour) }
      return NewsPage(rows: rows, isLast: older.count <= 2)
    }
    let plain = News { row async throws(Offline) in answer(row) }
    let model = NewsViewModel { row in .just(answer(row)) }
    for newest in 10...12 {
      await plain.askForMore()
      model.askForMore()
      hours.value.insert(newest, at: 0)
    }
    for rows in [plain.rows, model.list.value] {
      #expect(rows.map { row in row.hour } == [9, 8, 7, 6])
    }
    #expect(asked.values == [nil, nil, 8, 8])
  }

  @Test("31: a loop shows what it gets, holds no screen, and ends with it")
  func endsWithScreen() async {
    let ended = Counter()
    let answers = Signal<String, Never>.never.startWith("Bern")
      .handleEvents(disposed: { ended.increment() })
    var controller: SearchController? = SearchController(answers)
    controller?.loadViewIfNeeded()
    for _ in 1...1_000 where controller?.title == nil { await mainQueueHasRun() }
    #expect(controller?.title == "Bern")
    controller = nil
    for _ in 1...1_000 where ended.count == 0 { await mainQueueHasRun() }
    #expect(ended.count == 1)
  }

  @Test("31: a text that was answered is not asked for again when its screen is seen again")
  func asksOnce() async {
    let clock = CountingClock()
    let box = CityBox(clock: clock)
    await box.search("Bern")
    #expect(box.answer == "Bern!")
    await box.search("Bern")
    #expect(clock.sleeps.count == 1)
    await box.search("")
    #expect(box.answer == "")
    await box.search("Bern")
    #expect(clock.sleeps.count == 2)
  }

  @Test("31: an answer and an error are shown, but not by a task that was cancelled")
  func showsUnlessCancelled() async {
    let box = CityBox(clock: CountingClock()) { text in
      if text == "Oz" { throw NoSuchCity() }
      if text == "Ys" { throw Offline.inTunnel }
      return "\(text)!"
    }
    for (text, shown) in [("Rome", "Rome!"), ("Oz", "no such city"), ("Ys", "try again later")] {
      let task = Task { await box.search(text) }
      task.cancel()
      await task.value
      #expect(box.answer == "")
      await box.search(text)
      #expect(box.answer == shown)
    }
  }
}

/// A clock that counts who sleeps, and lets nobody wait.
private struct CountingClock: Clock {
  let sleeps = Counter()
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    sleeps.increment()
  }
}

/// Lets everything run that waits for the main queue.
func mainQueueHasRun() async {
  await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
}
