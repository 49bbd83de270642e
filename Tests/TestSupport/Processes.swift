import CourseSupport
import Foundation

/// Writes a shell script, and makes a program of it.
///
/// Linux runs no program that anybody has open for writing, such as a child of another test. So
/// another program writes the one that is run.
package func install(_ script: String, as name: String, in folder: URL) async throws {
  let draft = folder.appending(path: "\(UUID())")
  try Data("#!/bin/sh\n\(script)\n".utf8).write(to: draft)
  let program = folder.appending(path: name)
  try FileManager.default.createDirectory(
    at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
  let run = try await Run.of(
    ["install", "-m", "755", draft.path, program.path], in: folder, limit: .seconds(60))
  try FileManager.default.removeItem(at: draft)
  guard run.ending == .exited(status: 0) else { throw ToolError(message: run.errors) }
}

/// Writes a text into a file, in folders that are made if need be.
package func write(_ text: String, to path: String, in folder: URL) throws {
  try text.replaceText(of: folder.appending(path: path))
}

/// Waits until something holds, as long as that may take on a busy machine.
///
/// - Returns: Whether it holds.
package func holds(_ condition: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(30)
  while !condition() {
    if ContinuousClock.now >= deadline { return false }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return true
}

/// Whether a process ends, or has ended.
///
/// One that nobody has asked for its status counts as ended: not every machine has a program that
/// does so for orphans.
package func isGone(_ number: pid_t) async -> Bool {
  await holds {
    let state = try? String(contentsOf: URL(filePath: "/proc/\(number)/stat"), encoding: .utf8)
    return kill(number, 0) == -1 || state?.contains(") Z ") == true
  }
}

/// Waits for a file with the numbers of some processes.
package func numbers(in file: URL, count: Int) async -> [pid_t]? {
  var numbers: [pid_t] = []
  let isThere = await holds {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    numbers = text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    return text.hasSuffix("\n") && numbers.count == count
  }
  return isThere ? numbers : nil
}
