// Lesson 37 · Views move, too
//
// The app has a list of its screens, and the views follow it. But Ada swipes
// back on the glass, and nobody tells the list. Run me: make lesson-37

import LessonKit
import ReactiveCore

lesson(37, "Views move, too")

/// What view models ask for; here a screen is its name.
enum Call: Sendable { case push(String), pop }

// snippet.stack
/// The list of the app's screens: it follows calls.
final class Stack: Sendable {
  let screens: Property<[String]>
  private let bag = DisposeBag()

  init(root: String, calls: Signal<Call, Never>) {
    screens = Property([root])
    calls.subscribe { [weak self] call in self?.follow(call) }.disposed(by: bag)
  }

  private func follow(_ call: Call) {
    switch call {
    case .push(let name): screens.value.append(name)
    case .pop: if screens.value.count > 1 { screens.value.removeLast() }
    }
  }
}
// snippet.end

/// Plays one visit, and draws the last screen of the list and of the glass.
func visit(_ title: String, bind: (Stack, Property<[String]>) -> Void) {
  let clock = VirtualScheduler()
  let chart = Chart(clock)
  let calls = Subject<Call, Never>()
  let stack = Stack(root: "hall", calls: calls.signal)
  let glass = Property(["hall"])
  bind(stack, glass)
  chart.record("list", stack.screens.signal.map { screens in screens.last ?? "" })
  let seen = Recorder<String>()
  chart.record("glass", glass.signal.map { screens in screens.last ?? "" }) {
    screen in seen.append(screen)
  }
  // snippet.swipe
  clock.at(1) { calls.send(.push("lake")) }
  clock.at(3) { glass.value.removeLast() }  // Ada swipes back
  clock.at(5) { calls.send(.push("tower")) }
  clock.at(7) { calls.send(.pop) }  // she presses "back"
  // snippet.end
  clock.advance(ticks: 8)
  print("Ada sees \(seen.values.joined(separator: ", "))")
  draw(title, chart.drawing)
}

heading("Bound one way")
visit("one way") { stack, glass in
  // snippet.one-way
  stack.screens.signal.bind(to: glass)
  // snippet.end
}

heading("Bound both ways")
visit("both ways") { stack, glass in
  // snippet.both-ways
  stack.screens.bindTwoWay(with: glass)
  // snippet.end
}

heading("Two tabs, each with calls of its own")
// snippet.tabs
let roomCalls = Subject<Call, Never>()
let shopCalls = Subject<Call, Never>()
let rooms = Stack(root: "hall", calls: roomCalls.signal)
let shop = Stack(root: "shop", calls: shopCalls.signal)

roomCalls.send(.push("lake"))
shopCalls.send(.push("postcard"))
print("rooms: \(rooms.screens.value), shop: \(shop.screens.value)")
// snippet.end

heading("Common mistake: calls go to the tab that is selected")
// snippet.mistake
let calls = Subject<Call, Never>()
let selected = Property("rooms")
let benRooms = Stack(
  root: "hall", calls: calls.signal.filter { call in selected.value == "rooms" })
let benShop = Stack(
  root: "shop", calls: calls.signal.filter { call in selected.value == "shop" })

selected.value = "shop"  // while a room is waiting for the server
calls.send(.push("lake"))  // the answer comes, and the room goes on
print("rooms: \(benRooms.screens.value), shop: \(benShop.screens.value)")
// snippet.end
