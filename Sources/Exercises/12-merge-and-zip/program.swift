// Exercise 12 · The pizza counter
//
// Guests order on their phones. Pizzas come out of the oven when they are done.

import LessonKit
import ReactiveCore

let guests = Subject<String, Never>()
let pizzas = Subject<String, Never>()
// Your turn: the first pizza is for the guest who ordered first, the second
// for the next one, and so on. A pizza may be done before its guest orders.
// gap
counter.subscribe { text in print("  \(text)") }

func order(_ guest: String) {
  print("\(guest) orders")
  guests.send(guest)
}
func bake(_ pizza: String) {
  print("\(pizza) is done")
  pizzas.send(pizza)
}
order("Ada")
order("Ben")
bake("pizza 1")
bake("pizza 2")
bake("pizza 3")
order("Cleo")
