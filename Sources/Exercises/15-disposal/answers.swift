// MARK: laid-out

let kitchen = orders.signal.flatMap { dish in cook(dish) }
kitchen.subscribe { step in
  say(step)
} completed: {
  say("the waiter goes home")
}

// MARK: solution

let kitchen = orders.signal.flatMap { dish in cook(dish) }
  .takeUntil(closing.signal)
kitchen.subscribe { step in
  say(step)
} completed: {
  say("the waiter goes home")
}

// MARK: in-front

let kitchen = orders.signal.takeUntil(closing.signal)
  .flatMap { dish in cook(dish) }
kitchen.subscribe { step in
  say(step)
} completed: {
  say("the waiter goes home")
}

// MARK: inside

let kitchen = orders.signal.flatMap { dish in
  cook(dish).takeUntil(closing.signal)
}
kitchen.subscribe { step in
  say(step)
} completed: {
  say("the waiter goes home")
}

// MARK: counted

let kitchen = orders.signal.flatMap { dish in cook(dish) }
  .take(4)
kitchen.subscribe { step in
  say(step)
} completed: {
  say("the waiter goes home")
}

// MARK: disposed

let kitchen = orders.signal.flatMap { dish in cook(dish) }
let evening = Disposable()
closing.signal.subscribe { _ in evening.dispose() }
kitchen.subscribe(as: evening) { step in
  say(step)
} completed: {
  say("the waiter goes home")
}
