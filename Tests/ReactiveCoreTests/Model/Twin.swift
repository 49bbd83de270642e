import LessonKit
import ReactiveCore
import Testing

/// An operator beside its model.
struct Twin: Sendable, CustomTestStringConvertible {
  typealias Core = @Sendable (_ source: Stage.Drawn, _ stage: Stage) -> Stage.Drawn

  /// What happens by the model.
  enum Rule: Sendable {
    /// Every listener has a run of its own.
    case each(@Sendable (_ source: Model, _ script: Script) -> Model)

    /// All listeners share a run.
    case shared(@Sendable (Script) -> Sharing)
  }

  private(set) var name: String
  /// How many sources it takes.
  private(set) var sources: ClosedRange<Int>
  /// The kind of all sources, if it is not any.
  private(set) var kind: Source.Kind?
  private(set) var usesSwitches = false
  /// Whether it is said when exactly in a tick the sources that end at it are torn down.
  private(set) var isTornDownInOrder = true
  /// The operators of the random trees that stand between it and its sources; none for no trees.
  private(set) var branches: [Twin] = []
  /// Sets the operator up in the core.
  let core: Core
  let rule: Rule

  var testDescription: String { name }

  var isShared: Bool { if case .shared = rule { true } else { false } }

  /// Whether the run goes on when nobody listens.
  func outlives(_ scene: Scene) -> Bool {
    guard case .shared(let sharing) = rule else { return false }
    return sharing(Script(scene)).policy != .whileHeard
  }

  /// Makes a twin of an operator.
  ///
  /// Both sides get the first source, and the stage or the script for all the rest.
  init(
    _ name: String, sources: ClosedRange<Int> = 1...1, isTornDownInOrder: Bool = true,
    core: @escaping Core, model: @escaping @Sendable (Model, Script) -> Model
  ) {
    (self.name, self.sources, self.core) = (name, sources, core)
    self.isTornDownInOrder = isTornDownInOrder
    rule = .each(model)
  }

  init(
    _ name: String, sources: Int, isTornDownInOrder: Bool = true,
    core: @escaping Core, model: @escaping @Sendable (Model, Script) -> Model
  ) {
    self.init(
      name, sources: sources...sources, isTornDownInOrder: isTornDownInOrder, core: core,
      model: model)
  }

  /// Makes a twin of an operator whose subscribers share a run.
  init(
    _ name: String, usesSwitches: Bool = false, _ sharing: @escaping @Sendable (Script) -> Sharing,
    core: @escaping Core
  ) {
    (self.name, sources, self.core, self.usesSwitches) = (name, 1...1, core, usesSwitches)
    rule = .shared(sharing)
  }

  /// Makes a twin of a source.
  init(_ name: String, kind: Source.Kind?) {
    (self.name, sources, self.kind) = (name, 1...1, kind)
    core = { source, _ in source }
    rule = .each { source, _ in source }
  }

  /// Returns the same twin after random trees of operators: the scene says which.
  func afterTrees(of branches: [Twin]) -> Twin {
    var twin = self
    twin.name = "\(name), after a tree"
    twin.sources = 1...4
    twin.branches = branches
    twin.isTornDownInOrder = false
    return twin
  }
}

extension Twin {
  /// The model for one listener: where nobody shares it, a shared signal is like its source.
  func model(_ source: Model, _ script: Script) -> Model {
    if case .each(let model) = rule { model(source, script) } else { source }
  }

  /// What the listeners listen to in the core.
  func drawn(on stage: Stage) -> Stage.Drawn {
    var stage = stage
    if let tree = stage.scene.tree { stage.sources = [tree.signal(of: branches, on: stage)] }
    let signal = core(stage.first, stage)
    return stage.scene.isOverlooked && !isShared
      ? stage.notebook.overlooked(signal, row: "onlooker") : signal
  }

  /// All that happens by the model, for all listeners.
  func steps(_ script: Script) -> [ModelStep] {
    var script = script
    if let tree = script.scene.tree { script.sources = [tree.model(of: branches, in: script)] }
    switch rule {
    case .shared(let sharing): return script.shared(script.first, sharing(script))
    case .each(let model):
      let alone = model(script.first, script)
      let model = script.scene.isOverlooked ? alone.handleEvents("onlooker") : alone
      return script.scene.listeners.indices.reduce(into: []) { all, listener in
        let steps = script.played(model, for: listener).map { step in
          var step = step
          if step.row.isEmpty { step.row = Entry.listener(listener) }
          return step
        }
        all = all.merged(with: steps)
      }
    }
  }
}
