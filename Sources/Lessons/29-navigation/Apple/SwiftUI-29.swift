import Observation
import ReactiveCore
import SwiftUI

@MainActor @Observable final class Tour {
  private let rooms: Property<[Int]>
  private let bag = DisposeBag()
  var desk: Desk?

  // snippet.path
  var path: [Int] = [] { didSet { if rooms.value != path { rooms.value = path } } }

  init(_ rooms: Property<[Int]>) {
    self.rooms = rooms
    rooms.signal.subscribe { [weak self] new in MainActor.assumeIsolated { self?.path = new } }
      .disposed(by: bag)
  }
  // snippet.end
}

// snippet.view
struct TourView: View {
  @Bindable var tour: Tour

  var body: some View {
    NavigationStack(path: $tour.path) {
      Text("room 0").navigationDestination(for: Int.self) { Text("room \($0)") }
    }
    .sheet(item: $tour.desk) { desk in Text("desk \(desk.id)") }
  }
}
// snippet.end

struct Desk: Identifiable {
  let id: Int
}
