/// A tree of operators on the sources of a scene.
///
/// It names its operators by their places in a list of twins.
indirect enum Tree: Sendable {
  case source(Int)
  case operation(Int, on: [Tree])

  /// What the tree is in the core.
  ///
  /// - Parameters:
  ///   - twins: The operators that it may have.
  ///   - stage: Where it plays.
  ///   - row: Where its subscriptions show, if the scene is watched.
  /// - Returns: A signal that subscribes to the sources of the stage.
  func signal(of twins: [Twin], on stage: Stage, row: String = "tree") -> Stage.Drawn {
    switch self {
    case .source(let number): return stage.sources[number]
    case .operation(let number, let branches):
      var part = stage
      part.sources = branches.enumerated().map { place, branch in
        branch.signal(of: twins, on: stage, row: "\(row).\(place + 1)")
      }
      let signal = twins[number].core(part.first, part)
      return stage.scene.isWatched ? stage.notebook.watched(signal, row: row) : signal
    }
  }

  /// What the tree is by the models.
  func model(of twins: [Twin], in script: Script, row: String = "tree") -> Model {
    switch self {
    case .source(let number): return script.sources[number]
    case .operation(let number, let branches):
      var part = script
      part.sources = branches.enumerated().map { place, branch in
        branch.model(of: twins, in: script, row: "\(row).\(place + 1)")
      }
      let model = twins[number].model(part.first, part)
      return script.scene.isWatched ? model.watched(row) : model
    }
  }

  /// The tree in words: `zip[source 1, take[source 2]]`.
  func name(of twins: [Twin]) -> String {
    switch self {
    case .source(let number): return "source \(number + 1)"
    case .operation(let number, let branches):
      let inside = branches.map { $0.name(of: twins) }.joined(separator: ", ")
      return "\(twins[number].name)[\(inside)]"
    }
  }

  /// All trees that are a little smaller than this one, the smallest first.
  var smaller: [Tree] {
    guard case .operation(let number, let branches) = self else { return [] }
    let changed = branches.indices.flatMap { place in
      branches[place].smaller.map { branch in
        var branches = branches
        branches[place] = branch
        return Tree.operation(number, on: branches)
      }
    }
    return branches + changed
  }
}
