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

  private func json(of row: Row) -> JSON {
    let listener = row.kind == .listener ? row.of : row.by
    let parts: [(String, JSON)] = [
      ("kind", .text(row.kind.rawValue)), ("of", .number(row.of)), ("number", .number(row.number)),
      ("from", .number(row.from)), ("to", .number(row.to)), ("end", .text(row.end)),
      ("who", .text(listener.map { scene.listeners[$0].name } ?? "")),
      ("leaver", .text(leaver(of: row).map { scene.listeners[$0.of].name } ?? "")),
      ("because", .text(row.because?.text ?? "")), ("value", .text(row.value ?? "")),
      ("marks", .list(row.marks.map { $0.json })),
    ]
    if row.kind != .listener { return .object(parts) }
    let past = past(of: row)
    return .object(
      parts + [
        ("run", .number(row.run.map { rows[$0].number })),
        ("missed", .list(past.missed.map { $0.json })), ("missedOf", .text(past.sender)),
        ("atOnce", .texts(row.marks.prefix(row.atOnce).map { $0.sent.text })),
      ])
  }
}

extension Row.Mark {
  fileprivate var json: JSON {
    .object([
      ("tick", .number(tick)), ("mark", .text(sent.text)), ("cause", .number(cause)),
      ("order", .number(order)),
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
      ("answers", told), ("ends", .number(ends ? 1 : nil)),
    ])
  }
}
