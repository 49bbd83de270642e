import Marbles

/// Where the programs of this target print.
///
/// Their lines are compared with answers, so they go into a list and not to a terminal. That way
/// one process can run all of them, and no question waits for a program to start.
enum Output {
  @TaskLocal static var lines = Recorder<String>()
}

/// Takes down a line, as if it was printed.
func print(_ line: String) { Output.lines.append(line) }
