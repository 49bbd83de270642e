import Testing

@testable import ReactiveCore

@Suite(.watched) struct GhostTests {
  @Test(
    "law 7: a value that calls the core when it is destroyed finds no lock held",
    arguments: GhostScene.all.map(\.name))
  func noLockIsHeld(_ name: String) async {
    // In a process of its own: whoever locks the same lock twice hangs or dies.
    await #expect(processExitsWith: .success) { [name] in
      GhostScene.all.first { $0.name == name }?.playWatched()
    }
  }
}
