// Exercise 12 · The knitting pattern
//
// A pattern says how to knit, row by row. Knitters want the rows numbered.

import LessonKit
import ReactiveCore

extension Signal<String, Never> {
  func numbered() -> Signal {
    // Your turn: put a number before each row: "1 knit", "2 purl". Every
    // knitter begins at 1, and hears when the pattern is done.
    // gap
  }
}

let cap = Signal<String, Never>.from(["knit", "purl", "cast off"]).numbered()
let scarf = Signal<Int, Never>.from(1...)  // it has no end
  .map { $0.isMultiple(of: 2) ? "purl" : "knit" }.numbered()

for (name, pattern) in [("Ada", cap), ("Ben", cap), ("Cleo", scarf.take(2))] {
  pattern.subscribe(
    next: { print("  \(name): \($0)") },
    completed: { print("  \(name) is done") })
}

// MARK: laid-out

Signal { subscriber in
  subscribe(as: subscriber.subscription) { subscriber.send($0) }
}

// MARK: solution

Signal { subscriber in
  let row = Counter()
  return subscribeToEvents(as: subscriber.subscription) { event in
    subscriber.forward(event.map { "\(row.increment()) \($0)" })
  }
}

// MARK: forgetful

Signal { subscriber in
  let row = Counter()
  return subscribe(as: subscriber.subscription) {
    subscriber.send("\(row.increment()) \($0)")
  }
}

// MARK: one-for-all

let row = Counter()
return map { "\(row.increment()) \($0)" }

// MARK: own-subscription

Signal { subscriber in
  let row = Counter()
  return subscribeToEvents { event in
    subscriber.forward(event.map { "\(row.increment()) \($0)" })
  }
}

// MARK: from-zero

Signal { subscriber in
  let row = Counter()
  return subscribeToEvents(as: subscriber.subscription) { event in
    subscriber.forward(event.map { "\(row.increment() - 1) \($0)" })
  }
}
