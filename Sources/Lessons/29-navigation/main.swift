// Lesson 29 · View models navigate, views follow
//
// A museum's guide has rooms and a ticket desk. Its view models say where to
// go, and the views follow; Ada also swipes back. Run me: make lesson-29

import LessonKit
import ReactiveCore

lesson(29, "View models navigate, views follow")

// snippet.bus
/// All that a view model may use.
struct Bus: Sendable {
  let visitor = Property("Ada")  // a service of the app
  let picture: @Sendable (String) -> Signal<String, Never>  // a server
  private let calls = Subject<Move, Never>()  // navigation
  var moves: Signal<Move, Never> { calls.signal }

  /// A call, and what to run when the views have moved.
  typealias Move = (call: Call, completion: @Sendable () -> Void)

  func go(_ call: Call, then completion: @escaping @Sendable () -> Void = {}) {
    calls.send((call, completion))
  }
}
// snippet.end

// snippet.call
/// Where a view model wants to go.
enum Call: Sendable {
  case push(any ViewModel), pop, popToRoot
  case present(any ViewModel), dismiss
  case reset(any ViewModel)

  var name: Substring { "\(self)".prefix { $0 != "(" } }
}
// snippet.end

// snippet.view-models
/// A view model says which view shows it; here a view is a text.
protocol ViewModel: Sendable { func makeView() -> String }

struct Room: ViewModel {
  let bus: Bus
  let number: Int

  func makeView() -> String { "room \(number)" }
  func open(_ next: Int) { bus.go(.push(Room(bus: bus, number: next))) }
  func back() { bus.go(.pop) }
  func home() { bus.go(.popToRoot) }
  func buy() { bus.go(.present(Desk(bus: bus))) { print("the desk is up") } }

  var picture: Signal<String, Never> {
    bus.visitor.signal.flatMapLatest { name in bus.picture(name) }
  }
}

struct Desk: ViewModel {
  let bus: Bus

  func makeView() -> String { "desk" }
  func paid() {
    bus.go(.dismiss) { bus.go(.reset(Room(bus: bus, number: 9))) }
  }
}
// snippet.end

// snippet.stack
/// Listens to the calls on a bus, and keeps the views in step.
final class Stack: Sendable {
  let levels: Property<[[String]]>
  private let bag = DisposeBag()

  init(root: any ViewModel, on bus: Bus) {
    levels = Property([[root.makeView()]])
    bus.moves.subscribe { [weak self] move in self?.follow(move) }
      .disposed(by: bag)
  }

  private func follow(_ move: Bus.Move) {
    let top = levels.value.count - 1
    switch move.call {
    case .push(let new):
      let view = new.makeView()
      if !levels.value[top].contains(view) { levels.value[top].append(view) }
    case .pop:
      if levels.value[top].count > 1 { levels.value[top].removeLast() }
    case .popToRoot: levels.value[top].removeSubrange(1...)
    case .present(let new): levels.value.append([new.makeView()])
    case .dismiss:
      if top > 0 { levels.value.removeLast() }
    case .reset(let root): levels.value = [[root.makeView()]]
    }
    move.completion()
  }
}
// snippet.end

heading("A tour: each call, then the views if they moved")
let bus = Bus { name in .just("a lake for \(name)") }
bus.moves.subscribe { move in print(move.call.name) }
let room = Room(bus: bus, number: 0)
let stack = Stack(root: room, on: bus)
stack.levels.signal.skip(1).subscribe { levels in print("  \(levels)") }
room.open(1)
room.open(2)
room.open(2)
room.back()
room.home()
room.buy()
Desk(bus: bus).paid()

/// Ada opens a room, swipes back, opens another, and leaves it by a button.
func swipe(_ binding: String, _ bind: (Stack, Property<[[String]]>) -> Void) {
  let hall = Room(bus: Bus { name in .just(name) }, number: 0)
  let stack = Stack(root: hall, on: hall.bus)
  let glass = Property([["room 0"]])
  bind(stack, glass)
  let seen = Recorder<String>()
  // snippet.swipe
  glass.signal.subscribe { levels in seen.append(levels[0].last ?? "nothing") }
  hall.open(1)
  glass.value[0].removeLast()  // she swipes back
  hall.open(2)
  hall.back()
  // snippet.end
  print("\(binding): Ada sees \(seen.values.joined(separator: ", "))")
}

heading("Ada swipes back")
// snippet.bindings
swipe("one way") { stack, glass in stack.levels.signal.bind(to: glass) }
swipe("two ways") { stack, glass in stack.levels.bindTwoWay(with: glass) }
// snippet.end

heading("The same bus: the visitor's name and the museum's server")
room.picture.subscribe { text in print(text) }

heading("Common mistake: two stacks listen, so that each call moves twice")
// snippet.mistake
let secondStack = Stack(root: room, on: bus)
room.buy()
// snippet.end
print("the second stack: \(secondStack.levels.value)")
