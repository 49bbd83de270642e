// Exercise 23 · Rice and stock
//
// Stock takes 4 ticks, and one pot is enough for everybody. Rice takes 3 ticks,
// and each guest gets a pot of their own.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
let pots = Recorder<String>()

func cook(_ dish: String, ticks: Int) -> Signal<String, Never> {
  Signal.timer(after: .ticks(ticks), sending: dish, on: clock)
    .handleEvents(subscribed: { pots.append(dish) })
}

// Your turn: cook the stock once, from tick 0 on, before any guest asks. Cook
// rice for each guest when they ask; the rice does not wait for the stock.
// gap

for (tick, guest) in [(2, "Ada"), (10, "Ben")] {
  clock.at(tick) {
    print("tick \(tick): \(guest) asks")
    dinner.subscribe { food in
      print("tick \(clock.tick): \(guest) eats \(food)")
    }
  }
}
clock.run()
print("cooked: \(pots.values)")

// MARK: laid-out

let dinner = cook("stock", ticks: 4).flatMap { stock in
  cook("rice", ticks: 3).map { rice in "\(stock) and \(rice)" }
}

// MARK: solution

let stock = cook("stock", ticks: 4).startEagerly(on: clock)
let dinner = combineLatest(stock, cook("rice", ticks: 3))
  .map { stock, rice in "\(stock) and \(rice)" }

// MARK: not-eager

let stock = cook("stock", ticks: 4).subscribe(on: clock)
let dinner = combineLatest(stock, cook("rice", ticks: 3))
  .map { stock, rice in "\(stock) and \(rice)" }

// MARK: shared

let stock = cook("stock", ticks: 4).replayLazily()
let dinner = combineLatest(stock, cook("rice", ticks: 3))
  .map { stock, rice in "\(stock) and \(rice)" }

// MARK: all-eager

let stock = cook("stock", ticks: 4).startEagerly(on: clock)
let rice = cook("rice", ticks: 3).startEagerly(on: clock)
let dinner = combineLatest(stock, rice)
  .map { stock, rice in "\(stock) and \(rice)" }

// MARK: rice-waits

let stock = cook("stock", ticks: 4).startEagerly(on: clock)
let dinner = stock.flatMap { stock in
  cook("rice", ticks: 3).map { rice in "\(stock) and \(rice)" }
}
