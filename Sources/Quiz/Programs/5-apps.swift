import AppBridge
import Marbles
import ReactiveCore

// MARK: Lesson 24

func oneWay() {
  let model = Property("Lake")
  let label = Property("")
  model.signal.bind(to: label)
  label.value = "Sea"
  model.value = "Hill"
  print("model: \(model.value), label: \(label.value)")
}

func labelIsLetGo() {
  let model = Property("Lake")
  var label: Property<String>? = Property("")
  weak let left = label
  if let label { model.signal.bind(to: label) }
  label = nil
  model.value = "Sea"
  print("the label: \(left?.value ?? "is gone")")
}

func mappedForTwoLabels() {
  let runs = Counter()
  let model = Property("Lake")
  let texts = model.signal.map { text in
    runs.increment()
    return text + "!"
  }
  let phone = Property("")
  let tablet = Property("")
  texts.bind(to: phone)
  texts.bind(to: tablet)
  model.value = "Sea"
  print("runs of map: \(runs.count)")
}

func mappedForOneLabel() {
  let runs = Counter()
  let model = Property("Lake")
  let texts = model.signal.map { text in
    runs.increment()
    return text + "!"
  }
  let phone = Property("")
  texts.bind(to: phone)
  model.value = "Sea"
  print("runs of map: \(runs.count)")
}

// MARK: Lesson 25

func writesForOneEdit() {
  let title = Property("Lake")
  let field = Property("Lake")
  let writes = Counter()
  title.signal.skip(1).subscribe { text in writes.increment() }
  field.signal.skip(1).subscribe { text in writes.increment() }
  title.bindTwoWay(with: field)
  field.value = "Sea"
  print("writes: \(writes.count)")
}

func boundToTwo() {
  let title = Property("Lake")
  let phone = Property("")
  let tablet = Property("")
  title.bindTwoWay(with: phone)
  title.bindTwoWay(with: tablet)
  phone.value = "Sea"
  print("the tablet shows: \(tablet.value)")
}

func writesOfAnEqualText() {
  let title = Property("Lake")
  let field = Property("")
  title.bindTwoWay(with: field)
  let writes = Counter()
  title.signal.skip(1).subscribe { text in writes.increment() }
  field.signal.skip(1).subscribe { text in writes.increment() }
  title.value = "Lake"
  print("writes: \(writes.count)")
}

// MARK: Lesson 26

func twoObservers() {
  let observers = Counter()
  let logOuts = Signal<String, Never> { subscriber in
    observers.increment()  // in an app: addObserver
    return Disposable {}  // in an app: removeObserver
  }
  logOuts.subscribe { text in }
  logOuts.subscribe { text in }
  print("observers: \(observers.count)")
}

func toldTooEarly() {
  let names = Subject<String, Never>()  // a delegate sends here
  let answer = Signal<String, Never>.just("hello")
  let label = Recorder<String>()
  names.send("Ada")
  merge(names.signal, answer)
    .subscribe { text in label.append(text) }
  print("label: \(label.values)")
}

func oneForAll() {
  let taps = Subject<String, Never>()
  let names = Subject<String, Never>()
  let label = Recorder<String>()
  let screen = merge(taps.signal, names.signal)
    .subscribe { text in label.append(text) }
  taps.send("tap")
  screen.dispose()
  names.send("Ada")
  print("label: \(label.values)")
}

// MARK: Lesson 27

func readInsideMap() {
  let isPaid = Property(false)
  let isShut = Property(false)
  let button = Recorder<Bool>()
  isPaid.signal.map { isPaid in isPaid && isShut.value }
    .subscribe { answer in button.append(answer) }
  isPaid.value = true
  isShut.value = true
  print("the button gets: \(button.values)")
}

func bothAreFollowed() {
  let isPaid = Property(false)
  let isShut = Property(false)
  let button = Recorder<Bool>()
  combineLatest(isPaid.signal, isShut.signal)
    .map { isPaid, isShut in isPaid && isShut }
    .subscribe { answer in button.append(answer) }
  isPaid.value = true
  isShut.value = true
  print("the button gets: \(button.values)")
}

