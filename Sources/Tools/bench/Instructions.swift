import Foundation

/// Counts the machine instructions of a workload, with Valgrind's callgrind.
///
/// Times on a busy machine differ by half from run to run; instructions do not differ at all.
enum Instructions {
  /// Whether callgrind is installed.
  static let canCount = printed(by: "valgrind", ["--version"]) != nil

  /// How many instructions the core takes for each unit of a workload; nil if they cannot be
  /// counted.
  ///
  /// It runs this program twice, with n and 3n units, and subtracts what both have in common.
  static func count(of workload: Workload) -> Int? {
    let units = 2_000
    guard let once = total(workload, units), let thrice = total(workload, 3 * units) else {
      return nil
    }
    return Int((Double(thrice - once) / Double(2 * units)).rounded())
  }

  private static func total(_ workload: Workload, _ units: Int) -> Int? {
    let program = CommandLine.arguments[0]
    let output = printed(
      by: "valgrind",
      ["--tool=callgrind", "--callgrind-out-file=/dev/null", program, workload.name, "\(units)"])
    return output?.firstMatch(of: /Collected : (\d+)/).flatMap { Int($0.1) }
  }
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
