import Foundation
import Synchronization

/// One thing to measure: how the core does it, and how one would write it by hand.
struct Workload {
  /// What is done.
  let name: String

  /// What the figures count: nanoseconds for each of these.
  let unit: String

  /// How many of them one round does.
  let count: Int

  /// Sets the core up, which takes no part in the time, and returns the work for a number of units.
  let core: () -> (Int) -> Void

  /// The same work without the core, if there is something like it.
  var byHand: ((Int) -> Void)?

  /// The row of the table.
  func row(_ time: (core: Double, byHand: Double?), _ instructions: Int?) -> [String] {
    func nanoseconds(_ time: Double) -> String {
      String(format: time < 10 ? "%.2f ns" : "%.0f ns", time)
    }
    let ratio = time.byHand.map { String(format: "%.1f", time.core / $0) }
    return [
      name, unit, nanoseconds(time.core), time.byHand.map(nanoseconds) ?? "–", ratio ?? "–",
      instructions.map(String.init) ?? "–", "–",
    ]
  }
}

/// Measures workloads in turn, round after round, and returns the medians, in nanoseconds for a unit.
///
/// So a while in which the machine is slow falls on few rounds of each, and not on all rounds of one.
/// The first round warms up, and does not count.
///
/// - Parameter workloads: What to measure.
/// - Returns: The medians, in the order of the workloads.
func times(of workloads: [Workload]) -> [(core: Double, byHand: Double?)] {
  let rounds = (0...9).map { _ in
    workloads.map { workload -> (core: Double, byHand: Double?) in
      func time(_ work: (Int) -> Void) -> Double {
        ContinuousClock().measure { work(workload.count) } / .nanoseconds(workload.count)
      }
      return (time(workload.core()), workload.byHand.map(time))
    }
  }.dropFirst()
  return workloads.indices.map { index in
    let byHand = rounds.compactMap { $0[index].byHand }.sorted()
    return (rounds.map { $0[index].core }.sorted()[4], byHand.isEmpty ? nil : byHand[4])
  }
}

/// Counts the machine instructions that the core takes for each unit, with Valgrind's callgrind.
///
/// It runs this program twice, with n and 3n units, and subtracts what both have in common.
///
/// - Returns: The number; nil if Valgrind is not installed.
func instructions(of workload: Workload) -> Int? {
  let units = 2_000
  let totals = [units, 3 * units].compactMap { units in
    let valgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
    return printed(
      by: "valgrind", valgrind + [CommandLine.arguments[0], workload.name, "\(units)"])?
      .firstMatch(of: /Collected : (\d+)/).flatMap { Int($0.1) }
  }
  guard totals.count == 2 else { return nil }
  return Int((Double(totals[1] - totals[0]) / Double(2 * units)).rounded())
}

/// Returns what a program prints, or nil if it is not there or fails.
func printed(by name: String, _ arguments: [String]) -> String? {
  let (process, output) = (Process(), Pipe())
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [name] + arguments
  process.standardOutput = output
  process.standardError = output
  do { try process.run() } catch { return nil }
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return process.terminationStatus == 0 ? text : nil
}

/// Where the results go, so that the optimizer cannot leave the work out.
final class Sink: Sendable {
  private let sum = Atomic(0)

  /// Takes a number in; from one thread at a time, so that the counting costs next to nothing.
  func add(_ number: Int) {
    sum.store(sum.load(ordering: .relaxed) &+ number, ordering: .relaxed)
  }
}
