import Foundation

/// Runs work that may bring its program down in a process of its own.
///
/// What the work prints is printed here, too. The last line says only whether it came to its end:
/// the signal that stopped it, and how deep it came, differ from one machine to another.
///
///     runApart("a call within a call") { fall(from: 1_000_000) }
///     // the program was stopped
///
/// The work runs on a thread with a stack of 512 kB, so that a depth of 100,000 calls is too deep
/// everywhere. The process is this same program: it does in silence all that comes before.
///
/// - Parameters:
///   - name: What tells this work from others that the program runs apart.
///   - fileID: The file of the lesson; leave it out.
///   - line: The line of the lesson; leave it out.
///   - work: What to run.
public func runApart(
  _ name: String, fileID: String = #fileID, line: Int = #line,
  _ work: @escaping @Sendable () -> Void
) {
  let environment = ProcessInfo.processInfo.environment
  if let wanted = environment[Apart.variable] {
    // This is the other process: it is here for one work only.
    if wanted == name { Apart.run(work) }
    return
  }
  guard let outcome = Apart.outcome(of: name) else {
    Terminal.complain("error: this program cannot be run once more; build it again")
    Terminal.leave(status: 74)
  }
  // A line may be a note of the lesson: it names its own line.
  for line in outcome.lines { Swift.print(line) }
  let end = outcome.hasEndedWell ? "the program came to its end" : "the program was stopped"
  print(end, fileID: fileID, line: line)
}

/// The process in which a work runs.
private enum Apart {
  /// Says which work it is.
  static let variable = "COLD_AND_HOT_APART"

  /// The line after which comes what the work prints.
  static let begin = "\u{1}"

  /// Runs this program once more for a work.
  ///
  /// The process belongs to this program's group, so that whoever stops the group stops both.
  ///
  /// - Returns: What the work printed, and whether it came to its end; nil if it could not begin.
  static func outcome(of name: String) -> (lines: [String], hasEndedWell: Bool)? {
    #if os(macOS) || os(Linux)
      guard let program = Bundle.main.executablePath else { return nil }
      // What a shell could misread reaches it in variables.
      let variables = [
        variable: name, "COLD_AND_HOT_PROGRAM": program, "SWIFT_BACKTRACE": "enable=no",
      ]
      for (name, value) in variables { setenv(name, value, 1) }
      defer { for name in variables.keys { unsetenv(name) } }
      fflush(nil)
      guard let pipe = popen("exec \"$COLD_AND_HOT_PROGRAM\" < /dev/null 2> /dev/null", "r") else {
        return nil
      }
      var output: [UInt8] = []
      while case let byte = getc(pipe), byte != EOF {
        output.append(UInt8(truncatingIfNeeded: byte))
      }
      let status = pclose(pipe)
      var lines = String(decoding: output, as: UTF8.self).components(separatedBy: "\n")
      if lines.last == "" { lines.removeLast() }
      guard let begin = lines.lastIndex(of: begin) else { return nil }
      return (Array(lines[begin...].dropFirst()), status == 0)
    #else
      // Phones, watches and the like let no program start another.
      return nil
    #endif
  }

  /// Runs the work, and ends the process if the work has not.
  static func run(_ work: @escaping @Sendable () -> Void) -> Never {
    Terminal.writeLineByLine()
    Swift.print(begin)
    let hasEnded = DispatchSemaphore(value: 0)
    let thread = Thread {
      fallQuietly()
      work()
      hasEnded.signal()
    }
    thread.stackSize = 512 * 1_024
    thread.start()
    hasEnded.wait()
    Terminal.leave(status: 0)
  }

  /// Lets a crash of this thread end the process at once.
  ///
  /// Else a system may write a core or a report of each, which takes seconds.
  private static func fallQuietly() {
    // A stack that is full has no room for a handler, so that one has a stack of its own.
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { _ in _exit(1) }
      #else
        action.__sigaction_handler.sa_handler = { _ in _exit(1) }
      #endif
      action.sa_flags = SA_ONSTACK
      sigaction(number, &action, nil)
    }
  }
}
