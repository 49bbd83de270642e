// Exercise 20 · Rice and stock
//
// Rice is cooked for each guest. Stock takes long: it is cooked once, before.

import LessonKit
import ReactiveCore

/// A queue that tells its name to the work that it runs.
struct Place: Scheduler {
  @TaskLocal static var here = "door"
  let name: String
  let queue = QueueScheduler(label: "a place")
  func schedule(_ work: @escaping @Sendable () -> Void) -> Disposable {
    queue.schedule { Place.$here.withValue(name, operation: work) }
  }
}
let (stove, oven) = (Place(name: "stove"), Place(name: "oven"))
let table = Place(name: "table")

let pots = Recorder<String>()
func cook(_ dish: String) -> Signal<String, Never> {
  .just(dish).handleEvents(next: { pots.append($0) })
    .map { "\($0) from the \(Place.here)" }
}

// Your turn: cook the rice on the stove, when a guest asks. Let the oven cook
// the stock once, before anybody asks. Serve both at the table.
let stock = cook("stock").startEagerly(on: oven)
let rice = cook("rice").subscribe(on: stove)
let dinner = combineLatest(stock, rice).subscribe(on: table)

for place in [stove, oven] {  // waits until both are idle
  _ = Signal<Int, Never>.just(0).subscribe(on: place).toArray()
}
print("cooked before anybody asks: \(pots.removeAll().sorted())")
for guest in ["Ada", "Ben"] {
  let served = dinner.map { "\($0), \($1), at the \(Place.here)" }.toArray()
  print("\(guest) gets \(served)")
  print("  cooked for \(guest): \(pots.removeAll().sorted())")
}
