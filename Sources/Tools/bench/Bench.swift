import Foundation

/// Measures the core beside hand-written Swift: `make bench`.
@main
struct Bench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let sink = Sink()
    let workloads = workloads(sink)
    // How `Instructions` runs one workload.
    if arguments.count == 2, let units = Int(arguments[1]),
      let workload = workloads.first(where: { $0.name == arguments[0] })
    {
      return workload.core(units)
    }
    let flags = Set(arguments)
    if let unknown = flags.subtracting(["--quick", "--record", "--help"]).sorted().first {
      fail("unknown flag '\(unknown)'; try 'bench --help'")
    }
    if flags.contains("--help") {
      print("Measures the core beside hand-written Swift, medians of 9 rounds, in one run.")
      print("Counts instructions too, if Valgrind is installed.")
      print("  --quick   a hundredth of the work, to see that everything runs")
      print("  --record  write \(recordPath) too, which the core's book shows;")
      print("            close other programs first, and run 'make weave' afterwards")
      return
    }
    if flags.contains("--record") { checkRecord(flags) }
    let share = flags.contains("--quick") ? 100 : 1
    let results = Workload.measure(workloads, rounds: 9, share: share)
    let canCount = Instructions.canCount && share == 1
    let rows = zip(workloads, results).map { workload, result in
      Row(
        workload: workload, result: result,
        instructions: canCount ? Instructions.count(of: workload) : nil)
    }
    let memory = Footprint.measure(Footprint.all(sink))
    let growth = growths(sink).map { ($0, $0.measure(rounds: 5, share: share)) }
    let before = Record(at: recordPath)
    if flags.contains("--record") { record(recording(rows, growth, memory)) }
    print(([table(rows, beside: before)] + tables(growth, memory)).joined(separator: "\n\n"))
  }

  private static let recordPath = "Sources/Tools/bench/recorded.txt"

  #if DEBUG
    private static let isOptimized = false
  #else
    private static let isOptimized = true
  #endif

  /// Ends the program if what it would record were of no use, or had no place.
  private static func checkRecord(_ flags: Set<String>) {
    if !isOptimized {
      fail("only optimized code is worth recording; use 'make bench FLAGS=--record'")
    }
    if flags.contains("--quick") { fail("a quick run is not worth recording; leave out --quick") }
    if !FileManager.default.fileExists(atPath: "Package.swift") {
      fail("there is no Package.swift here; record in the folder that has it")
    }
  }

  private static func record(_ text: String) {
    do {
      try text.write(toFile: recordPath, atomically: true, encoding: .utf8)
    } catch {
      fail("\(recordPath) cannot be written")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(64)
  }
}

/// What was measured of one workload.
struct Row {
  let workload: Workload
  let result: Result
  /// How many instructions the core takes for each unit, if they could be counted.
  let instructions: Int?
}

extension [Row] {
  /// How many nanoseconds a call of a closure took.
  fileprivate var closureCall: Double {
    first { $0.workload.name == "subject to 1" }?.result.byHand ?? Aim.closureCall
  }
}

/// The measurements for a person.
private func table(_ rows: [Row], beside record: Record) -> String {
  var lines = [
    line(
      "workload", "ns per", ["core", "record", "by hand", "limit"], "met", ["instr.", "record"]),
    String(repeating: "-", count: 112),
  ]
  for row in rows {
    let result = row.result
    let limit = row.workload.aim.limit(byHand: result.byHand, closureCall: rows.closureCall)
    let before = record.row(row.workload.name)
    lines.append(
      line(
        row.workload.name, row.workload.unit,
        [
          String(format: "%.2f", result.core), before?.core ?? "–",
          String(format: "%.2f", result.byHand), String(format: "%.2f", limit),
        ],
        result.core <= limit ? "yes" : "no",
        [
          row.instructions.map(String.init) ?? "–",
          before?.instructions ?? "–",
          change(from: before?.instructions, to: row.instructions),
        ]))
  }
  return lines.joined(separator: "\n")
}

/// How much a number of instructions has changed, if by one in a hundred or more.
private func change(from before: String?, to now: Int?) -> String {
  guard let before = before.flatMap(Double.init), let now, before > 0 else { return "" }
  let percent = (Double(now) / before - 1) * 100
  return abs(percent) < 1 ? "" : String(format: "%+.0f %%", percent)
}

private func line(
  _ name: String, _ unit: String, _ times: [String], _ met: String, _ instructions: [String]
) -> String {
  func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
  func right(_ text: String) -> String {
    String(repeating: " ", count: max(0, 10 - text.count)) + text
  }
  return left(name, 36) + left(unit, 9) + times.map(right).joined() + "   " + left(met, 4)
    + instructions.map(right).joined()
}
