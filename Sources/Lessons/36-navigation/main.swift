// Lesson 36 · View models say where to go
//
// A museum's guide has rooms and a ticket desk. A view model says where to go
// next, and knows no view. Run me: make lesson-36

import LessonKit
import ReactiveCore

lesson(36, "View models say where to go")

heading("A film is over")
// snippet.film
let bus = Bus()
let hall = Room(bus: bus, number: 0)
let cinema = Room(bus: bus, number: 1)
let lake = Room(bus: bus, number: 2)
let stack = Stack(root: .room(hall), calls: bus.calls)
hall.open(cinema)  // Ada begins to watch a film,
cinema.open(lake)  // and opens the next door before its end
cinema.back()  // the film is over
print("the views: \(stack.views.value)")
// snippet.end

heading("A tour: each call, and the views after it")
bus.calls.subscribe { call in
  let name = "\(call)".prefix { letter in letter != "(" }
  print("\(name) \(stack.views.value)")
}
// snippet.tour
cinema.open(lake)
cinema.open(lake)  // Ada taps the door twice
lake.home()
hall.buy()
Desk(bus: bus).paid()
// snippet.end

heading("A test, without a view")
// snippet.test
let testBus = Bus()
testBus.calls.subscribe { call in
  if case .push(.room(let next)) = call { print("to room \(next.number)") }
}
Room(bus: testBus, number: 0).open(lake)
// snippet.end

heading("Common mistake: a router with names")
// snippet.mistake
let routes = ["Room": "room"]  // the desk has been forgotten
let next = String(describing: Desk.self)
print(routes[next] ?? "no view for \(next), and nothing happens")
// snippet.end
