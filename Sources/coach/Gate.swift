import Foundation

/// Lets as many programs run at a time as there are cores.
///
/// Else a limit on time would mean another thing on a busy machine: it begins when the program does.
actor Gate {
  static let programs = Gate(width: ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(width: Int) { free = width }

  /// Does a piece of work as soon as there is a free place.
  nonisolated func pass<Result>(_ work: () async throws -> Result) async throws -> Result {
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
