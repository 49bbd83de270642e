import ReactiveCore
import Synchronization

final class Sum: Sendable {
  let total = Atomic(0)
  func add(_ n: Int) { total.store(total.load(ordering: .relaxed) &+ n, ordering: .relaxed) }
}
func time(_ name: String, _ count: Int, _ body: () -> Void) {
  var best = Double.infinity
  for _ in 0..<5 {
    let t = ContinuousClock().measure(body)
    best = min(best, Double(t.components.attoseconds) / 1e9 + Double(t.components.seconds) * 1e9)
  }
  print(name, best / Double(count), "ns")
}
let n = 1_000_000
let sum = Sum()
time("bare loop", n * 10) {
  var s = 0
  for i in 0..<n * 10 {
    let a = i &* 3
    if a & 1 == 0 { continue }
    s &+= a &+ 1
  }
  sum.add(s)
}
time("pipeline reduce", n * 10) {
  Signal<Int, Never>.from(0..<n * 10).map { $0 &* 3 }.filter { $0 & 1 != 0 }.map { $0 &+ 1 }
    .reduce(0) { $0 &+ $1 }.subscribe { sum.add($0) }
}
time("pipeline atomics", n * 10) {
  Signal<Int, Never>.from(0..<n * 10).map { $0 &* 3 }.filter { $0 & 1 != 0 }.map { $0 &+ 1 }
    .subscribe { sum.add($0) }
}
for k in [1, 10, 1000] {
  let subject = Subject<Int, Never>()
  for _ in 0..<k { subject.signal.subscribe { sum.add($0) } }
  time("subject to \(k)", n) { for i in 0..<n / k { subject.send(i) } }
}
do {
  var handlers: [@Sendable (Int) -> Void] = []
  for _ in 0..<1000 { handlers.append { sum.add($0) } }
  time("array of closures", n) { for i in 0..<n / 1000 { for h in handlers { h(i) } } }
}
do {
  let a = Subject<Int, Never>()
  let b = Subject<Int, Never>()
  combineLatest(a.signal, b.signal).subscribe { sum.add($0 &+ $1) }
  time("combineLatest", n) { for i in 0..<n / 2 { a.send(i); b.send(i) } }
}
time("flatMap just", n) {
  Signal<Int, Never>.from(0..<n).flatMap { .just($0) }.subscribe { sum.add($0) }
}
time("concatMap just", n) {
  Signal<Int, Never>.from(0..<n).concatMap { .just($0) }.subscribe { sum.add($0) }
}
time("create map subscribe dispose", n) {
  for i in 0..<n {
    let s = Signal<Int, Never> { subscriber in
      subscriber.send(i)
      return .empty
    }.map { $0 &+ 1 }
    s.subscribe { sum.add($0) }.dispose()
  }
}
do {
  let subject = Subject<Int, Never>()
  var s = subject.signal
  for _ in 0..<32 { s = s.map { $0 &+ 1 } }
  s.subscribe { sum.add($0) }
  time("32 maps", n) { for i in 0..<n { subject.send(i) } }
}
print(sum.total.load(ordering: .relaxed))
