extension Play {
  /// What the page reads.
  var json: JSON {
    let answers = Answers(self)
    let told = JSON.object([
      ("starts", .text(answers.starts)), ("hasLatecomer", .flag(answers.hasLatecomer)),
      ("latecomer", .text(answers.latecomer)), ("stops", .text(answers.stops)),
    ])
    // Nobody looks at subscriptions to a hot source: they belong to its one run.
    let shown = rows.indices.filter { rows[$0].kind != .tap }
    return .object([
      ("rows", .list(shown.map { json(of: $0, shown) })), ("answers", told),
      ("isStopped", .flag(isStopped)), ("until", .number(until)),
    ])
  }

  /// The row itself, or for a subscription to a hot source the one run of that source.
  private func runFeeding(_ index: Int) -> Int {
    guard rows[index].kind == .tap else { return index }
    return rows.firstIndex { $0.kind == .run && $0.place == rows[index].place } ?? index
  }

  /// The one shape of a row, in which the page keeps it and draws it.
  private func json(of index: Int, _ shown: [Int]) -> JSON {
    let row = rows[index]
    let marks = row.marks.enumerated().map { place, mark in
      mark.json(
        isAtOnce: place < row.atOnce,
        cause: mark.cause.flatMap { cause in shown.firstIndex(of: runFeeding(cause)) })
    }
    let parts: [(String, JSON)] = [
      ("kind", .text(row.kind.rawValue)), ("place", .number(row.place)),
      ("name", .text(name(of: row))), ("number", .number(row.number)),
      ("startTick", .number(row.startTick)), ("endTick", .number(row.endTick)),
      ("endMark", .text(row.endMark)), ("startedBy", .text(starter(of: row))),
      ("operator", .text(operatorStarting(row))), ("trigger", .text(row.trigger?.text ?? "")),
      ("stoppedBy", .text(stopper(of: row))),
      ("value", .text(row.value ?? "")), ("marks", .list(marks)),
    ]
    if row.kind != .listener { return .object(parts) }
    let missed = Past(of: index, in: self).missed.map { missed in
      JSON.object([
        ("tick", .number(missed.mark.tick)), ("mark", .text(missed.mark.sent.text)),
        ("sender", .text(missed.sender)),
      ])
    }
    return .object(
      parts + [("run", .number(row.run.map { rows[$0].number })), ("missed", .list(missed))])
  }

  /// The listener who has started a row; empty if none has.
  private func starter(of row: Row) -> String {
    row.startedBy.listener.map { scene.listeners[$0].name } ?? ""
  }

  /// The operator that has started a row, or who does that for it; empty if none has.
  private func operatorStarting(_ row: Row) -> String {
    guard case .link(let place) = row.startedBy, let link = link(place) else { return "" }
    return link.starter.isEmpty ? link.name : link.starter
  }

  /// The listener or the operator that has stopped a row; empty if neither has.
  private func stopper(of row: Row) -> String {
    switch row.stoppedBy {
    case .listener(let place): scene.listeners[place].name
    case .link(let place): name(ofStopping: place)
    default: ""
    }
  }

  /// What a row stands for.
  func name(of row: Row) -> String {
    switch row.kind {
    case .run, .tap: scene.sources[row.place].name
    case .stage: scene.chain[row.place].name
    case .listener: scene.listeners[row.place].name
    }
  }
}

extension Row.Mark {
  fileprivate func json(isAtOnce: Bool, cause: Int?) -> JSON {
    .object([
      ("tick", .number(tick)), ("mark", .text(sent.text)),
      ("colour", .text(value?.root.string ?? "")), ("cause", .number(cause)),
      ("isAtOnce", .flag(isAtOnce)),
    ])
  }
}

extension Operator {
  /// What the page reads.
  var json: JSON {
    let argument = argument.map { argument in
      JSON.object([
        ("name", .text(argument.name)), ("kind", .text(argument.kind.rawValue)),
        ("min", .number(argument.range.lowerBound)), ("max", .number(argument.range.upperBound)),
        ("start", .number(argument.start)),
      ])
    }
    return .object([
      ("name", .text(name)), ("group", .text(group.rawValue)), ("says", .text(says)),
      ("argument", argument ?? .null), ("other", .text(other.rawValue)),
      ("takes", .text(takes.rawValue)), ("example", .texts(example)),
    ])
  }
}

extension Kind {
  /// What the page reads.
  var json: JSON {
    let answers = answers
    let links = chain.map { link in
      JSON.object([("name", .text(link.name)), ("amount", .text(link.amount))])
    }
    let told = JSON.object([
      ("starts", .text(answers.starts)), ("runs", .text(answers.runs)),
      ("latecomer", .text(answers.latecomer)), ("stops", .text(answers.stops)),
    ])
    return .object([
      ("name", .text(name)), ("start", .text(start.rawValue)), ("chain", .list(links)),
      ("answers", told), ("ends", .flag(ends)),
    ])
  }
}
