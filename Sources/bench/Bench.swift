import Foundation

/// Measures the core beside hand-written Swift: `make bench`.
@main
struct Bench {
  static func main() {
    let flags = Set(CommandLine.arguments.dropFirst())
    if let unknown = flags.subtracting(["--json", "--quick", "--record", "--help"]).sorted().first {
      fail("unknown flag '\(unknown)'; try 'bench --help'")
    }
    if flags.contains("--help") {
      print("Measures the core beside hand-written Swift, medians of 9 rounds, in one run.")
      print("  --json    one JSON object for a machine in place of the table")
      print("  --quick   a hundredth of the work, to see that everything runs")
      print("  --record  write \(recordPath) too, which the core's book shows;")
      print("            close other programs first, and run 'make weave' afterwards")
      return
    }
    if flags.contains("--record") { checkRecord(flags) }
    let sink = Sink()
    let share = flags.contains("--quick") ? 100 : 1
    let workloads = workloads(sink)
    let rows = Array(zip(workloads, Workload.measure(workloads, rounds: 9, share: share)))
    let bytes = bytesPerIdleSubscription(sink)
    let growth = growths(sink).map { ($0, $0.measure(rounds: 5, share: share)) }
    if flags.contains("--record") { record(recording(rows, bytes: bytes, growth)) }
    if flags.contains("--json") {
      print(json(rows, bytes: bytes))
    } else {
      print(table(rows, bytes: bytes) + "\n\n" + table(growth))
    }
  }

  private static let recordPath = "Sources/bench/recorded.txt"

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

/// The measurements for a person.
private func table(_ rows: [(Workload, Result)], bytes: Int) -> String {
  var lines = [
    row("workload", "ns per", "core", "by hand", "ratio", "aim", "met"),
    String(repeating: "-", count: 101),
  ]
  for (workload, result) in rows {
    lines.append(
      row(
        workload.name, workload.unit, String(format: "%.2f", result.core),
        String(format: "%.2f", result.byHand), String(format: "%.1f", result.ratio),
        workload.aim.description, workload.aim.isMet(by: result) ? "yes" : "no"))
  }
  lines.append(
    row(
      "bytes per idle subscription", "", "\(bytes)", "", "", "< 400 bytes",
      bytes < 400 ? "yes" : "no"))
  return lines.joined(separator: "\n")
}

private func row(
  _ name: String, _ unit: String, _ core: String, _ hand: String, _ ratio: String,
  _ aim: String, _ met: String
) -> String {
  func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
  func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
  return left(name, 33) + left(unit, 10) + right(core, 9) + right(hand, 10) + right(ratio, 9)
    + "   " + left(aim, 20) + met
}

/// The measurements for a machine.
private func json(_ rows: [(Workload, Result)], bytes: Int) -> String {
  let workloads: [[String: Any]] = rows.map { workload, result in
    [
      "name": workload.name, "unit": workload.unit, "coreNanoseconds": result.core,
      "byHandNanoseconds": result.byHand, "ratio": result.ratio,
      "aim": workload.aim.description, "isMet": workload.aim.isMet(by: result),
    ]
  }
  let report: [String: Any] = ["workloads": workloads, "bytesPerIdleSubscription": bytes]
  let data = try? JSONSerialization.data(
    withJSONObject: report, options: [.prettyPrinted, .sortedKeys])
  return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
}
