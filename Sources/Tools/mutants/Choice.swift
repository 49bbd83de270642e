import CourseSupport
import Marbles

/// Which mutants to try, as the command line says.
struct Choice {
  /// The beginnings of the names of files; all files if there are none.
  private(set) var names: [String] = []

  /// How many to try; nil for all of them.
  private(set) var count: Int?

  /// What decides which ones these are: the same seed chooses the same mutants of the same files.
  private(set) var seed = UInt64.random(in: 0..<100_000)

  /// Reads the arguments: `--seed 7 --count 200`, names of files such as `Map Take`, or `--all`.
  ///
  /// - Throws: `UsageError`, if it cannot.
  init(_ arguments: [String]) throws(UsageError) {
    var isAll = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--all": isAll = true
      case "--seed", "--count":
        guard let number = rest.popFirst().flatMap(UInt64.init), number < 1 << 32 else {
          throw UsageError(message: "a number follows \(argument), as in: \(argument) 7")
        }
        if argument == "--seed" { seed = number } else { count = Int(number) }
      case let flag where flag.hasPrefix("-"):
        throw UsageError(message: "no flag \(flag); try: --seed 7 --count 200, or --all")
      default: names.append(argument)
      }
    }
    if count == nil, names.isEmpty, !isAll { count = 100 }
  }

  /// Returns the chosen ones, in the order in which they were made.
  func mutants(of all: [Mutant]) throws(UsageError) -> [Mutant] {
    let named = all.filter { mutant in
      names.isEmpty || names.contains { mutant.file.hasPrefix($0) }
    }
    if named.isEmpty {
      throw UsageError(message: "none in \(names.joined(separator: " ")); try: Map")
    }
    guard let count else { return named }
    var numbers = SplitMix64(seed: seed)
    return named.shuffled(using: &numbers).prefix(count).sorted { $0.number < $1.number }
  }
}
