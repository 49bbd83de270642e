// Exercise 11 · The knitting pattern
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
