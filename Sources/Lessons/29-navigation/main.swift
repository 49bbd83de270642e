// Lesson 29 · View models navigate, views follow
//
// A museum's guide has rooms and a ticket desk. Its view models say where to
// go, and a stack of views follows. Run me: make lesson-29

import LessonKit
import ReactiveCore

lesson(29, "View models navigate, views follow")

// snippet.bus
typealias Done = @Sendable () -> Void
enum Call: Sendable {
  case push(any ViewModel), present(any ViewModel), reset(any ViewModel)
  case pop, popToRoot, dismiss
  var name: Substring { "\(self)".prefix { $0 != "(" } }
}
struct Bus: Sendable {
  let visitor = Property("Ada")  // the app's own
  let picture: @Sendable (String) -> Signal<String, Never>  // the API client
  let navigation = Subject<(to: Call, done: Done), Never>()
  func go(_ to: Call, done: @escaping Done = {}) { navigation.send((to, done)) }
}
// snippet.end

// snippet.view-models
struct Desk: ViewModel {
  let bus: Bus
  func paid() { bus.go(.dismiss) { bus.go(.reset(Room(bus: bus, id: 9))) } }
}
struct Room: ViewModel {
  let bus: Bus, id: Int
  var art: Signal<String, Never> { bus.visitor.signal.flatMap(bus.picture) }
  func open(_ next: Int) { bus.go(.push(Room(bus: bus, id: next))) }
  func back(home: Bool) { bus.go(home ? .popToRoot : .pop) }
  func buy() { bus.go(.present(Desk(bus: bus))) { print("    it is up") } }
}
// snippet.end

// snippet.router
protocol ViewModel: Sendable { func makeView() -> String }
extension Desk { func makeView() -> String { "desk form" } }
extension Room { func makeView() -> String { "room \(id) picture" } }
// snippet.end

let (clock, bus) = (VirtualScheduler(), Bus { .just("a lake for \($0)") })
let (plot, desk, room) = (Chart(clock), Desk(bus: bus), Room(bus: bus, id: 0))
// snippet.stack
let levels = Property([[room.makeView()]])
@Sendable func follow(_ call: Call, _ done: Done) {
  let top = levels.value.count - 1
  switch call {
  case .push(let new) where levels.value[top].contains(new.makeView()): break
  case .push(let new): levels.value[top].append(new.makeView())
  case .pop: if levels.value[top].count > 1 { levels.value[top].removeLast() }
  case .popToRoot: levels.value[top].removeSubrange(1...)
  case .present(let new): levels.value.append([new.makeView()])
  case .dismiss: if top > 0 { levels.value.removeLast() }
  case .reset(let root): levels.value = [[root.makeView()]]
  }
  done()
}
// snippet.end

heading("A tour: each call, then the stack if it moved")
// snippet.listen
plot.watch("call", bus.navigation.signal.map(\.to.name)).subscribe { print($0) }
levels.signal.skip(1).subscribe { print("    \($0)") }
plot.record("depth", levels.signal.map { $0.joined().count })
bus.navigation.signal.subscribe { follow($0, $1) }
// snippet.end
// snippet.tour
let tour: [Done] = [
  { room.open(1) }, { room.open(2) }, { room.open(2) },
  { room.back(home: false) }, { room.back(home: true) }, room.buy, desk.paid,
]
for (tick, step) in tour.enumerated() { clock.at(tick + 1, step) }
clock.run()
// snippet.end
draw("the tour", plot.drawing)

heading("The same bus: the visitor's name and the museum's server")
// snippet.services
room.art.subscribe { print($0) }
// snippet.end

heading("Common mistake: two listeners, so that each call moves twice")
// snippet.mistake
bus.navigation.signal.subscribe { follow($0, $1) }
room.buy()
// snippet.end
