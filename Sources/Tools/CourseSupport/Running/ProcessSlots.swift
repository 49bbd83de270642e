import Foundation

/// Lets few programs run at a time: one more than there are cores, since each waits now and then.
///
/// If hundreds of tests started theirs at once, each would get a small part of the machine, and reach
/// its time limit.
actor ProcessSlots {
  static let all = ProcessSlots()

  private var free = ProcessInfo.processInfo.activeProcessorCount + 1
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Does a piece of work as soon as there is a free place.
  nonisolated func use<Result>(_ work: () async throws -> Result) async throws -> Result {
    await enter()
    do {
      let result = try await work()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
