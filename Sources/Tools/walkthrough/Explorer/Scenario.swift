/// One state of the explorer: a kind of signal, how its source ends, and when two listeners come.
struct Scenario: Hashable, Sendable {
  let kind: Kind
  let ending: Ending
  let ada: Visit
  let ben: Visit

  /// The tick at which a recording stops: a run that starts with the last arrival has ended by
  /// then.
  static let lastTick = 41

  /// Every state that the page offers.
  static let all = Kind.allCases.flatMap { kind in
    kind.endings.flatMap { ending in
      Visit.offered(to: "Ada").flatMap { ada in
        Visit.offered(to: "Ben").map { ben in
          Scenario(kind: kind, ending: ending, ada: ada, ben: ben)
        }
      }
    }
  }
}

/// How a signal is made hot, or left cold.
///
/// The raw value stands in the page's address.
enum Kind: String, CaseIterable, Sendable {
  case cold
  case subject
  case share
  case shareReplay = "share-replay"
  case replayLazily = "replay-lazily"
  case multicast
  case property
  case startedEagerly = "started-eagerly"

  /// How the source may end.
  ///
  /// A property only goes on: its signal cannot fail, and nothing hands a completion to it.
  var endings: [Ending] { self == .property ? [.goesOn] : Ending.allCases }
}

/// How the source ends.
enum Ending: String, CaseIterable, Sendable {
  case goesOn = "goes-on"
  case completes
  case fails

  /// The film as a drawing: each run plays it from its own first tick.
  ///
  /// Scenes come at ticks 2, 6, 10, … of a run, and the end at tick 17. Listeners come at multiples
  /// of four and leave eleven ticks later. So no two things that matter happen at one tick.
  var drawing: String {
    switch self {
    case .goesOn: "--1---2---3---4---5---6---7---8---9"
    case .completes: "--1---2---3---4--|"
    case .fails: "--1---2---3---4--#"
    }
  }
}

/// When a listener comes, and whether it leaves.
struct Visit: Hashable, Sendable {
  let name: String
  let comes: Int
  let leaves: Int?

  /// The ticks at which a listener may come.
  static let arrivals = [0, 4, 8, 12, 16, 20, 24]

  /// How long a listener stays who leaves.
  static let stay = 11

  /// Every visit that the page offers to a listener.
  static func offered(to name: String) -> [Visit] {
    [false, true].flatMap { isLeaving in
      arrivals.map { tick in
        Visit(name: name, comes: tick, leaves: isLeaving ? tick + stay : nil)
      }
    }
  }
}
