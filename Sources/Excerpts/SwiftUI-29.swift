import AppBridge
import Observation
import SwiftUI

// snippet.view
@MainActor @Observable final class Tour {
  var rooms: [Int] = []
  var desk: Desk?
}

struct TourView: View {
  @Bindable var tour: Tour

  var body: some View {
    NavigationStack(path: $tour.rooms) {
      Text("room 0").navigationDestination(for: Int.self) { Text("room \($0)") }
    }
    .sheet(item: $tour.desk) { desk in Text("desk \(desk.id)") }
  }
}
// snippet.end

/// The same for lists that are properties, which view models without SwiftUI write.
struct PropertyTourView: View {
  @Bindable var rooms: Editable<[Int]>  // Editable(tour.rooms)

  var body: some View {
    NavigationStack(path: $rooms.value) {
      Text("room 0").navigationDestination(for: Int.self) { Text("room \($0)") }
    }
  }
}

nonisolated struct Desk: Identifiable, Equatable, Sendable {
  let id: Int
}
