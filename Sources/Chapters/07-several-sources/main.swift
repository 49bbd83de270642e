// Chapter 7 · Several sources
//
// The latest of two: two values to remember, and two ends. Whose end is the
// end of all, and whose pair comes first? Run me: make chapter-07

import LessonKit
import Synchronization

chapter(7, "Several sources")

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case completed
}

typealias Handler<Value: Sendable> = @Sendable (Event<Value>) -> Void

struct Signal<Value: Sendable>: Sendable {
  let producer: @Sendable (@escaping Handler<Value>) -> Void

  /// Nothing comes after the end, as chapter 1's exercise leaves it.
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

/// A source for one listener: chapter 4 has the roster for more.
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

// snippet.naive
/// What two sources have sent last.
struct Latest<First: Sendable, Second: Sendable>: Sendable {
  var first: First?
  var second: Second?

  var both: (First, Second)? {
    if let first, let second { (first, second) } else { nil }
  }
}

/// Sends the latest of both, each time one of them sends.
func combineLatest<First, Second>(
  _ first: Signal<First>, _ second: Signal<Second>
) -> Signal<(First, Second)> {
  Signal { handler in
    let latest = Mutex(Latest<First, Second>())
    first.subscribe { event in
      guard case .next(let value) = event else { return handler(.completed) }
      let pair = latest.withLock { latest in
        latest.first = value
        return latest.both
      }
      if let pair { handler(.next(pair)) }
    }
    second.subscribe { event in
      guard case .next(let value) = event else { return handler(.completed) }
      let pair = latest.withLock { latest in
        latest.second = value
        return latest.both
      }
      if let pair { handler(.next(pair)) }
    }
  }
}
// snippet.end

heading("It works")
// snippet.works
let city = Sender<String>()
let unit = Sender<String>()
combineLatest(city.signal, unit.signal).subscribe { event in
  if case .next(let (city, unit)) = event {
    print("Ada sees \(city) in \(unit)")
  }
}
city.send("Oslo")
unit.send("°C")
city.send("Rome")
// snippet.end

heading("It ends too soon")
// snippet.soon
let name = Sender<String>()
let photo = Sender<String>()
combineLatest(name.signal, photo.signal).subscribe { event in
  switch event {
  case .next(let (name, photo)): print("Ben sees \(name), \(photo)")
  case .completed: print("Ben sees that it is over")
  }
}
name.send("Cleo")
name.complete()
photo.send("small photo")
photo.send("large photo")
// snippet.end

heading("The same as a drawing")
let tick = Counter()
let firstName = Sender<String>()
let picture = Sender<String>()
let screen = Recorder<Timeline.Entry>()
combineLatest(firstName.signal, picture.signal).subscribe { event in
  let mark: Timeline.Mark =
    switch event {
    case .next(let (name, photo)): .next("\(name), \(photo)")
    case .completed: .completed
    }
  screen.append(Timeline.Entry(tick: tick.count, mark: mark))
}
var names = Timeline("name")
var photos = Timeline("photo")
names.append(.next("Cleo"), at: tick.increment())
firstName.send("Cleo")
names.append(.completed, at: tick.increment())
firstName.complete()
for size in ["small", "large"] {
  tick.increment()
  photos.append(.next(size), at: tick.increment())
  picture.send(size)
}
draw(
  "an end too soon",
  MarbleDrawing([names, photos, Timeline("Ben", screen.values)]))

heading("The older pair comes last")
// snippet.order
let price = Sender<Int>()
let currency = Sender<String>()
combineLatest(price.signal, currency.signal).subscribe { event in
  guard case .next(let (amount, unit)) = event else { return }
  if unit == "kroner" && amount == 10 { price.send(110) }
  print("the screen shows \(amount) \(unit)")
}
price.send(10)
currency.send("euros")
currency.send("kroner")
// snippet.end

heading("A partner is lost")
// snippet.partners
/// Pairs the first of both, then the second of both, and so on.
func zip<First, Second>(
  _ first: Signal<First>, _ second: Signal<Second>
) -> Signal<(First, Second)> {
  Signal { handler in
    let waiting = Mutex(Latest<First, Second>())
    let sendPair: @Sendable () -> Void = {
      let pair = waiting.withLock { waiting in
        let pair = waiting.both
        if pair != nil { waiting = Latest() }
        return pair
      }
      if let pair { handler(.next(pair)) }
    }
    first.subscribe { event in
      guard case .next(let value) = event else { return }
      waiting.withLock { $0.first = value }
      sendPair()
    }
    second.subscribe { event in
      guard case .next(let value) = event else { return }
      waiting.withLock { $0.second = value }
      sendPair()
    }
  }
}

let questions = Sender<String>()
let answers = Sender<String>()
zip(questions.signal, answers.signal).subscribe { event in
  if case .next(let (question, answer)) = event { print(question, answer) }
}
questions.send("Your name?")
questions.send("Your age?")
answers.send("Ada")
answers.send("36")
// snippet.end
