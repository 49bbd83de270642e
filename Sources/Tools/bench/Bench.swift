import Foundation

/// Measures the core, and some Swift that is written by hand: `make bench`.
///
/// It prints a table: medians of nine rounds, instructions if Valgrind is installed, and bytes. With
/// `--save` it also writes the table that the core's book shows.
@main
struct Bench {
  static func main() throws {
    let sink = Sink()
    let (workloads, memoryRows) = (workloads(sink), memoryRows(sink))
    let arguments = CommandLine.arguments
    // How this program runs itself for one row.
    if arguments.count == 3, let count = Int(arguments[2]) {
      workloads.first { $0.name == arguments[1] }?.work()(count)
      if let row = memoryRows.first(where: { $0.key == arguments[1] }) {
        print(bytes(ofEach: row.value, count: count))
      }
      return
    }
    let headings = ["row", "for each", "time", "instructions", "memory"]
    let times = times(of: workloads)
    let rows =
      zip(workloads, times).map { $0.row(nanoseconds: $1, instructions(of: $0)) }
      + memoryRows.map { name, _ in
        let bytes = printed(by: arguments[0], [name, "20000"])?.prefix { $0 != "\n" }
        return [name, "–", "–", "–", "\(bytes ?? "?") bytes"]
      }
    let table = ([headings] + rows).map { row in
      zip(row, [41, 8, 7, 12, 10]).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: " | ")
    }
    let text = ([origin(), ""] + table).joined(separator: "\n")
    print(text)
    if arguments.contains("--save") {
      try (text + "\n").write(
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
private func times(of workloads: [Workload]) -> [Double] {
  let rounds = (0...9).map { _ in
    workloads.map { workload in
      let work = workload.work()
      return ContinuousClock().measure { work(workload.count) } / .nanoseconds(workload.count)
    }
  }.dropFirst()
  return workloads.indices.map { index in rounds.map { $0[index] }.sorted()[4] }
}

/// Counts the machine instructions that a workload takes for each unit, with Valgrind's callgrind.
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
