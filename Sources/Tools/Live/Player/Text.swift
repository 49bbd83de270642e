import ReactiveCore

/// A value on a row of the page: a text, and the values of which it was made.
///
/// It is kept as its number in a list of all texts. A number is copied more easily than a text is,
/// which makes the page's module half as large. Each value that is made or sent by a source has a
/// number of its own, so that what a listener gets can be followed back to where it was sent.
struct Text: Sendable, Equatable {
  private struct Entry {
    let string: String
    let parents: [Text]
  }

  private static let all = Lock<[Entry]>([])

  /// Its number: no two values have the same.
  let id: Int

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - string: What is drawn.
  ///   - parents: The values of which it is made; it has the colour of the first one.
  init(_ string: String, madeOf parents: [Text] = []) {
    id = Self.all.withLock { all in
      all.append(Entry(string: string, parents: parents))
      return all.count - 1
    }
  }

  var string: String { Self.all.withLock { $0[id].string } }

  /// The values of which it was made; a source's value was made of none.
  var parents: [Text] { Self.all.withLock { $0[id].parents } }

  /// Whether it is a value, or is made of it.
  func isMade(of other: Text) -> Bool {
    id == other.id || parents.contains { $0.isMade(of: other) }
  }

  /// The source's value whose colour it has.
  var root: Text {
    var root = self
    while let parent = root.parents.first { root = parent }
    return root
  }

  static func + (first: Text, second: Text) -> Text {
    Text(first.string + second.string, madeOf: [first, second])
  }

  static func == (first: Text, second: Text) -> Bool {
    first.string.isSame(as: second.string)
  }
}
