// Lesson 29 · View models navigate, views follow
//
// A museum's guide has rooms and a ticket desk. Its view models say where to
// go, and a stack of views follows. Run me: make lesson-29

import LessonKit
import ReactiveCore

lesson(29, "View models navigate, views follow")

// snippet.bus
/// Where a view model wants to go.
enum Call: Sendable {
  case push(any ViewModel), pop, popToRoot
  case present(any ViewModel), dismiss
  case reset(any ViewModel)

  var name: Substring { "\(self)".prefix { $0 != "(" } }
}

/// A call, and what to run when the views have moved.
struct Move: Sendable {
  let call: Call
  let completion: @Sendable () -> Void
}

/// All that a view model may use.
struct Bus: Sendable {
  let visitor = Property("Ada")  // a service of the app
  let picture: @Sendable (String) -> Signal<String, Never>  // a server
  let moves = Subject<Move, Never>()  // navigation

  func go(_ call: Call, then completion: @escaping @Sendable () -> Void = {}) {
    moves.send(Move(call: call, completion: completion))
  }
}
// snippet.end

// snippet.view-models
struct Room: ViewModel {
  let bus: Bus
  let number: Int

  var picture: Signal<String, Never> {
    bus.visitor.signal.flatMapLatest { name in bus.picture(name) }
  }
  func open(_ next: Int) { bus.go(.push(Room(bus: bus, number: next))) }
  func back() { bus.go(.pop) }
  func home() { bus.go(.popToRoot) }
  func buy() { bus.go(.present(Desk(bus: bus))) { print("the desk is up") } }
}

struct Desk: ViewModel {
  let bus: Bus

  func paid() {
    bus.go(.dismiss) { bus.go(.reset(Room(bus: bus, number: 9))) }
  }
}
// snippet.end

// snippet.router
protocol ViewModel: Sendable {
  func makeView() -> String
}
extension Room { func makeView() -> String { "room \(number)" } }
extension Desk { func makeView() -> String { "desk" } }
// snippet.end

let clock = VirtualScheduler()
let chart = Chart(clock)
let bus = Bus(picture: { name in .just("a lake for \(name)") })
let room = Room(bus: bus, number: 0)
let desk = Desk(bus: bus)

// snippet.stack
let levels = Property([[room.makeView()]])
@Sendable func follow(_ move: Move) {
  let front = levels.value.count - 1
  switch move.call {
  case .push(let new):
    let view = new.makeView()
    let isThere = levels.value[front].contains(view)
    if !isThere { levels.value[front].append(view) }
  case .pop:
    if levels.value[front].count > 1 { levels.value[front].removeLast() }
  case .popToRoot:
    levels.value[front].removeSubrange(1...)
  case .present(let new):
    levels.value.append([new.makeView()])
  case .dismiss:
    if front > 0 { levels.value.removeLast() }
  case .reset(let root):
    levels.value = [[root.makeView()]]
  }
  move.completion()
}
// snippet.end

heading("A tour: each call, then the stack if it moved")
// snippet.listen
let calls = bus.moves.signal.map { move in move.call.name }
chart.watch("call", calls).subscribe { name in
  print("tick \(clock.tick): \(name)")
}
levels.signal.skip(1).subscribe { levels in
  print("tick \(clock.tick):   \(levels)")
}
chart.record("views", levels.signal.map { levels in levels.joined().count })
bus.moves.signal.subscribe { move in follow(move) }
// snippet.end
// snippet.tour
clock.at(1) { room.open(1) }
clock.at(2) { room.open(2) }
clock.at(3) { room.open(2) }
clock.at(4) { room.back() }
clock.at(5) { room.home() }
clock.at(6) { room.buy() }
clock.at(7) { desk.paid() }
clock.run()
// snippet.end

heading("The tour, drawn")
draw("the tour", chart.drawing)

heading("The same bus: the visitor's name and the museum's server")
// snippet.services
room.picture.subscribe { text in print(text) }
// snippet.end

heading("Common mistake: two listeners, so that each call moves twice")
// snippet.mistake
bus.moves.signal.subscribe { move in follow(move) }
room.buy()
// snippet.end
