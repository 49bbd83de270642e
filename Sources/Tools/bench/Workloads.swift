import ReactiveCore

/// All workloads, which have in common the sink in which every value ends.
func workloads(_ sink: Sink) -> [Workload] {
  [
    pipeline(sink), fanOut(sink, "subject", to: 1, peer: 57.4),
    fanOut(sink, "subject", to: 10, peer: 19.8), fanOut(sink, "subject", to: 1_000, peer: 15.7),
    fanOut(sink, "shared", to: 10, peer: 78) { $0.share() },
    pairs(sink, "combineLatest", peer: 174) { combineLatest($0, $1) },
    pairs(sink, "zip", peer: 169) { zip($0, $1) }, merged(sink),
    inner(sink, "flatMap", peer: 912) { $0.flatMap { .just($0) } },
    inner(sink, "flatMapLatest", peer: 704) { $0.flatMapLatest { .just($0) } },
    inner(sink, "concatMap", peer: 2_918) { $0.concatMap { .just($0) } },
    subscribeAndDispose(sink), subscribeLate(sink), maps(sink), property(sink),
  ]
}

private func pipeline(_ sink: Sink) -> Workload {
  Workload(
    name: "sequence, map, filter, map, sum", unit: "element", count: 10_000_000, aim: .ratio(3),
    core: { count in
      Signal<Int, Never>.from(0..<count).map { $0 &* 3 }.filter { $0 & 1 != 0 }.map { $0 &+ 1 }
        .reduce(0) { $0 &+ $1 }.subscribe { sink.add($0) }
    },
    byHand: { count in
      var sum = 0
      for element in 0..<count {
        let tripled = element &* 3
        if tripled & 1 != 0 { sum &+= tripled &+ 1 }
      }
      sink.add(sum)
    })
}

private func fanOut(
  _ sink: Sink, _ name: String, to listeners: Int, peer: Double,
  through operation: (Signal<Int, Never>) -> Signal<Int, Never> = { $0 }
) -> Workload {
  let subject = Subject<Int, Never>()
  let signal = operation(subject.signal)
  var handlers: [@Sendable (Int) -> Void] = []
  for _ in 0..<listeners {
    signal.subscribe { sink.add($0) }
    handlers.append { sink.add($0) }
  }
  return Workload(
    name: "\(name) to \(listeners)", unit: "delivery", count: 1_000_000,
    aim: .half(ofPeer: peer),
    core: { count in
      for number in 0..<max(1, count / listeners) { subject.send(number) }
    },
    byHand: { [handlers] count in
      for number in 0..<max(1, count / listeners) {
        for handler in handlers { handler(number) }
      }
    })
}

private func pairs(
  _ sink: Sink, _ name: String, peer: Double,
  _ operation: (Signal<Int, Never>, Signal<Int, Never>) -> Signal<(Int, Int), Never>
) -> Workload {
  let first = Subject<Int, Never>()
  let second = Subject<Int, Never>()
  operation(first.signal, second.signal).subscribe { sink.add($0 &+ $1) }
  let pair = LatestPair { sink.add($0 &+ $1) }
  return Workload(
    name: "\(name) of two subjects", unit: "event", count: 1_000_000, aim: .half(ofPeer: peer),
    core: { count in
      for number in 0..<count / 2 {
        first.send(number)
        second.send(number)
      }
    },
    byHand: { count in
      for number in 0..<count / 2 {
        pair.first = number
        pair.second = number
      }
    })
}

/// What one writes by hand for two subjects: two variables that call a closure when they change.
private final class LatestPair {
  var first: Int? { didSet { changed() } }
  var second: Int? { didSet { changed() } }
  private let handler: (Int, Int) -> Void

  init(_ handler: @escaping (Int, Int) -> Void) { self.handler = handler }

  private func changed() {
    if let first, let second { handler(first, second) }
  }
}

