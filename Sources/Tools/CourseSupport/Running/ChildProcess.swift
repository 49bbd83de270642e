import Foundation

/// A program that runs as a process of its own.
///
/// Foundation's `Process` cannot put a program into a group of its own, so it could not end what
/// the program has started.
package struct ChildProcess: Sendable, Hashable {
  /// The number of its process, and of its group.
  ///
  /// Whatever the program starts belongs to the group, so all of it can be stopped at once.
  package let number: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program, to be found on the path, and its arguments.
  ///   - folder: Where it runs.
  ///   - input: The file that it reads from standard input.
  ///   - output: The file into which it prints, which is there already.
  ///   - errors: The file for standard error; by default that of the output.
  ///   - environment: All variables that it gets.
  /// - Throws: `ToolError`, if it cannot be started.
  package init(
    starting command: [String], in folder: String, input: String = "/dev/null", output: String,
    errors: String? = nil, environment: [String: String]
  ) throws {
    var actions = Self.noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_APPEND  // both streams may share a file
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, writing, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors ?? output, writing, 0)

    var attributes = Self.noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals mean to it what they mean to every program.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    #if canImport(Darwin)
      // The files of this process are not for the program; elsewhere each of them says so itself.
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // The shell goes to the folder, and becomes the program: not all systems can without it.
    let shell = ["/bin/sh", "-c", #"cd -- "$1" && shift && exec "$@""#, "sh", folder]
    let arguments = (shell + command).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var number: pid_t = 0
    let problem = posix_spawn(&number, shell[0], &actions, &attributes, arguments, variables)
    guard problem == 0 else {
      throw ToolError(message: "cannot start \(command[0]): \(ToolError.words(for: problem))")
    }
    self.number = number
  }

  /// Whether the program has ended; whatever it started may go on.
  package var hasEnded: Bool {
    var information = siginfo_t()
    // Its number stays its own until `reap`: nobody else is hit by a signal that is sent to it.
    let result = waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT | WNOHANG)
    return result == -1 || information.si_signo == SIGCHLD
  }

  /// Sends a signal to the program and to all that it started.
  package func send(_ signal: Int32) { kill(-number, signal) }

  /// Asks the program to stop, and gives it two seconds to do so: a compiler removes its files then.
  func askToStop(with signal: Int32 = SIGINT) {
    send(signal)
    for _ in 1...200 where !hasEnded { usleep(10_000) }
  }

  /// Stops whatever is left of the program and of what it started.
  ///
  /// - Returns: How the program ended.
  package func reap() -> Run.Ending {
    send(SIGKILL)
    var status: Int32 = 0
    while waitpid(number, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .killed(signal: signal)
  }

  #if canImport(Darwin)
    private static var noActions: posix_spawn_file_actions_t? { nil }
    private static var noAttributes: posix_spawnattr_t? { nil }
  #else
    private static var noActions: posix_spawn_file_actions_t { .init() }
    private static var noAttributes: posix_spawnattr_t { .init() }
  #endif
}