func writesOfAnAnswer() {
  let name = Property("")
  let isOn = Property(false)
  name.signal.map { name in name != "" }.bind(to: isOn)
  let writes = Counter()
  isOn.signal.skip(1).subscribe { answer in writes.increment() }
  for text in ["A", "Ad", "Ada"] { name.value = text }
  print("writes: \(writes.count)")
}

func writesOfChanges() {
  let name = Property("")
  let isOn = Property(false)
  name.signal.map { name in name != "" }.distinctUntilChanged()
    .bind(to: isOn)
  let writes = Counter()
  isOn.signal.skip(1).subscribe { answer in writes.increment() }
  for text in ["A", "Ad", "Ada"] { name.value = text }
  print("writes: \(writes.count)")
}

func derivedAndWritten() {
  let name = Property("")
  let isOn = Property(false)
  name.signal.map { name in name != "" }.bind(to: isOn)
  isOn.value = true
  name.value = ""
  print("it is on: \(isOn.value)")
}

// MARK: Lesson 28

func askedOnce() {
  struct CartViewModel: Sendable {
    let count: Property<Int>
    var text: String { "\(count.value) books" }
  }
  let count = Property(1)
  let viewModel = CartViewModel(count: count)
  let label = viewModel.text
  count.value = 3
  print("label: \(label), view model: \(viewModel.text)")
}

func followed() {
  let count = Property(1)
  let texts = count.signal.map { count in "\(count) books" }
  let phone = Recorder<String>()
  texts.subscribe { text in phone.append(text) }
  count.value = 3
  let tablet = Recorder<String>()
  texts.subscribe { text in tablet.append(text) }
  print("phone: \(phone.values), tablet: \(tablet.values)")
}

func priceOnTop() {
  struct BookViewModel {
    let title = "Emma"
    let price = "9 €"
  }
  let viewModel = BookViewModel()
  let labels = [viewModel.price, viewModel.title]
  let label = labels[0] == "Emma"
  let words = viewModel.title == "Emma"
  print("label: \(label), view model: \(words)")
}

// MARK: Lesson 29

func pressedTwice() {
  let clock = VirtualScheduler()
  let requests = Counter()
  let save = Command<String, String, Never> { text in
    requests.increment()
    return .timer(after: .ticks(3), sending: text, on: clock)
  }
  save.execute("a")
  clock.advance(ticks: 1)
  save.execute("b")
  clock.run()
  print("requests: \(requests.count)")
}

func oneRefused() {
  enum Full: Error { case full }
  let clock = VirtualScheduler()
  let errors = Counter()
  let values = Counter()
  let save = Command<String, String, Full> { text in
    Signal.timer(after: .ticks(2), sending: text, on: clock)
      .flatMap { text in text == "" ? .failed(.full) : .just(text) }
  }
  save.errors.subscribe { error in errors.increment() }
  save.values.subscribe { value in values.increment() }
  clock.at(0) { save.execute("") }
  clock.at(1) { save.execute("tea") }
  clock.at(3) { save.execute("milk") }
  clock.run()
  print("errors: \(errors.count), values: \(values.count)")
}

func nobodyAsked() {
  let requests = Counter()
  let save = Command<String, String, Never> { text in
    requests.increment()
    return .just(text)
  }
  let result = save.execute("tea")
  let before = requests.count
  result.subscribe { text in }
  print("before: \(before), in the end: \(requests.count)")
}

// MARK: Lesson 30

func tapTooEarly() {
  let name = Subject<String, Never>()
  let tap = Subject<Int, Never>()
  let greeted = Recorder<String>()
  tap.signal.withLatestFrom(name.signal)
    .subscribe { tap, name in greeted.append(name) }
  tap.send(1)
  name.send("Ada")
  print("greeted: \(greeted.values)")
}

