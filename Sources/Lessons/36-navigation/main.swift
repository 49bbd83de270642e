// Lesson 36 · View models navigate, views follow
//
// A museum's guide has rooms and a ticket desk. Its view models say where to
// go, and the views follow; Ada also swipes back. Run me: make lesson-36

import LessonKit
import ReactiveCore

lesson(36, "View models navigate, views follow")

// snippet.bus
/// All that a view model may use.
struct Bus: Sendable {
  let visitor = Property("Ada")  // a service of the app
  let picture: @Sendable (String) -> Signal<String, Never>  // a server
  private let subject = Subject<Call, Never>()  // navigation
  var calls: Signal<Call, Never> { subject.signal }
  func go(_ call: Call) { subject.send(call) }
}
// snippet.end

// snippet.call
/// Where a view model wants to go, and what to run once the stack has done it.
enum Call: Sendable {
  case push(any ViewModel), pop, popToRoot, dismiss(@Sendable () -> Void)
  case reset(any ViewModel), present(any ViewModel, @Sendable () -> Void)
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
  func buy() { bus.go(.present(Desk(bus: bus)) { print("the desk is up") }) }

  var picture: Signal<String, Never> {
    bus.visitor.signal.flatMapLatest { name in bus.picture(name) }
  }
}

struct Desk: ViewModel {
  let bus: Bus

  func makeView() -> String { "desk" }
  func paid() { bus.go(.dismiss { bus.go(.reset(Room(bus: bus, number: 9))) }) }
}
// snippet.end

// snippet.stack
/// Follows calls, and keeps the views in step.
final class Stack: Sendable {
  let levels: Property<[[String]]>
  private let bag = DisposeBag()

  init(root: any ViewModel, calls: Signal<Call, Never>) {
    levels = Property([[root.makeView()]])
    calls.subscribe { [weak self] call in self?.follow(call) }.disposed(by: bag)
  }

  private func follow(_ call: Call) {
    let top = levels.value.count - 1
    switch call {
    case .push(let new):
      let view = new.makeView()
      if !levels.value[top].contains(view) { levels.value[top].append(view) }
    // snippet.hide
    case .pop:
      if levels.value[top].count > 1 { levels.value[top].removeLast() }
    case .popToRoot: levels.value[top].removeSubrange(1...)
    // snippet.show
    case .present(let new, let completion):
      levels.value.append([new.makeView()])
      completion()
    case .dismiss(let completion):
      if top > 0 { levels.value.removeLast() }
      completion()
    case .reset(let root): levels.value = [[root.makeView()]]
    }
  }
}
// snippet.end

heading("A tour: each call, then the views if they moved")
let bus = Bus { name in .just("a lake for \(name)") }
bus.calls.subscribe { call in print("\(call)".prefix { $0 != "(" }) }
let room = Room(bus: bus, number: 0)
// snippet.tab
let tab = Property(0)
let stack = Stack(root: room, calls: bus.calls.filter { _ in tab.value == 0 })
// snippet.end
stack.levels.signal.skip(1).subscribe { levels in print("  \(levels)") }
room.open(1)
room.open(2)
room.open(2)
room.back()
room.home()
room.buy()
Desk(bus: bus).paid()
room.picture.subscribe { text in print(text) }  // the other two services

/// Ada opens a room, swipes back, opens another, and leaves it by a button.
func swipe(_ binding: String, _ bind: (Stack, Property<[[String]]>) -> Void) {
  let hall = Room(bus: Bus { name in .just(name) }, number: 0)
  let stack = Stack(root: hall, calls: hall.bus.calls)
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
swipe("one way") { stack, glass in stack.levels.signal.bind(to: glass) }
swipe("two ways") { stack, glass in stack.levels.bindTwoWay(with: glass) }

heading("Common mistake: two stacks listen, so that each call moves twice")
// snippet.mistake
let secondStack = Stack(root: room, calls: bus.calls)
room.buy()
// snippet.end
print("the second stack: \(secondStack.levels.value)")

heading("Another tab, with a stack of its own")
// snippet.tabs
let vault = Room(bus: bus, number: 50)
let cellar = Stack(root: vault, calls: bus.calls.filter { _ in tab.value == 1 })
tab.value = 1
vault.open(51)
// snippet.end
print("the cellar: \(cellar.levels.value)")
print("the first tab: \(stack.levels.value)")
