import CourseSupport
import Foundation
import Synchronization
import TestSupport
import Testing

/// How programs are started and ended.
@Suite struct RunTests {
  private func run(
    _ script: String, limit: Duration = .seconds(60), tell: ((String) -> Void)? = nil
  ) async throws -> Run {
    try await Run.of(
      ["/bin/sh", "-c", script], in: URL(filePath: "/"), environment: ["WHERE": "here"],
      limit: limit, tell: tell)
  }

  @Test("a run tells output, errors, and how it ended")
  func tellsAll() async throws {
    let end = try await run("echo $WHERE; pwd; echo two >&2; exit 3")
    #expect(end == Run(output: "here\n/\n", errors: "two\n", ending: .exited(status: 3)))
    let killed = try await run("echo one; kill -9 $$")
    #expect(killed == Run(output: "one\n", errors: "", ending: .killed(signal: 9)))
  }

  @Test("what a program has started ends with it, or with its time")
  func endsWhatIsLeft() async throws {
    for (script, limit, ending) in [
      ("sleep 600 & echo $!", .seconds(60), .exited(status: 0)),
      ("sleep 600 & echo $!; sleep 600", .seconds(1), .stopped(after: .seconds(1))),
    ] as [(String, Duration, Run.Ending)] {
      let run = try await run(script, limit: limit)
      #expect(run.ending == ending)
      #expect(await isGone(try #require(pid_t(run.output.dropLast()))))
    }
  }

  @Test("a program that prints too much is stopped, and may tidy up before", arguments: [1, 2])
  func limitsBoth(stream: Int) async throws {
    // If nobody stops it, it ends by itself, later.
    let script = """
      trap 'echo tidy >&2; exit' INT
      head -c 3000000 /dev/zero | tr '\\0' x >&\(stream); sleep 300 & wait
      """
    let run = try await run(script, limit: .seconds(200))
    #expect(run.ending == .stopped(after: .seconds(200)))
    #expect((stream == 1 ? run.output : run.errors).utf8.count == 2_000_000)
    #expect(stream == 2 || run.errors == "tidy\n")
  }

  @Test("a program that goes on to print is told line by line, and has time as long as it does")
  func tells() async throws {
    let lines = Mutex<[String]>([])
    let run = try await run(
      "for i in 1 2 3 4; do printf 'tea\\nmi'; sleep 0.5; echo lk; done; sleep 600",
      limit: .milliseconds(1_500)
    ) { text in lines.withLock { $0 += text.split(separator: "\n").map(String.init) } }
    #expect(run.ending == .stopped(after: .milliseconds(1_500)))
    #expect(lines.withLock(\.self) == Array(repeating: ["tea", "milk"], count: 4).flatMap(\.self))
  }
}
