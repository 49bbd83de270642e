// Exercise c07 · The latest of both
//
// A table shows a price and its currency. It ends when no more pairs can come,
// and not sooner. What it shows last has to be the newest pair.

import LessonKit
import Synchronization

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case completed
}

typealias Handler<Value: Sendable> = @Sendable (Event<Value>) -> Void

struct Signal<Value: Sendable>: Sendable {
  let producer: @Sendable (@escaping Handler<Value>) -> Void

  func subscribe(_ handler: @escaping Handler<Value>) {
    let isOver = Mutex(false)
    producer { event in
      let wasOver = isOver.withLock { isOver in
        let wasOver = isOver
        if case .completed = event { isOver = true }
        return wasOver
      }
      if !wasOver { handler(event) }
    }
  }
}

final class Sender<Value: Sendable>: Sendable {
  private let handlers = Recorder<Handler<Value>>()

  var signal: Signal<Value> {
    Signal { [handlers] handler in handlers.append(handler) }
  }

  func send(_ value: Value) {
    for handler in handlers.values { handler(.next(value)) }
  }

  func complete() {
    for handler in handlers.values { handler(.completed) }
  }
}

/// Delivers one item at a time, as in chapter 3: what comes meanwhile waits.
final class Queue<Item: Sendable>: Sendable {
  private struct State: Sendable {
    var isDelivering = false
    var waiting: [Item] = []
  }

  private let state = Mutex(State())
  private let deliver: @Sendable (Item) -> Void

  init(_ deliver: @escaping @Sendable (Item) -> Void) {
    self.deliver = deliver
  }

  func send(_ item: Item) {
    let isBusy = state.withLock { state in
      state.waiting.append(item)
      defer { state.isDelivering = true }
      return state.isDelivering
    }
    if isBusy { return }
    while let next = takeNext() { deliver(next) }
  }

  private func takeNext() -> Item? {
    state.withLock { state in
      if state.waiting.isEmpty {
        state.isDelivering = false
        return nil
      }
      return state.waiting.removeFirst()
    }
  }
}

enum Input<First: Sendable, Second: Sendable>: Sendable {
  case first(Event<First>)
  case second(Event<Second>)
}

// gap

let show: Handler<(Int, String)> = { event in
  switch event {
  case .next(let (amount, unit)): print("\(amount) \(unit)")
  case .completed: print("over")
  }
}

heading("One ends before the other")
let price = Sender<Int>()
let unit = Sender<String>()
combineLatest(price.signal, unit.signal).subscribe(show)
price.send(10)
price.complete()
unit.send("euros")
unit.send("dollars")
unit.complete()

heading("One ends without a value")
let rest = Sender<Int>()
let coins = Sender<String>()
combineLatest(rest.signal, coins.signal).subscribe(show)
coins.send("cents")
rest.complete()

heading("A handler that sends")
let sum = Sender<Int>()
let money = Sender<String>()
combineLatest(sum.signal, money.signal).subscribe { event in
  guard case .next(let (amount, unit)) = event else { return }
  if unit == "kroner" && amount == 10 { sum.send(110) }
  print("\(amount) \(unit)")
}
sum.send(10)
money.send("kroner")
