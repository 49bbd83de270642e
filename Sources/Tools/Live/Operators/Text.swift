import ReactiveCore

/// A value on a line of the page: a text, by its number in a list of all texts.
///
/// A number is copied more easily than a text is, which makes the page's module half as large.
struct Text: Sendable, Equatable {
  private static let all = Lock<[String]>([])

  private let number: Int

  init(_ string: String) {
    number = Self.all.withLock { all in
      all.append(string)
      return all.count - 1
    }
  }

  init(_ value: Int64) { self.init("\(value)") }

  var string: String { Self.all.withLock { $0[number] } }

  /// The value as a number, with as many bits as an `Int` has in a lesson; nil if it is none.
  var int: Int64? { Int64(string) }

  static func + (first: Text, second: Text) -> Text { Text(first.string + second.string) }

  static func == (first: Text, second: Text) -> Bool {
    first.string.isSame(as: second.string)
  }
}
