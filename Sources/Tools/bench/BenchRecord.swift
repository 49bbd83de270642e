import Foundation

/// The measurements as a text that stays in the tree; weave shows its rows in the core's book.
///
/// First comes what was measured where and when, a line for each, then the tables. A table begins
/// with its headings, and a blank line stands before it.
func recording(
  _ rows: [Row], _ growth: [(Growth, (once: Double, twice: Double))], _ memory: [(Footprint, Int)]
) -> String {
  let facts = [
    "date: \(today())", "machine: \(processor()), \(ProcessInfo.processInfo.processorCount) cores",
    "system: \(ProcessInfo.processInfo.operatingSystemVersionString)", "swift: \(swiftVersion())",
  ]
  let times =
    [["workload", "for each", "core", "by hand", "instructions"]]
    + rows.map { row in
      [
        row.workload.name, row.workload.unit, nanoseconds(row.result.core),
        nanoseconds(row.result.byHand), row.instructions.map(String.init) ?? "–",
      ]
    }
  return
    (["# Written by: make bench FLAGS=--record", facts.joined(separator: "\n"), text(times)]
    + tables(growth, memory)).joined(separator: "\n\n") + "\n"
}

/// The tables of growth and of memory.
func tables(
  _ growth: [(Growth, (once: Double, twice: Double))], _ memory: [(Footprint, Int)]
) -> [String] {
  let growths =
    [["growth", "for each", "n", "with n", "with 2n"]]
    + growth.map { growth, times in
      [
        growth.name, growth.unit, "\(growth.size)", nanoseconds(times.once),
        nanoseconds(times.twice),
      ]
    }
  let sizes =
    [["memory", "core", "best peer"]]
    + memory.map { [$0.name, "\($1) bytes", "\($0.bestPeer) bytes"] }
  return [text(growths), text(sizes)]
}

private func text(_ table: [[String]]) -> String {
  table.map { $0.joined(separator: " | ") }.joined(separator: "\n")
}

/// A time with as many digits as a reader can use.
private func nanoseconds(_ time: Double) -> String {
  String(format: time < 10 ? "%.2f ns" : "%.0f ns", time)
}

/// The date, as it is written everywhere: `2026-11-22`.
private func today() -> String {
  Date().formatted(.iso8601.year().month().day())
}

/// What the processor is called.
private func processor() -> String {
  #if canImport(Darwin)
    var size = 0
    sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
    var name = [UInt8](repeating: 0, count: size)
    sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0)
    return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
  #else
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let name = text.split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last
    return name.map { $0.trimmingCharacters(in: .whitespaces) } ?? "a processor without a name"
  #endif
}

/// The version of the Swift that is installed, which has just built this program.
private func swiftVersion() -> String {
  let text = printed(by: "swift", ["--version"])
  return text?.firstMatch(of: /Swift version (\S+)/).map { String($0.1) } ?? "unknown"
}

/// A recording that was made earlier.
struct Record {
  private var rows: [String: [String]] = [:]

  init(at path: String) {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == 5 { rows[cells[0]] = cells }
    }
  }

  /// What it says of a workload.
  func row(_ name: String) -> (core: String, instructions: String)? {
    rows[name].map { cells in
      (cells[2].replacingOccurrences(of: " ns", with: ""), cells[4])
    }
  }
}
