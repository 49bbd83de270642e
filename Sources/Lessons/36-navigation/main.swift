// Lesson 36 · View models say where to go
//
// A museum's guide has rooms and a ticket desk. A view model says where to go
// next, and knows no view. Run me: make lesson-36

import LessonKit
import ReactiveCore

lesson(36, "View models say where to go")

heading("A link opens the app")
// snippet.link
let bus = Bus(pictures: MuseumPictures())  // made once, when the app starts
let hall = Room(bus: bus, number: 0)
hall.open(3)  // a link to room 3 has opened the app
let stack = Stack(root: .room(hall), calls: bus.calls)
hall.open(1)  // Ada opens a door, and buys a ticket
hall.buy()
print("the views: \(stack.levels.value)")
// snippet.end

heading("A tour: each call, then the views if they have moved")
let tourBus = Bus(pictures: MuseumPictures())
tourBus.calls.subscribe { call in print("\(call)".prefix { $0 != "(" }) }
let room = Room(bus: tourBus, number: 0)
let tour = Stack(root: .room(room), calls: tourBus.calls)
tour.levels.signal.skip(1).subscribe { levels in print("  \(levels)") }
// snippet.tour
room.open(1)
room.open(2)
room.open(2)  // Ada taps the door twice
room.back()
room.home()
room.buy()
Desk(bus: tourBus).paid()
// snippet.end
room.picture.subscribe { text in print("picture: \(text)") }

heading("A test, without a view")
// snippet.test
struct TestPictures: Pictures {
  func picture(for visitor: String) -> Signal<String, Never> { .just("a test") }
}
let testBus = Bus(pictures: TestPictures())
testBus.calls.subscribe { call in
  if case .push(.room(let next)) = call { print("to room \(next.number)") }
}
let tested = Room(bus: testBus, number: 0)
tested.open(7)
tested.picture.subscribe { text in print("picture: \(text)") }
// snippet.end

heading("Common mistake: a router with names")
// snippet.mistake
let routes = ["Room": "room"]  // the desk has been forgotten
for viewModel in [hall, Desk(bus: bus)] as [any Sendable] {
  let name = String(describing: type(of: viewModel))
  print("\(name): \(routes[name] ?? "no view, and nothing happens")")
}
// snippet.end
