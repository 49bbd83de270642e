// MARK: laid-out

let counter = combineLatest(guests.signal, pizzas.signal)
  .map { guest, pizza in "\(guest) gets \(pizza)" }

// MARK: solution

let counter = zip(guests.signal, pizzas.signal)
  .map { guest, pizza in "\(guest) gets \(pizza)" }

// MARK: merged

let counter = Signal.merge(guests.signal, pizzas.signal)

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

// MARK: one-by-one

let counter = guests.signal.concatMap { guest in
  pizzas.signal.take(1).map { pizza in "\(guest) gets \(pizza)" }
}
