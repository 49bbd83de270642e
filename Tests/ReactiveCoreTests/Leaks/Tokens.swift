@testable import ReactiveCore

/// Something to be captured or sent: it lives as long as anyone keeps it.
final class Token: Sendable, Hashable {
  let name: String

  fileprivate init(_ name: String) { self.name = name }

  static func == (first: Token, second: Token) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Does nothing, but a closure that calls it captures the token.
  func touch() {}
}

/// Makes tokens and remembers them, without keeping them alive.
final class Tokens: Sendable {
  private struct Watched: Sendable {
    let name: String
    weak var target: (any AnyObject & Sendable)?
  }

  private let watched = Lock<[Watched]>([])

  /// The names of those who are alive, each once.
  var alive: Set<String> { Set(watched.withLock { $0 }.filter { $0.target != nil }.map(\.name)) }

  /// How many are alive.
  var count: Int { watched.withLock { $0 }.count { $0.target != nil } }

  func make(_ name: String) -> Token {
    let token = Token(name)
    watch(token, as: name)
    return token
  }

  func watch(_ target: any AnyObject & Sendable, as name: String) {
    let newcomer = Watched(name: name, target: target)
    watched.withLock { $0.append(newcomer) }
  }
}
