import Foundation

/// Measures the core beside hand-written Swift: `make bench`.
@main
struct Bench {
  static func main() {
    let flags = Set(CommandLine.arguments.dropFirst())
    if let unknown = flags.subtracting(["--json", "--quick", "--help"]).sorted().first {
      fail("unknown flag '\(unknown)'; try 'bench --help'")
    }
    if flags.contains("--help") {
      print("Measures the core beside hand-written Swift, medians of 9 rounds, in one run.")
      print("  --json    one JSON object for a machine in place of the table")
      print("  --quick   a hundredth of the work, to see that everything runs")
      return
    }
    let sink = Sink()
    let share = flags.contains("--quick") ? 100 : 1
    let rows = workloads(sink).map { workload in
      (workload, workload.measure(rounds: 9, share: share))
    }
    let bytes = bytesPerIdleSubscription(sink)
    let growth = growths(sink).map { ($0, $0.measure(rounds: 5, share: share)) }
    if flags.contains("--json") {
      print(json(rows, bytes: bytes))
    } else {
      print(table(rows, bytes: bytes) + "\n\n" + table(growth))
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
