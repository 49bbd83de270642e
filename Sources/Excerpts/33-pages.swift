import Observation

// MARK: SwiftUI

@MainActor @Observable final class NewsPages {
  private(set) var hours: [Int] = []
  private var isAsking = false

  func askForMore() async {
    if isAsking { return }
    isAsking = true
    if let page = try? await requestPage(before: hours.last) { hours += page }
    isAsking = false
  }
}

// MARK: To replace by your own

/// The request of the page: it asks for the hours before one, or for the newest.
nonisolated func requestPage(before hour: Int?) async throws -> [Int] {
  let older = 1..<(hour ?? 10)
  return older.suffix(2).reversed()
}
