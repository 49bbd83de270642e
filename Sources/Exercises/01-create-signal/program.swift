// Exercise 01 · The coffee machine
//
// The machine grinds nothing until somebody orders, and it grinds again for
// every order.

import LessonKit
import ReactiveCore

let orders = Counter()
let machine = Signal<String, Never> { subscriber in
  print("the machine grinds for order \(orders.increment())")
  defer { print("the machine stands still") }
  // Your turn: send "espresso", then "crema", and complete the signal. When
  // the subscription is over, after "the machine stands still", print "it is
  // rinsed".
  // gap
}

print("the machine is filled")
machine.subscribe(
  next: { print("  Ada sips \($0)") }, completed: { print("  Ada is done") })
machine.subscribe(
  next: { print("  Ben sips \($0)") }, completed: { print("  Ben is done") })

// MARK: laid-out

return Disposable()

// MARK: solution

subscriber.send("espresso")
subscriber.send("crema")
subscriber.complete()
return Disposable { print("it is rinsed") }

// MARK: completed-first

subscriber.complete()
subscriber.send("espresso")
subscriber.send("crema")
return Disposable { print("it is rinsed") }

// MARK: no-completion

subscriber.send("espresso")
subscriber.send("crema")
return Disposable { print("it is rinsed") }

// MARK: rinsed-too-early

subscriber.send("espresso")
subscriber.send("crema")
print("it is rinsed")
subscriber.complete()
return Disposable()

// MARK: rinsed-by-hand

subscriber.send("espresso")
subscriber.send("crema")
subscriber.complete()
print("it is rinsed")
return Disposable()

// MARK: not-rinsed

subscriber.send("espresso")
subscriber.send("crema")
subscriber.complete()
return Disposable()
