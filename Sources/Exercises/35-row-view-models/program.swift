// Exercise 35 · The kitchen display
//
// A café has many orders and one display. It shows one order at a time.

import LessonKit
import ReactiveCore

struct Order: Sendable {
  let name: String
  let isReady = Property(false)
  var text: Signal<String, Never> {
    isReady.signal.map { [name] isReady in isReady ? "\(name) is ready" : name }
  }
}

let order = Property<Order?>(nil)  // what the display is to show
let display = Property("")
display.signal.skip(1).subscribe { text in print("  the display: \(text)") }
// Your turn: let the display follow the text of the order that it shows, and
// of no other one. (compactMap { $0 } drops nil.)
// gap

let soup = Order(name: "soup")
let cake = Order(name: "cake")
for next in [soup, cake] {
  print("next: \(next.name)")
  order.value = next
}
for done in [soup, cake] {
  print("the cook has made the \(done.name)")
  done.isReady.value = true
}

// MARK: laid-out

order.signal.compactMap { $0 }.map { order in order.name }.bind(to: display)

// MARK: solution

order.signal.compactMap { $0 }.flatMapLatest { order in order.text }
  .bind(to: display)

// MARK: first-order

order.signal.compactMap { $0 }.concatMap { order in order.text }
  .bind(to: display)

// MARK: all-orders

order.signal.compactMap { $0 }.flatMap { order in order.text }
  .bind(to: display)

// MARK: bound-twice

order.signal.compactMap { $0 }.subscribe { order in
  order.text.bind(to: display)
}
