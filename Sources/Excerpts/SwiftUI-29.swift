import AppBridge
import SwiftUI

// snippet.view
struct TourView: View {
  @Bindable var rooms: Editable<[Int]>  // Editable(tour.rooms)
  @Bindable var desk: Editable<Desk?>  // Editable(tour.desk)

  var body: some View {
    NavigationStack(path: $rooms.value) {
      Text("room 0").navigationDestination(for: Int.self) { Text("room \($0)") }
    }
    .sheet(item: $desk.value) { desk in Text("desk \(desk.id)") }
  }
}
// snippet.end

struct Desk: Identifiable, Equatable, Sendable {
  let id: Int
}
