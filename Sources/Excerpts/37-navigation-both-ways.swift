import Observation
import SwiftUI

// MARK: SwiftUI

@MainActor @Observable final class Tour {
  var rooms: [Int] = []
}

struct TourView: View {
  @Bindable var tour: Tour

  var body: some View {
    NavigationStack(path: $tour.rooms) {
      Text("room 0").navigationDestination(for: Int.self) { room in Text("room \(room)") }
    }
  }
}
