import Foundation
import Testing

/// The laws 1 to 5, 9 and 10, the choices and every operator's doc comment, on random drawings.
@Suite(.watched) struct ModelTests {
  @Test("the core does what the model says", arguments: Twin.all)
  func agrees(_ twin: Twin) {
    guard let failure = twin.firstFailure(of: Self.seeds(for: twin)) else { return }
    Issue.record(
      """
      \(twin.name): the core does not do what the model says. Show it again:

        MODEL_SEED=\(failure.seed) MODEL_DRAWINGS=1 swift test --filter ReactiveCoreTests.ModelTests

      \(Comparison(twin, failure.scene).report(twin, failure.scene))
      """)
  }

  /// What other tests look at: it lives with an object or a task, or is made of operators that have
  /// a model.
  private static let elsewhere: Set = [
    "asDriver(onErrorJustReturn:)", "errors", "execute", "isEnabled", "isExecuting", "observing",
    "values(bufferingPolicy:)",
    "signal", "startEagerly(on:)", "values",
  ]

  @Test("every source and operator of the core has a model")
  func isComplete() throws {
    let titles = Set(Twin.all.map(\.name.title)).union(Self.elsewhere)
    let signals = try CoreSources.signals()
    #expect(signals.count > 48)
    for signal in signals {
      signal.expectEntry(
        """
        Twin("\(signal.title)") { source, stage in … } model: { source, script in … },
        """, among: titles, in: "Model/\(signal.fileOfTable("Twins"))")
    }
  }

  /// MODEL_DRAWINGS seeds, beginning with MODEL_SEED.
  ///
  /// Of trees there are many, so ten times as many; twice as many where listeners share a tree.
  static func seeds(for twin: Twin) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["MODEL_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["MODEL_DRAWINGS"].flatMap { UInt64($0) } ?? 200
    if count == 1 || twin.branches.isEmpty { return first..<first + count }
    return first..<first + (twin.isShared ? 2 : 10) * count
  }
}

extension Twin {
  static let all =
    ofCreating + ofValues + ofTwo + ofMany + ofForms + ofFlattening + ofTime + ofSharing
    + afterTrees

  /// A tree alone, and what lets several listeners share the run of a tree.
  private static let afterTrees =
    ([Twin("nothing", kind: nil)] + ofSharing.filter(\.isShared))
    .map { $0.afterTrees(of: branches) }

  /// What a tree is made of; an interval would not end.
  private static let branches =
    ofValues + ofTwo + ofMany + ofForms + ofFlattening + ofTime + ofSharing.prefix(2)
    + ofCreating.filter { $0.sources == 0...0 && $0.name != "interval(every:)" }

  /// Returns the first seed for which core and model differ, and the smallest drawing to show it.
  func firstFailure(of seeds: Range<UInt64>) -> (seed: UInt64, scene: Scene)? {
    for seed in seeds {
      let scene = Scene(seed: seed, for: self)
      if Comparison(self, scene).agrees { continue }
      return (seed, scene.shrunk { !Comparison(self, $0).agrees })
    }
    return nil
  }
}
