import Testing

@testable import ReactiveCore

@Suite struct GhostTests {
  @Test(
    "law 7: a value that calls the core when it is destroyed finds no lock held",
    arguments: GhostScene.all.map(\.name))
  func noLockIsHeld(_ name: String) async {
    // In a process of its own: whoever locks the same lock twice hangs or dies.
    await #expect(processExitsWith: .success) { [name] in
      GhostScene.all.first { $0.name == name }?.playWatched()
    }
  }

  @Test(
    "law 7: scenes in which a lock is held today", arguments: GhostScene.known.map(\.name))
  func knownLock(_ name: String) async {
    await withKnownIssue("a lock is held while a value is destroyed") {
      await #expect(processExitsWith: .success) { [name] in
        GhostScene.known.first { $0.name == name }?.playWatched()
      }
    }
  }
}
