import ReactiveCore

// snippet.bus
/// All that a view model may use of the app: the service bus.
///
///                          +-- pictures: the museum's server
///     view models --> Bus -+-- visitor: who holds the guide
///                          +-- go: where to go next --> Stack --> Router
struct Bus: Sendable {
  let pictures: any Pictures
  let visitor = Property("Ada")
  private let navigation = Subject<Call, Never>()

  init(pictures: any Pictures) { self.pictures = pictures }

  var calls: Signal<Call, Never> { navigation.signal }
  func go(_ call: Call) { navigation.send(call) }
}
// snippet.end

// snippet.service
/// A service: view models know this interface of it.
protocol Pictures: Sendable {
  func picture(for visitor: String) -> Signal<String, Never>
}

/// An implementation: only whoever makes the bus knows it.
struct MuseumPictures: Pictures {
  func picture(for visitor: String) -> Signal<String, Never> {
    .just("a lake for \(visitor)")
  }
}
// snippet.end

// snippet.call
/// Where to go, and what to run when the stack has done it.
enum Call: Sendable {
  case push(Destination), pop, popToRoot, reset(Destination)
  case present(Destination, completion: @Sendable () -> Void)
  case dismiss(completion: @Sendable () -> Void)
}

/// The view models that have a view.
enum Destination: Sendable { case room(Room), desk(Desk) }
// snippet.end
