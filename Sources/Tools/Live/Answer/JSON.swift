/// Text that JavaScript reads.
struct JSON: CustomStringConvertible {
  let description: String

  private init(_ text: String) { description = text }

  static func list(_ parts: [JSON]) -> JSON {
    JSON("[\(parts.map { $0.description }.joined(separator: ","))]")
  }

  static func object(_ parts: [(String, JSON)]) -> JSON {
    let members = parts.map { "\(text($0)):\($1.description)" }
    return JSON("{\(members.joined(separator: ","))}")
  }

  static func flag(_ flag: Bool) -> JSON { JSON(flag ? "true" : "false") }

  static func number(_ number: Int?) -> JSON { JSON(number.map { "\($0)" } ?? "null") }

  static func text(_ text: String) -> JSON {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return JSON(String(decoding: bytes, as: UTF8.self))
  }

  static func texts(_ texts: [String]) -> JSON { list(texts.map { text($0) }) }
}

extension Play {
  /// What the page reads.
  var json: JSON {
    let answers = Answers(self)
    let told = JSON.object([
      ("starts", .text(answers.starts)), ("latecomer", .text(answers.latecomer)),
      ("stops", .text(answers.stops)),
    ])
    return .object([
      ("rows", .list(rows.map { json(of: $0) })), ("answers", told), ("bound", .text(bound)),
      ("until", .number(until)),
    ])
  }

  /// The one shape of a row, in which the page keeps it and draws it.
  private func json(of row: Row) -> JSON {
    let parts: [(String, JSON)] = [
      ("kind", .text(row.kind.rawValue)), ("place", .number(row.place)),
      ("name", .text(name(of: row))), ("number", .number(row.number)),
      ("startTick", .number(row.startTick)), ("endTick", .number(row.endTick)),
      ("endMark", .text(row.endMark)),
      ("startedBy", .text(row.startedBy.map { scene.listeners[$0].name } ?? "")),
      ("trigger", .text(row.trigger?.text ?? "")),
      ("stoppedBy", .text(leaver(of: row).map { scene.listeners[$0.place].name } ?? "")),
      ("value", .text(row.value ?? "")),
      (
        "marks",
        .list(row.marks.enumerated().map { $1.json(isAtOnce: $0 < row.atOnce) })
      ),
    ]
    if row.kind != .listener { return .object(parts) }
    let past = past(of: row)
    let missed = past.missed.map { mark in
      JSON.object([
        ("tick", .number(mark.tick)), ("mark", .text(mark.sent.text)),
        ("sender", .text(past.sender)),
      ])
    }
    return .object(
      parts + [("run", .number(row.run.map { rows[$0].number })), ("missed", .list(missed))])
  }

  /// What a row stands for.
  func name(of row: Row) -> String {
    switch row.kind {
    case .run: scene.sources[row.place].name
    case .stage: scene.chain[row.place].name
    case .listener: scene.listeners[row.place].name
    }
  }
}

extension Row.Mark {
  fileprivate func json(isAtOnce: Bool) -> JSON {
    .object([
      ("tick", .number(tick)), ("mark", .text(sent.text)), ("cause", .number(cause)),
      ("order", .number(order)), ("isAtOnce", .flag(isAtOnce)),
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
      ("argument", argument ?? .number(nil)), ("other", .text(other.rawValue)),
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
