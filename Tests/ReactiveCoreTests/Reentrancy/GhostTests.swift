import Testing

@testable import ReactiveCore

@Suite(.watched) struct GhostTests {
  @Test("law 7: a value that calls the core when it is destroyed finds no lock held")
  func noLockIsHeld() async {
    // In a process of its own: whoever locks the same lock twice hangs or dies.
    let allEndWell = await #expect(processExitsWith: .success) {
      for scene in GhostScene.all where !scene.playWatched() { return }
    }
    if allEndWell != nil { return }
    // One brings the process down: which one shows in processes of their own.
    for scene in GhostScene.all { await playApart(scene.name) }
  }

  private func playApart(_ name: String) async {
    await #expect(processExitsWith: .success, "\(name)") { [name] in
      _ = GhostScene.all.first { $0.name == name }?.playWatched()
    }
  }

  @Test("no two scenes have the same name")
  func namesAreUnique() {
    #expect(Set(GhostScene.all.map(\.name)).count == GhostScene.all.count)
  }
}
