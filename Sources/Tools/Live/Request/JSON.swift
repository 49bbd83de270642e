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

  static let null = JSON("null")

  static func flag(_ flag: Bool) -> JSON { JSON(flag ? "true" : "false") }

  static func number(_ number: Int?) -> JSON { number.map { JSON("\($0)") } ?? null }

  static func text(_ text: String?) -> JSON {
    guard let text else { return null }
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
