// Exercise 13 · The pizza counter
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

// MARK: laid-out

let counter = combineLatest(guests.signal, pizzas.signal)
  .map { guest, pizza in "\(guest) gets \(pizza)" }

// MARK: solution

let counter = zip(guests.signal, pizzas.signal)
  .map { guest, pizza in "\(guest) gets \(pizza)" }

// MARK: merged

let counter = merge(guests.signal, pizzas.signal)

// MARK: swapped

let counter = zip(pizzas.signal, guests.signal)
  .map { guest, pizza in "\(guest) gets \(pizza)" }

// MARK: for-each-guest

let counter = guests.signal.flatMap { guest in
  pizzas.signal.map { pizza in "\(guest) gets \(pizza)" }
}

// MARK: next-pizza

let counter = guests.signal.flatMap { guest in
  pizzas.signal.take(1).map { pizza in "\(guest) gets \(pizza)" }
}

// MARK: latest-guest

let counter = guests.signal.flatMapLatest { guest in
  pizzas.signal.map { pizza in "\(guest) gets \(pizza)" }
}

// MARK: one-by-one

let counter = guests.signal.concatMap { guest in
  pizzas.signal.take(1).map { pizza in "\(guest) gets \(pizza)" }
}
