import Testing
import ReactiveCore
import Synchronization

final class Log<T: Sendable>: Sendable {
  let m = Mutex<[T]>([])
  func callAsFunction(_ v: T) { m.withLock { $0.append(v) } }
  var all: [T] { m.withLock { $0 } }
}
struct E1: Error, Equatable {}
@Test func basics() {
  let log = Log<String>()
  let s = Signal<Int, Never> { sub in
    log("start"); sub.send(1); sub.send(2); sub.complete(); sub.send(3)
    return Disposable { log("torn") }
  }
  s.subscribe { log("\($0)") } completed: { log("done") }
  #expect(log.all == ["start", "1", "2", "done", "torn"])
}
@Test func endless() {
  let log = Log<Int>()
  Signal<Int, Never>.from(0...).take(2).subscribe { log($0) }
  let s = Signal<Int, Never> { sub in
    var i = 10
    while !sub.isDisposed { sub.send(i); i += 1 }
    return .empty
  }
  s.take(1).subscribe { log($0) }
  Signal<Int, Never>.just(1).flatMap { _ in s }.take(2).subscribe { log($0) }
  Signal<Int, Never>.just(1).concatMap { _ in s }.take(2).subscribe { log($0) }
  Signal<Int, Never>.just(1).flatMapLatest { _ in s }.take(2).subscribe { log($0) }
  Signal<Int, Never>.just(1).then { s }.take(1).subscribe { log($0) }
  s.share().take(1).subscribe { log($0) }
  s.replayLazily().take(0).subscribe { log($0) }
  combineLatest(.just(0), s).take(1).subscribe { log($0 + $1) }
  #expect(log.all == [0, 1, 10, 10, 11, 10, 11, 10, 11, 10, 10, 10])
}
@Test func deep() {
  let n = 100_000
  let log = Log<Int>()
  Signal<Int, Never>.from(0..<n).flatMap { .just($0) }.reduce(0, +).subscribe { log($0) }
  Signal<Int, Never>.from(0..<n).concatMap { .just($0) }.reduce(0, +).subscribe { log($0) }
  Signal<Int, Never>.from(0..<n).flatMapLatest { .just($0) }.reduce(0, +).subscribe { log($0) }
  let gate = Subject<Int, Never>()
  Signal<Int, Never>.from(0..<n).concatMap { $0 == 0 ? gate.signal : .just($0) }.reduce(0, +).subscribe { log($0) }
  gate.complete()
  let f = Signal<Int, E1> { s in s.send(1); s.fail(E1()); return .empty }
  f.retry(n - 1).reduce(0, +).catch(justReturn: n).subscribe { log($0) }
  Signal<Int, Never>.just(1).repeat(n).reduce(0, +).subscribe { log($0) }
  let subject = Subject<Int, Never>()
  subject.signal.subscribe { if $0 < n { subject.send($0 + 1) } else { log($0) } }
  subject.send(0)
  var m: MemoizedSequence<Int>? = MemoizedSequence(unfolding: 0) { $0 < 1_000_000 ? ($0, $0 + 1) : nil }
  log(m!.reduce(0) { a, _ in a + 1 })
  m = nil
  let t = n * (n - 1) / 2
  #expect(log.all == [t, t, t, t, n, n, n, 1_000_000])
}
@Test func replays() {
  let r = ReplaySubject<Int, Never>(bufferSize: 2)
  let log = Log<Int>()
  for i in 0..<4 { r.send(i) }
  r.signal.subscribe { log($0); if $0 == 2 { r.send(9) } }
  r.send(4)
  #expect(log.all == [2, 3, 9, 4])
  let p = Property(1), q = Property(5)
  p.bindTwoWay(with: q)
  q.value = 7
  #expect(p.value == 7); p.value = 8
  #expect(q.value == 8)
  let c = Command<Int, Int, E1> { $0 > 0 ? .just($0) : .failed(E1()) }
  c.errors.subscribe { _ in log(-1) }
  c.isExecuting.subscribe { log($0 ? 100 : 200) }
  c.execute(3); c.execute(0)
  #expect(log.all == [2, 3, 9, 4, 200, 100, 200, 100, -1, 200])
}
@Test func times() {
  let clock = VirtualScheduler()
  let log = Log<String>()
  let src = Subject<Int, Never>()
  src.signal.debounce(.seconds(2), on: clock).subscribe { log("d\($0)") }
  src.signal.throttle(.seconds(2), on: clock).subscribe { log("t\($0)") }
  src.signal.delay(.seconds(2), on: clock).subscribe { log("l\($0)") } completed: { log("end") }
  src.send(1); clock.advance(by: .seconds(1)); src.send(2); clock.advance(by: .seconds(1)); src.send(3)
  clock.advance(by: .seconds(4)); src.complete(); clock.run()
  Signal<Int, Never>.interval(every: .seconds(1), on: clock).take(3).subscribe { log("i\($0)") }
  clock.run()
  print(log.all)
}
@Test func asyncs() async {
  let s = Subject<Int, E1>()
  let t = Task { var out: [Int] = []; do { for try await v in s.signal.values { out.append(v) } } catch { out.append(-1) }; return out }
  await Task.yield()
  let q = QueueScheduler(label: "x")
  q.schedule(after: .milliseconds(20)) { s.send(1); s.send(2); s.fail(E1()) }
  print(await t.value)
  let d = Signal<Int, Never>.from([1, 2, 3]).observe(on: q).delay(.milliseconds(1), on: q)
  #expect(d.toArray() == [1, 2, 3])
  let driver = Signal<Int, Never>.from([1, 2, 3]).asDriver(onErrorJustReturn: 0)
  await MainActor.run { _ = driver.drive { print("main", $0) } }
}