private func merged(_ sink: Sink) -> Workload {
  let first = Subject<Int, Never>()
  let second = Subject<Int, Never>()
  Signal.merge(first.signal, second.signal).subscribe { sink.add($0) }
  let handler: @Sendable (Int) -> Void = { sink.add($0) }
  let handlers = [handler, handler]
  return Workload(
    name: "merge of two subjects", unit: "event", count: 1_000_000, aim: .half(ofPeer: 141),
    core: { count in
      for number in 0..<count / 2 {
        first.send(number)
        second.send(number)
      }
    },
    byHand: { count in
      for number in 0..<count / 2 {
        for handler in handlers { handler(number) }
      }
    })
}

private func inner(
  _ sink: Sink, _ name: String, peer: Double,
  _ operation: @escaping (Signal<Int, Never>) -> Signal<Int, Never>
) -> Workload {
  Workload(
    name: "\(name) of one-value signals", unit: "value", count: 300_000,
    aim: .half(ofPeer: peer),
    core: { count in operation(.from(0..<count)).subscribe { sink.add($0) } },
    byHand: { count in
      let makeInner: (Int) -> [Int] = { [$0] }
      for element in 0..<count {
        for value in makeInner(element) { sink.add(value) }
      }
    })
}

private func subscribeAndDispose(_ sink: Sink) -> Workload {
  Workload(
    name: "create, map, subscribe, dispose", unit: "run", count: 300_000, aim: .half(ofPeer: 471),
    core: { count in
      for number in 0..<count {
        let signal = Signal<Int, Never> { subscriber in
          subscriber.send(number)
          return .empty
        }
        signal.map { $0 &+ 1 }.subscribe { sink.add($0) }.dispose()
      }
    },
    byHand: { count in
      for number in 0..<count {
        let produce: (@escaping (Int) -> Void) -> Void = { $0(number) }
        let mapped: (@escaping (Int) -> Void) -> Void = { send in produce { send($0 &+ 1) } }
        mapped { sink.add($0) }
      }
    })
}

private func maps(_ sink: Sink) -> Workload {
  let subject = Subject<Int, Never>()
  var signal = subject.signal
  var function: @Sendable (Int) -> Int = { $0 }
  for _ in 0..<32 {
    signal = signal.map { $0 &+ 1 }
    function = { [function] in function($0) &+ 1 }
  }
  signal.subscribe { sink.add($0) }
  return Workload(
    name: "32 maps on a subject", unit: "event", count: 1_000_000, aim: .half(ofPeer: 640),
    core: { count in for number in 0..<count { subject.send(number) } },
    byHand: { [function] count in for number in 0..<count { sink.add(function(number)) } })
}

private func subscribeLate(_ sink: Sink) -> Workload {
  let subject = ReplaySubject<Int, Never>(bufferSize: 1)
  subject.send(1)
  let past = [1]
  return Workload(
    name: "subscribe late to a replay subject", unit: "visit", count: 300_000,
    aim: .half(ofPeer: 721),
    core: { count in
      for _ in 0..<count { subject.signal.subscribe { sink.add($0) }.dispose() }
    },
    byHand: { count in
      for _ in 0..<count {
        let handler: (Int) -> Void = { sink.add($0) }
        for value in past { handler(value) }
      }
    })
}

private func property(_ sink: Sink) -> Workload {
  let property = Property(0)
  property.signal.subscribe { sink.add($0) }
  let watched = Watched { sink.add($0) }
  return Workload(
    name: "write a property", unit: "write", count: 1_000_000, aim: .half(ofPeer: 94),
    core: { count in for number in 0..<count { property.value = number } },
    byHand: { count in for number in 0..<count { watched.value = number } })
}

/// What one writes by hand for a property: a variable that calls a closure when it changes.
private final class Watched {
  var value = 0 { didSet { handler(value) } }
  private let handler: (Int) -> Void

  init(_ handler: @escaping (Int) -> Void) { self.handler = handler }
}
