// Exercise 20 · Rice and stock
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