func lateInput() {
  func transform(
    _ name: Signal<String, Never>
  ) -> Signal<String, Never> {
    name.map { name in "Hello \(name)" }
  }
  let name = Subject<String, Never>()
  let label = Recorder<String>()
  transform(.never).subscribe { text in label.append(text) }
  // The text field is there now.
  _ = transform(name.signal)
  name.send("Ada")
  print("label: \(label.values)")
}

func typedTwice() {
  let name = Subject<String, Never>()
  let tap = Subject<Int, Never>()
  let greeted = Recorder<String>()
  combineLatest(name.signal, tap.signal)
    .subscribe { name, tap in greeted.append(name) }
  name.send("Ada")
  tap.send(1)
  name.send("Ben")
  print("greeted: \(greeted.values)")
}

// MARK: Lesson 31

func typedBefore() {
  let names = ReplaySubject<String, Never>(bufferSize: 1)
  let taps = Subject<Int, Never>()
  let greeted = Recorder<String>()
  names.send("Ada")
  names.send("Ben")
  taps.signal.withLatestFrom(names.signal)
    .subscribe { tap, name in greeted.append(name) }
  taps.send(1)
  print("greeted: \(greeted.values)")
}

func tapReplayed() {
  let payments = Counter()
  let taps = ReplaySubject<Int, Never>(bufferSize: 1)
  let phone = taps.signal.subscribe { tap in payments.increment() }
  taps.send(1)
  phone.dispose()
  taps.signal.subscribe { tap in payments.increment() }
  print("payments: \(payments.count)")
}

func eachForItself() {
  let taps = Subject<Int, Never>()
  let output = taps.signal.scan(0) { count, tap in count + 1 }
  let phone = Recorder<Int>()
  let tablet = Recorder<Int>()
  output.subscribe { count in phone.append(count) }
  taps.send(1)
  output.subscribe { count in tablet.append(count) }
  taps.send(2)
  print("phone: \(phone.values), tablet: \(tablet.values)")
}

// MARK: Lesson 32

func afterTheError() {
  enum Offline: Error { case offline }
  let texts = Subject<String, Offline>()
  let label = Recorder<String>()
  texts.signal.catch(justReturn: "oh no")
    .subscribe { text in label.append(text) }
  texts.send("a")
  texts.fail(.offline)
  texts.send("b")
  print("label: \(label.values)")
}

func comesLate() {
  let texts = Subject<String, Never>()
  let shared = texts.signal.share(replay: 1)
  shared.subscribe { phone in }
  texts.send("a")
  texts.send("b")
  let tablet = Recorder<String>()
  shared.subscribe { text in tablet.append(text) }
  print("tablet: \(tablet.values)")
}

func allGone() {
  let clock = VirtualScheduler()
  let requests = Counter()
  let request = Signal.interval(every: .ticks(2), on: clock)
    .handleEvents(subscribed: { requests.increment() })
  let shared = request.share(replay: 1)
  let phone = shared.subscribe { number in }
  clock.advance(ticks: 5)
  phone.dispose()
  shared.subscribe { tablet in }
  print("requests: \(requests.count)")
}

// MARK: Lesson 33

func failedPage() {
  enum Offline: Error { case offline }
  let rows = Property([9, 8])
  func load(page: Signal<[Int], Offline>) {
    page.catch(justReturn: [])
      .subscribe { hours in rows.value = hours }
  }
  load(page: .failed(.offline))
  print("rows: \(rows.value)")
}

func nextPage() {
  enum Offline: Error { case offline }
  let rows = Property([9, 8])
  let asked = Recorder<Int>()
  func load(_ answer: (Int) -> Signal<[Int], Offline>) {
    let page = rows.value.count / 2 + 1
    asked.append(page)
    answer(page).subscribe { hours in rows.value += hours }
  }
  load { page in .failed(.offline) }
  load { page in .just([7, 6]) }
  load { page in .just([5, 4]) }
  print("asked: \(asked.values)")
}

func scrollsTwice() {
  let clock = VirtualScheduler()
  let rows = Property<[Int]>([])
  func loadNextPage() {
    let hour = 9 - rows.value.count
    Signal<[Int], Never>
      .timer(after: .ticks(2), sending: [hour, hour - 1], on: clock)
      .subscribe { hours in rows.value += hours }
  }
  loadNextPage()
  loadNextPage()
  clock.run()
  print("rows: \(rows.value)")
}

