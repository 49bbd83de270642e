import CourseSupport
import Foundation
import LessonKit

/// The command: breaks a copy of the core and the bridge in small ways, one at a time, and lists those
/// that no test notices.
@main struct Mutants {
  static func main() async {
    ProcessCleanup.cleanUpOnSignals()
    Terminal.writeLineByLine()
    do {
      let choice = try Choice(Array(CommandLine.arguments.dropFirst()))
      exit(try await run(choice, in: packageRoot()) ? 0 : 1)
    } catch {
      Terminal.fail(error)
    }
  }

  /// So many are built together; each makes its body need more of the stack.
  private static let batch = 150

  /// Tries some mutants, and returns whether nothing is left to do.
  private static func run(_ choice: Choice, in root: URL) async throws -> Bool {
    let start = ContinuousClock.now
    let copy = try BrokenCopy(root: root)
    let equivalents = try Equivalents(
      String(textOf: root.appending(path: "Sources/Tools/mutants/equivalent.txt")))
    let chosen = try choice.mutants(of: copy.mutants)
    let wanted = chosen.filter { !equivalents.name($0) }
    print("\(copy.mutants.count) mutants were made; seed \(choice.seed) takes \(chosen.count).")
    var outcomes: [Outcome] = []
    for first in stride(from: 0, to: wanted.count, by: batch) {
      outcomes += try await tryAll(Array(wanted[first...].prefix(batch)), in: copy)
    }
    let hung = outcomes.count { $0 == .hung }
    let alive = outcomes.count { $0 == .passed }
    print(
      """

      \(chosen.count) mutants: \(chosen.count - wanted.count) equivalent, \
      \(wanted.count - outcomes.count) do not compile, \(outcomes.count) tried.
      \(outcomes.count - alive) found (\(hung) by a time limit), \(alive) alive, \
      in \((.now - start).components.seconds) seconds.
      """)
    let stale = equivalents.rows(withoutAnyOf: copy.mutants)
    for row in stale { print("equivalent.txt: no mutant is like this any more: \(row)") }
    return alive == 0 && stale.isEmpty
  }

  /// Builds some mutants together, and tries those that compile.
  private static func tryAll(
    _ mutants: [Mutant], in copy: BrokenCopy
  ) async throws -> [Outcome] {
    print("Building \(mutants.count) of them in .build/mutants.")
    let mutants = try await copy.build(mutants)
    print("Running the tests with all of them switched off.")
    var limits: [[String]: Duration] = [:]
    for round in Set(mutants.flatMap(\.rounds)) { limits[round] = try await copy.limit(of: round) }
    let all = limits
    print("Trying the \(mutants.count) that compile.")
    return try await withThrowingTaskGroup(of: (Mutant, Outcome).self) { group in
      var outcomes: [Outcome] = []
      var waiting = mutants[...]
      func begin() {
        guard let mutant = waiting.popFirst() else { return }
        group.addTask { (mutant, try await copy.outcome(of: mutant, limits: all)) }
      }
      for _ in 1...2 { begin() }
      while let (mutant, outcome) = try await group.next() {
        print(outcome == .passed ? "ALIVE \(mutant.description)" : "\(mutant.key): \(outcome)")
        outcomes.append(outcome)
        begin()
      }
      return outcomes
    }
  }
}
