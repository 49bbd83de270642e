import CourseSupport
import Foundation
import TestSupport
import Testing

/// What lessons do at a terminal.
@Suite struct LessonTerminalTests {
  /// The last thing that the step mode shows, in its own words.
  private let prompt = "q: quit "

  @Test(
    "keys work at once where they can, and however the step mode ends, the terminal is as before",
    arguments: [("xterm", "q"), ("xterm", ""), ("dumb", "q\n")])
  func takesKeys(name: String, end: String) async throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.takesLines)
    let lesson = try terminal.start(
      BuiltPrograms.executable("course"), ["step", "1"],
      environment: ["TERM": name, "COURSE_NO_BUILD": "1"])
    #expect(await terminal.read(until: prompt).contains(name == "dumb" ? "Enter: on" : "Space or"))
    #expect(terminal.takesLines == (name == "dumb"))
    for (key, words) in [(" ", "step 2 of"), ("\u{1B}[C", "step 3 of"), ("\u{1B}[D", "step 2 of")]
    where name != "dumb" {
      terminal.type(key)
      #expect(await terminal.read(until: prompt).contains(words))
    }
    if end.isEmpty { lesson.send(SIGINT) } else { terminal.type(end) }
    #expect(await holds { lesson.hasEnded })
    #expect(lesson.reap() == (end.isEmpty ? .killed(signal: SIGINT) : .exited(status: 0)))
    #expect(terminal.takesLines)
  }

  @Test("a step fills its window, whatever has become of it, and Ctrl-D ends the line")
  func steps() async throws {
    let terminal = try PseudoTerminal()
    terminal.resize(lines: 60)
    let lesson = try terminal.start(
      BuiltPrograms.executable("course"), ["step", "38"],
      environment: ["TERM": "xterm", "COURSE_NO_BUILD": "1"])
    _ = await terminal.read(until: prompt)
    var high = ""
    for _ in 1...20 {
      terminal.type("\n")
      high = await terminal.read(until: prompt)
    }
    terminal.resize(lines: 12)
    terminal.type("b")
    let low = await terminal.read(until: prompt)
    func lines(_ frame: String) -> Int { frame.split(separator: "\r\n").count }
    #expect(lines(low) < lines(high))
    terminal.type("\u{4}")
    #expect(await terminal.read(until: "\r\n").hasSuffix("\r\n"))
    #expect(await holds { lesson.hasEnded })
    #expect(lesson.reap() == .exited(status: 0))
  }
}
