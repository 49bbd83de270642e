import ReactiveCore

// No view is named in this file: view models know none.

// snippet.bus
/// What a view model uses of the app: here only the way to say where to go.
struct Bus: Sendable {
  private let navigation = Subject<Call, Never>()
  var calls: Signal<Call, Never> { navigation.signal }
  func go(_ call: Call) { navigation.send(call) }
}
// snippet.end

// snippet.call
/// Where to go.
enum Call: Sendable {
  case push(Destination), pop, popToRoot, reset(Destination)
}

/// The view models that have a view.
enum Destination: Sendable { case room(Room), desk(Desk) }
// snippet.end

// snippet.view-models
struct Room: Sendable {
  let bus: Bus
  let number: Int

  func open(_ next: Room) { bus.go(.push(.room(next))) }
  func back() { bus.go(.pop) }
  func home() { bus.go(.popToRoot) }
  func buy() { bus.go(.push(.desk(Desk(bus: bus)))) }
}

struct Desk: Sendable {
  let bus: Bus

  func paid() { bus.go(.reset(.room(Room(bus: bus, number: 9)))) }
}
// snippet.end
