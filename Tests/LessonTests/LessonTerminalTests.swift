import CourseSupport
import Foundation
import TestSupport
import Testing

/// What lessons do at a terminal.
@Suite struct LessonTerminalTests {
  /// The last thing that the step mode shows, in its own words.
  private let prompt = "q: quit > "

  @Test("a step fills its window, whatever has become of it, and Ctrl-D ends the line")
  func steps() async throws {
    let terminal = try PseudoTerminal()
    terminal.resize(lines: 60)
    let lesson = try terminal.start(
      Products.executable("course"), ["step", "17"],
      environment: ["TERM": "xterm", "COURSE_NO_BUILD": "1"])
    _ = await terminal.read(until: prompt)
    var high = ""
    for _ in 1...20 {
      terminal.type("\n")
      high = await terminal.read(until: prompt)
    }
    terminal.resize(lines: 12)
    terminal.type("b\n")
    let low = await terminal.read(until: prompt)
    func lines(_ frame: String) -> Int { frame.split(separator: "\r\n").count }
    #expect(lines(low) < lines(high))
    terminal.type("\u{4}")
    #expect(await terminal.read(until: "\r\n").hasSuffix("\r\n"))
    #expect(await holds { lesson.hasEnded })
    #expect(lesson.reap() == .exited(status: 0))
  }
}
