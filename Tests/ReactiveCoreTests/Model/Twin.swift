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

  let name: String
  /// How many sources it takes.
  let sources: ClosedRange<Int>
  /// The kind of all sources, if it is not any.
  private(set) var kind: Source.Kind?
  private(set) var usesSwitches = false
  /// Whether it is said when exactly in a tick the sources that end at it are torn down.
  private(set) var isTornDownInOrder = true
  /// The operators that it is a chain of are chosen from these.
  private(set) var links: [Twin] = []
  /// Sets the operator up in the core.
  let core: Core
  let rule: Rule

  var testDescription: String { name }

  var isShared: Bool { if case .shared = rule { true } else { false } }

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

  /// Makes a twin of chains: the scene says which of the links make the chain.
  init(_ name: String, of links: [Twin]) {
    (self.name, sources, self.links) = (name, 2...2, links)
    isTornDownInOrder = false
    core = { source, stage in
      stage.scene.chain.enumerated().reduce(source) { signal, link in
        let next = links[link.element].core(signal, stage)
        return stage.scene.isWatched
          ? stage.notebook.watched(next, row: "link \(link.offset + 1)") : next
      }
    }
    rule = .each { source, script in
      script.scene.chain.enumerated().reduce(source) { model, link in
        let next = links[link.element].model(model, script)
        return script.scene.isWatched ? next.watched("link \(link.offset + 1)") : next
      }
    }
  }
}

extension Twin {
  /// The model for one listener: where nobody shares it, a shared signal is like its source.
  private func model(_ source: Model, _ script: Script) -> Model {
    if case .each(let model) = rule { model(source, script) } else { source }
  }

  /// What the listeners listen to in the core.
  func drawn(on stage: Stage) -> Stage.Drawn {
    let signal = core(stage.first, stage)
    return stage.scene.isOverlooked && !isShared
      ? stage.notebook.overlooked(signal, row: "onlooker") : signal
  }

  /// All that happens by the model, for all listeners.
  func steps(_ script: Script) -> [Step] {
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
