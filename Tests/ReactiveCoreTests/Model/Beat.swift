/// When something happens: at a tick, and at a place in the order of all that happens at that tick.
///
/// What is due at one tick runs in the order in which it was scheduled. So a beat knows the beat at
/// which it was scheduled: of two beats at one tick the one that was scheduled earlier comes first, and
/// if they were scheduled at one tick too, the same question is asked about that, and so on.
struct Beat: Comparable, Sendable {
  /// The tick, then the ticks of the beats that scheduled each other, back to the beginning.
  private let path: [Int]

  private init(path: [Int]) { self.path = path }

  /// Makes the beat of something that is scheduled before the clock runs.
  ///
  /// - Parameters:
  ///   - tick: When it is due.
  ///   - order: How many pieces of work were scheduled before it.
  init(tick: Int, order: Int) { path = [tick, -1, order] }

  var tick: Int { path[0] }

  /// Returns the beat of work that is scheduled at this beat, to run some ticks later.
  ///
  /// - Parameter ticks: How much later. Even with 0 it comes after all that was scheduled before.
  func later(_ ticks: Int) -> Beat { Beat(path: [tick + ticks] + path) }

  static func < (one: Beat, other: Beat) -> Bool {
    one.path.lexicographicallyPrecedes(other.path)
  }
}
