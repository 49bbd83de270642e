import Foundation

/// Measures the core beside hand-written Swift: `make bench`.
@main
struct Bench {
  static func main() throws {
    let sink = Sink()
    let workloads = workloads(sink)
    let arguments = Array(CommandLine.arguments.dropFirst())
    // How `instructions(of:)` runs one workload.
    if arguments.count == 2, let units = Int(arguments[1]),
      let workload = workloads.first(where: { $0.name == arguments[0] })
    {
      return workload.core()(units)
    }
    guard arguments.isEmpty || arguments == ["--save"] else {
      print(help)
      exit(arguments == ["--help"] ? 0 : 64)
    }
    let times = times(of: workloads)
    let rows =
      workloads.indices.map { workloads[$0].row(times[$0], instructions(of: workloads[$0])) }
      + memory(sink).map { [$0, "–", "–", "–", "–", "–", "\($1) bytes"] }
    printTable([headings + ["was"]] + rows)
    print("\n\(peers)")
    if arguments == ["--save"] {
      let table = ([headings] + rows).map { $0.joined(separator: " | ") }.joined(separator: "\n")
      try "\(origin())\n\n\(table)\n\n\(peers)\n".write(
        toFile: path, atomically: true, encoding: .utf8)
    }
  }

  private static let path = "Sources/Tools/bench/measured.txt"
  private static let headings = [
    "row", "for each", "core", "by hand", "ratio", "instructions", "memory",
  ]

  private static let help = """
    Measures the core beside hand-written Swift: medians of 9 rounds, in one run. Counts
    instructions too, if Valgrind is installed: they do not differ from run to run.
      --save    write \(path) too, which the core's book shows;
                close other programs first, and run 'make weave' afterwards
    """

  /// What is known of others: a time on another machine says nothing, a ratio says a little.
  private static let peers = """
    Peers, measured on 2026-11-25 in one run with this core: how many times as long the fastest of
    RxSwift, ReactiveSwift and OpenCombine took. Sequence 6.5; subject to one 2.9, to ten 1.8, to a
    thousand 1.5; shared to ten 7.4; combineLatest 4.6; zip 5.4; merge 5.7; flatMap 11; flatMapLatest
    4.8; concatMap 6.9; create, map, subscribe, dispose 2.5; 32 maps 3.3; late to a replay subject 3.6;
    property 5.1. Bytes of the smallest: subject 144; property 144; idle subscription 433; three
    operators 502; combineLatest 2514; run of a cold signal 1216; inner signal of flatMap 329.
    """

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

  /// Prints the rows in columns; the last one has the instructions that were saved.
  private static func printTable(_ rows: [[String]]) {
    let saved = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n")
      .map { $0.components(separatedBy: " | ") }.filter { $0.count == headings.count }
    for row in rows {
      let was = saved.first { $0[0] == row[0] }.map { [$0[5]] } ?? []
      let cells = row + (row.count == headings.count ? was : [])
      let columns = cells.dropFirst().map { $0.padding(toLength: 13, withPad: " ", startingAt: 0) }
      print(cells[0].padding(toLength: 44, withPad: " ", startingAt: 0) + columns.joined())
    }
  }
}
