import Marbles

@testable import ReactiveCore

/// Makes random trees of operators on a few sources.
struct RandomTree {

  /// What is sent to by hand.
  struct Sources: Sendable {
    let subjects = (0..<3).map { _ in Subject<Int, TestError>() }
    let replaying = ReplaySubject<Int, TestError>(bufferSize: 2)
    let clock = VirtualScheduler()

    /// How often an endless source has found that nobody stops it.
    let strays = Counter()
  }

  private(set) var random: SplitMix64
  private let sources: Sources
  /// Puts something at each joint, which has a name of its own.
  private let joint: (_ signal: Numbers, _ name: String) -> Numbers
  private var joints = 0

  init(
    _ sources: Sources, random: SplitMix64,
    joint: @escaping (_ signal: Numbers, _ name: String) -> Numbers
  ) {
    (self.sources, self.random, self.joint) = (sources, random, joint)
  }

  /// Makes a tree of one to four levels, and a name that says what it is.
  mutating func grow() -> (signal: Numbers, name: String) { tree(height: random.number(1...4)) }

  private mutating func tree(height: Int) -> (signal: Numbers, name: String) {
    let (signal, name) = height == 0 ? leaf() : random.chance(50) ? row(height) : pair(height)
    joints += 1
    let label = "\(joints)"
    return (joint(signal, label), "\(name)·\(label)")
  }

  private mutating func leaf() -> (Numbers, String) {
    let number = random.number(0...2)
    let signal = sources.subjects[number].signal
    switch random.number(0...7) {
    case 3: return (sources.replaying.signal, "replay")
    case 4: return (endless.take(2), "endless.take(2)")
    case 0: return (signal.startWith(number), "startWith(\(number))")
    case 1: return (.from([1, 2, 3]), "from")
    case 2:
      let created = Numbers { subscriber in
        subscriber.send(7)
        return signal.subscribeToEvents { subscriber.forward($0) }
      }
      return (created, "created(\(number))")
    default: return (signal, "subject(\(number))")
    }
  }

  private var endless: Numbers {
    let strays = sources.strays
    return .from(Endless(complain: { strays.increment() }))
  }

  private mutating func row(_ height: Int) -> (Numbers, String) {
    let rows = NumberRow.ofOne.filter { !$0.outlives }
    let row = random.one(of: rows)
    let source = tree(height: height - 1)
    return (row.make(source.signal, around), "\(row.name)[\(source.name)]")
  }

  private mutating func pair(_ height: Int) -> (Numbers, String) {
    let (a, nameOfA) = tree(height: height - 1)
    let (b, nameOfB) = tree(height: random.number(0...height - 1))
    let row = random.one(of: NumberRow.ofTwo)
    return (row.make(a, b, around), "\(row.name)[\(nameOfA), \(nameOfB)]")
  }

  private var around: Surroundings<TestError> {
    Surroundings(clock: sources.clock, error: .server, limit: 20)
  }
}
