import Foundation

/// Measures the core, here and there beside hand-written Swift: `make bench`.
///
/// It prints a table: medians of nine rounds, instructions if Valgrind is installed, and bytes. With
/// `--save` it also writes the table that the core's book shows.
@main
struct Bench {
  static func main() throws {
    let sink = Sink()
    let (workloads, things) = (workloads(sink), things(sink))
    let arguments = Array(CommandLine.arguments.dropFirst())
    // How this program runs itself for one row.
    if arguments.count == 2, let count = Int(arguments[1]) {
      workloads.first { $0.name == arguments[0] }?.core()(count)
      if let thing = things.first(where: { $0.key == arguments[0] }) {
        print(bytes(ofEach: thing.value, count: count))
      }
      return
    }
    guard arguments.isEmpty || arguments == ["--save"] else {
      print("usage: make bench, or make bench FLAGS=--save")
      exit(64)
    }
    let headings = ["row", "for each", "core", "by hand", "ratio", "instructions", "memory"]
    let times = times(of: workloads)
    let rows =
      zip(workloads, times).map { $0.row($1, instructions(of: $0)) }
      + things.map { name, _ in
        let bytes = printed(by: CommandLine.arguments[0], [name, "20000"])?.prefix { $0 != "\n" }
        return [name, "–", "–", "–", "–", "–", "\(bytes ?? "?") bytes"]
      }
    for row in [headings] + rows {
      let columns = row.dropFirst().map { $0.padding(toLength: 13, withPad: " ", startingAt: 0) }
      print(row[0].padding(toLength: 44, withPad: " ", startingAt: 0) + columns.joined())
    }
    if arguments == ["--save"] {
      let table = ([headings] + rows).map { $0.joined(separator: " | ") }.joined(separator: "\n")
      try "\(origin())\n\n\(table)\n".write(
        toFile: "Sources/Tools/bench/measured.txt", atomically: true, encoding: .utf8)
    }
  }

  /// When, where and with what it is measured.
  private static func origin() -> String {
    let date = Date().formatted(.iso8601.year().month().day())
    let machine = printed(by: "sh", ["-c", "sysctl -n machdep.cpu.brand_string || lscpu"]) ?? ""
    let name = machine.firstMatch(of: /Model name: *(.*)/)?.1 ?? machine.prefix { $0 != "\n" }
    let swift =
      printed(by: "swift", ["--version"])?.firstMatch(of: /Swift version \S+/)?.0 ?? "Swift"
    let system = ProcessInfo.processInfo
    return "Measured on \(date): \(name), \(system.processorCount) cores, "
      + "\(system.operatingSystemVersionString), \(swift.replacing(" version", with: ""))."
  }
}

/// Measures workloads in turn, round after round, and returns the medians, in nanoseconds for a unit.
///
/// So a while in which the machine is slow falls on few rounds of each, and not on all rounds of one.
/// The first round warms up, and does not count.
///
/// - Parameter workloads: What to measure.
/// - Returns: The medians, in the order of the workloads.
private func times(of workloads: [Workload]) -> [(core: Double, byHand: Double?)] {
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
private func instructions(of workload: Workload) -> Int? {
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
private func printed(by name: String, _ arguments: [String]) -> String? {
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