// MARK: Lesson 34

func flagFirst() {
  let rows = Property(["rain"])
  let needsRefresh = Property(false)
  let shown = Recorder<[String]>()
  needsRefresh.signal.filter { isNeeded in isNeeded }
    .subscribe { isNeeded in shown.append(rows.value) }
  needsRefresh.value = true
  rows.value = ["rain", "sun"]
  print("the table shows: \(shown.values.last ?? [])")
}

func tapAsks() {
  let rows = Property(["rain"])
  func tap(_ index: Int) -> String { rows.value[index] }
  let tablet = rows.value  // the table asks, and shows what it gets
  rows.value.insert("sun", at: 0)
  print("shows \(tablet[0]), opens \(tap(0))")
}

func twoTables() {
  let rows = Property(["rain"])
  let reloads = Counter()
  rows.signal.skip(1).subscribe { phone in reloads.increment() }
  rows.signal.skip(1).subscribe { tablet in reloads.increment() }
  rows.value = ["rain", "sun"]
  print("reloads: \(reloads.count)")
}

// MARK: Lesson 35

func copyIsLiked() {
  struct RowViewModel: Sendable {
    let isLiked = Property(false)
  }
  let row = RowViewModel()
  let copy = row
  copy.isLiked.value = true
  print("liked: \(row.isLiked.value)")
}

func latestRow() {
  let a = Property("a1")
  let b = Property("b1")
  let shown = Property(a)
  let label = Property("")
  shown.signal.flatMapLatest { row in row.signal }.bind(to: label)
  shown.value = b
  b.value = "b2"
  a.value = "a2"
  print("the cell shows: \(label.value)")
}

func twoCells() {
  let isLiked = Property(false)
  let text = isLiked.signal.map { liked in liked ? "9:00 ♥" : "9:00" }
  let phone = Property("")
  let tablet = Property("")
  text.bind(to: phone)
  text.bind(to: tablet)
  isLiked.value = true
  print("tablet: \(tablet.value)")
}

// MARK: Lesson 36

func lateStack() {
  let calls = Subject<String, Never>()
  let views = Property(["home"])
  calls.send("list")
  calls.signal.subscribe { name in views.value.append(name) }
  calls.send("picture")
  print("views: \(views.value)")
}

func phoneIsAway() {
  let calls = Subject<String, Never>()
  let phone = Property("home")
  let tablet = Property("home")
  let following = calls.signal.subscribe { view in phone.value = view }
  calls.signal.subscribe { view in tablet.value = view }
  following.dispose()
  calls.send("list")
  print("phone: \(phone.value), tablet: \(tablet.value)")
}

func nobodyMoves() {
  struct Call: Sendable {
    let view: String
    let completion: @Sendable () -> Void
  }
  let calls = Subject<Call, Never>()
  let heard = Counter()
  let completions = Counter()
  calls.signal.subscribe { call in heard.increment() }
  calls.send(Call(view: "desk") { completions.increment() })
  print("calls: \(heard.count), completions: \(completions.count)")
}

// MARK: Lesson 37

func swipedBack() {
  let views = Property(["home"])
  let glass = Property<[String]>([])
  views.signal.bind(to: glass)
  views.value.append("list")
  glass.value.removeLast()  // the user swipes back
  print("views: \(views.value)")
}

func boundAtStart() {
  let views = Property(["home"])
  let glass = Property(["home", "list"])
  views.bindTwoWay(with: glass)
  print("glass: \(glass.value)")
}

func twoStacks() {
  let calls = Subject<String, Never>()
  let phone = Property(["home"])
  let tablet = Property(["home"])
  for stack in [phone, tablet] {
    calls.signal.subscribe { [stack] name in stack.value.append(name) }
  }
  calls.send("list")
  print("views: \(phone.value.count + tablet.value.count)")
}

