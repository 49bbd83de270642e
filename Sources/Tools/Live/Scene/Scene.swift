/// What the page asks the core to play: sources, a chain of operators, and who listens when.
struct Scene: Sendable {
  /// A source that is made anew for each play.
  struct Source: Sendable {
    let name: String
    let start: Start
    let marks: [Mark]
  }

  /// What a source does when somebody subscribes.
  enum Start: String, CaseIterable, Sendable {
    /// It plays its marks from the tick of the subscription on.
    case cold
    /// It has been playing since tick 0, for everybody.
    case hot
    /// It sends everything at once, while somebody subscribes.
    case sync
    /// It is a `Signal.timer`: its first mark has the time and the value.
    case timer
    /// It is a `Signal.interval`: its first mark has the time.
    case interval
  }

  /// A value or an ending, and its tick.
  struct Mark: Sendable {
    let tick: Int
    let sent: Sent
  }

  /// An operator of the chain.
  struct Link: Sendable {
    let name: String

    /// Its argument; `0` if it takes none.
    var amount = "0"

    /// Which of the sources is its second one, if it takes one.
    var other = 1
  }

  /// Somebody who listens to the end of the chain.
  struct Listener: Sendable {
    let name: String
    let comes: Int

    /// Nil for a listener who stays.
    var leaves: Int?
  }

  var sources: [Source]
  var chain: [Link] = []
  var listeners: [Listener] = []

  /// The last tick that is played.
  var until = Scene.lastTick

  /// The tick at which whoever has made the work stops it, if that is to happen.
  var halt: Int?

  /// The operator that makes what a row sends, by its place in the chain; nil if none does.
  func maker(of row: Row) -> Int? {
    switch row.kind {
    case .run, .tap: nil
    case .stage: row.place
    case .listener: chain.isEmpty ? nil : chain.count - 1
    }
  }

  /// The last tick that the page shows.
  static let lastTick = 41
}

/// What a signal sends.
enum Sent: Sendable {
  case value(String)
  case failed
  case completed

  /// As a drawing shows it: `#` for a failure and `|` for the completion.
  var text: String {
    switch self {
    case .value(let text): text
    case .failed: "#"
    case .completed: "|"
    }
  }

  init(text: String) {
    self = text.isSame(as: "#") ? .failed : .value(text)
    if text.isSame(as: "|") { self = .completed }
  }

  var isEnding: Bool { if case .value = self { false } else { true } }
}

/// Why something cannot be played, as a sentence.
struct Misuse: Error {
  let message: String
}
