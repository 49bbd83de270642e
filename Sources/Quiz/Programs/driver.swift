import AppBridge
import LessonKit
import ReactiveCore

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

func twoPlainFromTheStart() {
  enum Offline: Error { case offline }
  let reloads = Subject<Int, Offline>()
  let requests = Counter()
  let account = reloads.signal.flatMap { number in
    let answer: Signal<Int, Offline> =
      number == 2 ? .failed(.offline) : .just(number)
    return answer.handleEvents(subscribed: { requests.increment() })
  }
  account.subscribe { phone in }
  account.subscribe { tablet in }
  for number in 1...3 { reloads.send(number) }
  print("requests: \(requests.count)")
}

func twoPlainAndCaught() {
  enum Offline: Error { case offline }
  let reloads = Subject<Int, Never>()
  let requests = Counter()
  let account = reloads.signal.flatMap { number in
    let answer: Signal<Int, Offline> =
      number == 2 ? .failed(.offline) : .just(number)
    return answer.handleEvents(subscribed: { requests.increment() })
      .catch(justReturn: 0)
  }
  account.subscribe { phone in }
  reloads.send(1)
  account.subscribe { tablet in }
  reloads.send(2)
  reloads.send(3)
  print("requests: \(requests.count)")
}
