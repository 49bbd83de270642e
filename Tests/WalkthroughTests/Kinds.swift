import Foundation
import Live

/// The eight kinds of signal that the page compares, as the native core tells of them.
struct Kinds: Decodable {
  struct Entry: Decodable {
    struct Link: Decodable {
      let name: String
      let amount: String
    }

    let name: String
    let start: String
    let chain: [Link]
    let answers: [String: String]
    let ends: Bool
  }

  let all: [Entry]

  static let found = try? JSONDecoder().decode(
    Kinds.self, from: Data(Question.answer(to: "kinds").utf8))

  static var all: [Entry] { found?.all ?? [] }
}