// MARK: Lesson 38

func poll() {
  let clock = VirtualScheduler()
  let requests = Counter()
  let request = Signal<Int, Never> { subscriber in
    requests.increment()
    subscriber.send(7)
    return Disposable()
  }
  let poll = Signal.interval(every: .ticks(5), on: clock)
    .flatMapLatest { tick in request }.subscribe { likes in }
  clock.advance(ticks: 12)
  poll.dispose()
  clock.advance(ticks: 12)
  print("requests: \(requests.count)")
}

func retryAfterPause() {
  enum Offline: Error { case offline }
  let clock = VirtualScheduler()
  let tries = Recorder<Int>()
  let request = Signal<Int, Offline> { subscriber in
    tries.append(clock.tick)
    subscriber.fail(.offline)
    return Disposable()
  }
  request.retry(2, on: clock) { attempt in .ticks(4) }
    .subscribe(failed: { error in })
  clock.run()
  print("tries at \(tries.values)")
}

func backBeforeTheAnswer() {
  let clock = VirtualScheduler()
  let screens = Property(["list"])
  let said = Recorder<String>()
  screens.signal.flatMapLatest { names in
    Signal<String, Never>
      .timer(after: .ticks(4), sending: names.last ?? "", on: clock)
  }.subscribe { text in said.append(text) }
  clock.advance(ticks: 5)
  screens.value.append("picture")
  clock.advance(ticks: 2)
  screens.value.removeLast()
  clock.run()
  print("said: \(said.values)")
}

// MARK: Lesson 39

func onlyTheTask() async {
  let requests = Counter()
  let task = Task { requests.increment() }
  let signal = Signal.from { requests.increment() }
  _ = await task.value
  _ = await task.value
  print("requests: \(requests.count)")
  _ = signal
}

func oneFloor() async {
  let stopped = Counter()
  let lift = Signal<Int, Never> { subscriber in
    for floor in 1...3 { subscriber.send(floor) }
    return Disposable { stopped.increment() }
  }
  let seen = Recorder<Int>()
  for await floor in lift.values {
    seen.append(floor)
    break
  }
  print("seen: \(seen.values), stopped: \(stopped.count)")
}

func askedTooLate() async {
  let subject = Subject<Int, Never>()
  let property = Property(0)
  let seen = Recorder<Int>()
  subject.send(7)
  subject.complete()
  property.value = 7
  for signal in [subject.signal, property.signal] {
    for await value in signal.values {
      seen.append(value)
      break
    }
  }
  print("seen: \(seen.values)")
}

// MARK: Lesson 40

func valuesAlone() {
  let requests = Counter()
  let likes = Signal<Int, Never> { subscriber in
    requests.increment()
    return Disposable()
  }
  let phone = likes.values
  let tablet = likes.values
  print("requests: \(requests.count)")
  _ = (phone, tablet)
}

func twoLoops() {
  let requests = Counter()
  let likes = Signal<Int, Never> { subscriber in
    requests.increment()
    return Disposable()
  }
  // This is how a `for await` begins.
  let phone = likes.values.makeAsyncIterator()
  let tablet = likes.values.makeAsyncIterator()
  print("requests: \(requests.count)")
  _ = (phone, tablet)
}

func twoLoopsShared() {
  let requests = Counter()
  let likes = Signal<Int, Never> { subscriber in
    requests.increment()
    return Disposable()
  }
  let shared = likes.share().values
  let phone = shared.makeAsyncIterator()
  let tablet = shared.makeAsyncIterator()
  print("requests: \(requests.count)")
  _ = (phone, tablet)
}

func oneLoopLeft() {
  let stopped = Counter()
  let likes = Signal<Int, Never> { subscriber in
    Disposable { stopped.increment() }
  }
  // This is how a `for await` begins.
  var phone = Optional(likes.values.makeAsyncIterator())
  let tablet = likes.values.makeAsyncIterator()
  phone = nil  // And this is how it ends with a `break`.
  print("stopped: \(stopped.count)")
  _ = (phone, tablet)
}
