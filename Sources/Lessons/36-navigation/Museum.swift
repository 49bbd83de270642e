import LessonKit
import ReactiveCore

// No view is named in this file: view models know none.

// snippet.view-models
struct Room: Sendable {
  let bus: Bus
  let number: Int

  var picture: Signal<String, Never> {
    bus.visitor.signal.flatMapLatest { name in bus.pictures.picture(for: name) }
  }

  func open(_ next: Int) { bus.go(.push(.room(Room(bus: bus, number: next)))) }
  func back() { bus.go(.pop) }
  func home() { bus.go(.popToRoot) }

  func buy() {
    bus.go(.present(.desk(Desk(bus: bus))) { print("the desk is up") })
  }
}

struct Desk: Sendable {
  let bus: Bus

  func paid() {
    let treasury = Room(bus: bus, number: 9)
    bus.go(.dismiss { bus.go(.reset(.room(treasury))) })
  }
}
// snippet.end
