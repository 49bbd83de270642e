import Observation
import ReactiveCore
import SwiftUI

@MainActor @Observable final class Tour {
  private let rooms: Property<[Int]>
  private let bag = DisposeBag()

  // snippet.path
  var path: [Int] = [] {
    didSet { if rooms.value != path { rooms.value = path } }
  }

  init(_ rooms: Property<[Int]>) {
    self.rooms = rooms
    rooms.signal.subscribe { [weak self] numbers in
      MainActor.assumeIsolated { self?.path = numbers }
    }.disposed(by: bag)
  }
  // snippet.end
}

struct TourView: View {
  @Bindable var tour: Tour

  // snippet.body
  var body: some View {
    NavigationStack(path: $tour.path) {
      Text("room 0").navigationDestination(for: Int.self) { Text("room \($0)") }
    }
  }
  // snippet.end
}
