import Marbles
import ReactiveCore

// MARK: Lesson 1

func twoScreens() {
  let requests = Counter()
  let forecast = Signal<String, Never> { subscriber in
    requests.increment()
    subscriber.send("rain")
    subscriber.complete()
    return Disposable()
  }
  forecast.subscribe { text in }
  forecast.subscribe { text in }
  print("requests: \(requests.count)")
}

func afterComplete() {
  let shown = Counter()
  let forecast = Signal<String, Never> { subscriber in
    subscriber.send("rain")
    subscriber.complete()
    subscriber.send("sun")
    return Disposable()
  }
  forecast.subscribe { text in shown.increment() }
  print("values: \(shown.count)")
}

func leaveEarly() {
  let done = Counter()
  let cleaned = Counter()
  let forecast = Signal<String, Never> { subscriber in
    subscriber.send("rain")
    return Disposable { cleaned.increment() }
  }
  let screen = forecast.subscribe { text in
  } completed: {
    done.increment()
  }
  screen.dispose()
  print("completed: \(done.count), cleaned up: \(cleaned.count)")
}

// MARK: Lesson 2

func tooLate() {
  let shown = Counter()
  let taps = Subject<String, Never>()
  taps.send("first")
  taps.signal.subscribe { tap in shown.increment() }
  taps.send("second")
  taps.send("third")
  print("taps shown: \(shown.count)")
}

func afterTheEnd() {
  let shown = Counter()
  let done = Counter()
  let taps = Subject<String, Never>()
  taps.complete()
  taps.signal.subscribe { tap in
    shown.increment()
  } completed: {
    done.increment()
  }
  taps.send("buy")
  print("taps: \(shown.count), completed: \(done.count)")
}

func opensAtEachTap() {
  let shown = Counter()
  let taps = Subject<String, Never>()
  taps.signal.subscribe { tap in
    taps.signal.subscribe { tap in shown.increment() }
  }
  for tap in ["open", "buy", "close"] { taps.send(tap) }
  print("taps shown: \(shown.count)")
}

// MARK: Lesson 3

func madeHot() {
  let clock = VirtualScheduler()
  let runs = Counter()
  let film = Signal<Int, Never> { subscriber in
    runs.increment()
    return Signal.interval(every: .ticks(3), on: clock)
      .subscribe { scene in subscriber.send(scene) }
  }
  let channel = Subject<Int, Never>()
  film.subscribe { scene in channel.send(scene) }
  film.subscribe { scene in }
  channel.signal.subscribe { scene in }
  print("runs: \(runs.count)")
}

func filmIsOver() {
  let done = Counter()
  let film = Signal<Int, Never> { subscriber in
    subscriber.send(0)
    subscriber.complete()
    return Disposable()
  }
  let channel = Subject<Int, Never>()
  channel.signal.subscribe { scene in
  } completed: {
    done.increment()
  }
  film.subscribe { scene in channel.send(scene) }
  print("completed: \(done.count)")
}

func madeEarly() {
  let clock = VirtualScheduler()
  let film = Signal.interval(every: .ticks(5), on: clock)
  clock.advance(ticks: 4)
  film.subscribe { scene in
    print("tick \(clock.tick): scene \(scene)")
  }
  clock.advance(ticks: 8)
}

// MARK: Lesson 4

func paintedOnce() {
  let painted = Counter()
  let signs = MemoizedSequence(["2", "4", "6"]).map { door in
    painted.increment()
    return door + door
  }
  let first = Array(signs.prefix(2))
  let again = Array(signs.prefix(2))
  let count = first.count + again.count
  print("signs: \(count), painted: \(painted.count)")
}

func paintedUntilFound() {
  let painted = Counter()
  let signs = MemoizedSequence([1, 2, 3, 4, 5, 6]).map { door in
    painted.increment()
    return door * 11
  }
  let evens = signs.filter { sign in sign.isMultiple(of: 2) }
  let first = Array(evens.prefix(1))
  print("first: \(first), painted: \(painted.count)")
}

func paintedForTwo() {
  let painted = Counter()
  let signs = MemoizedSequence(unfolding: 1) { door in
    painted.increment()
    return (door * 11, door + 1)
  }
  let ada = Array(signs.prefix(3))
  let ben = Array(signs.prefix(5))
  print("\(ada.count) and \(ben.count), painted: \(painted.count)")
}

func arrayLooksAtAll() {
  let looked = Counter()
  let doors = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  let evens = doors.filter { door in
    looked.increment()
    return door.isMultiple(of: 2)
  }
  let first = evens.prefix(1)
  print("first: \(first), looks: \(looked.count)")
}

// MARK: Lesson 5

func mappedToSignals() {
  let requests = Counter()
  let likes = Signal<Int, Never> { subscriber in
    requests.increment()
    subscriber.send(7)
    subscriber.complete()
    return Disposable()
  }
  let photos = Signal<String, Never>.from(["cat", "dog"])
  photos.map { photo in likes }.subscribe { value in }
  print("requests: \(requests.count)")
}

func oneIsEmpty() {
  let opened = Recorder<Int>()
  Signal<Int, Never>.from([1, 2, 3]).flatMap { number in
    number == 2 ? .empty : Signal<Int, Never>.just(number)
  }.subscribe { number in opened.append(number) }
  print("opened: \(opened.values)")
}

func askedTwice() {
  let requests = Counter()
  let likes = Signal<Int, Never>.just(7)
    .handleEvents(subscribed: { requests.increment() })
  let photos = Signal<String, Never>.from(["cat", "dog"])
    .flatMap { photo in likes }
  photos.subscribe { likes in }
  photos.subscribe { likes in }
  print("requests: \(requests.count)")
}

func pushedTwice() {
  let painted = Counter()
  let signs = Signal<String, Never>.from(["2", "4"]).map { door in
    painted.increment()
    return door + door
  }
  signs.subscribe { sign in }
  signs.subscribe { sign in }
  print("painted: \(painted.count)")
}

// MARK: Lesson 6

func latestPairs() {
  let names = Subject<String, Never>()
  let ages = Subject<Int, Never>()
  let pairs = Recorder<String>()
  combineLatest(names.signal, ages.signal)
    .subscribe { name, age in pairs.append("\(name) \(age)") }
  names.send("Ada")
  names.send("Ben")
  ages.send(36)
  ages.send(41)
  print(pairs.values.joined(separator: ", "))
}

func startedWith() {
  let name = Subject<String, Never>()
  let password = Subject<String, Never>()
  let states = Counter()
  combineLatest(
    name.signal.startWith(""), password.signal.startWith("")
  ).subscribe { pair in states.increment() }
  name.send("ada")
  print("states: \(states.count)")
}

func glitch() {
  let celsius = Subject<Int, Never>()
  let fahrenheit = celsius.signal.map { $0 * 9 / 5 + 32 }
  let pairs = Recorder<String>()
  combineLatest(celsius.signal, fahrenheit)
    .subscribe { c, f in pairs.append("\(c) = \(f)") }
  celsius.send(0)
  celsius.send(100)
  print(pairs.values.joined(separator: ", "))
}
