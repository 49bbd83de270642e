// Exercise 01 · The coffee machine
//
// The machine grinds nothing until somebody orders, and it grinds again for
// every order.

import LessonKit
import ReactiveCore

let orders = Counter()
let machine = Signal<String, Never> { subscriber in
  print("the machine grinds for order \(orders.increment())")
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

defer { print("the machine stands still") }
return Disposable()

// MARK: solution

defer { print("the machine stands still") }
subscriber.send("espresso")
subscriber.send("crema")
subscriber.complete()
return Disposable { print("it is rinsed") }

// MARK: completed-first

defer { print("the machine stands still") }
subscriber.complete()
subscriber.send("espresso")
subscriber.send("crema")
return Disposable { print("it is rinsed") }

// MARK: no-completion

defer { print("the machine stands still") }
subscriber.send("espresso")
subscriber.send("crema")
return Disposable { print("it is rinsed") }

// MARK: rinsed-too-early

defer { print("the machine stands still") }
subscriber.send("espresso")
subscriber.send("crema")
print("it is rinsed")
subscriber.complete()
return Disposable()

// MARK: rinsed-by-hand

defer { print("the machine stands still") }
subscriber.send("espresso")
subscriber.send("crema")
subscriber.complete()
print("it is rinsed")
return Disposable()

// MARK: not-rinsed

defer { print("the machine stands still") }
subscriber.send("espresso")
subscriber.send("crema")
subscriber.complete()
return Disposable()

// MARK: rinsed-by-defer

defer { print("it is rinsed") }
defer { print("the machine stands still") }
subscriber.send("espresso")
subscriber.send("crema")
subscriber.complete()
return Disposable()
