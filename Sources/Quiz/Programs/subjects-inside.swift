import LessonKit
import ReactiveCore

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

func tapNotReplayed() {
  let payments = Counter()
  let taps = Subject<Int, Never>()
  let phone = taps.signal.subscribe { tap in payments.increment() }
  taps.send(1)
  phone.dispose()
  taps.signal.subscribe { tap in payments.increment() }
  print("payments: \(payments.count)")
}
