/// When something happens: at a tick, and at a place in the order of all that happens at that tick.
///
/// What is due at one tick runs in the order in which it was scheduled. So a beat knows the beat at
/// which it was scheduled: of two beats at one tick the one that was scheduled earlier comes first,
/// and if they were scheduled at one tick too, the same question is asked about that, and so on.
/// What happens during one piece of work has places in it: the first thing that follows from
/// another has the place 0 in it, the second has the place 1.
struct Beat: Comparable, Sendable {
  /// The tick, the whole path of the beat at which this was scheduled, and then places: such that
  /// the order of beats is the order of paths.
  private let path: [Int]

  /// How much of the path says which piece of work it is; the rest are places in it.
  private let workLength: Int

  private init(work: [Int], places: [Int] = []) {
    path = work + places
    workLength = work.count
  }

  /// Makes the beat of work that is scheduled before the clock runs.
  ///
  /// - Parameters:
  ///   - tick: When it is due.
  ///   - order: How many pieces of work were scheduled before it.
  init(tick: Int, order: Int) { self.init(work: [tick, -2, order]) }

  var tick: Int { path[0] }

  /// Returns the beat of work that is scheduled at this beat and due some ticks later.
  ///
  /// Even without delay it comes after all that was scheduled before. What is scheduled at one beat
  /// is numbered.
  func later(_ ticks: Int, number: Int = 0) -> Beat {
    Beat(work: [tick + ticks] + closedPath + [number])
  }

  /// Returns the beat of something that follows from what happens at this beat, at once.
  ///
  /// All that follows from it has places: 0 for the first.
  func then(_ place: Int) -> Beat {
    Beat(work: Array(path[..<workLength]), places: path[workLength...] + [place])
  }

  /// Returns the beat at which a subject that is sent to at this beat reaches a subscriber.
  ///
  /// Who has subscribed earlier is reached earlier.
  func reaching(_ subscribed: Beat) -> Beat {
    Beat(work: Array(path[..<workLength]), places: path[workLength...] + subscribed.closedPath)
  }

  /// Whether both happen during one piece of work.
  func isAtOnce(with other: Beat) -> Bool {
    workLength == other.workLength && path[..<workLength] == other.path[..<workLength]
  }

  /// The path with a mark at its end that comes before all places, as a part of a longer one.
  private var closedPath: [Int] { path + [-1] }

  static func < (one: Beat, other: Beat) -> Bool {
    one.path.lexicographicallyPrecedes(other.path)
  }
}
