import Foundation
import TestSupport
import Testing

@testable import CourseSupport

/// How programs are started and ended.
@Suite struct RunTests {
  @Test("three hundred programs leave no file open, and need few at a time")
  func closesItsFiles() async {
    // In a process of its own: other tests open files at the same time.
    await #expect(processExitsWith: .success) {
      let here = URL(filePath: "/")
      // Waiting keeps some files open for all that is still to come.
      _ = try await Run.of(["sleep", "0.1"], in: here, limit: .seconds(60))
      let before = openFiles()
      var limit = rlimit()
      getrlimit(fileLimit, &limit)
      limit.rlim_cur = rlim_t(before + 100)
      setrlimit(fileLimit, &limit)
      try await withThrowingTaskGroup(of: Run.self) { group in
        for _ in 1...300 {
          group.addTask { try await Run.of(["true"], in: here, limit: .seconds(60)) }
        }
        for try await run in group { #expect(run.ending == .exited(status: 0)) }
      }
      #expect(openFiles() <= before + 5)
    }
  }

  private func run(_ script: String, limit: Duration) async throws -> Run {
    try await Run.of(["/bin/sh", "-c", script], in: URL(filePath: "/"), limit: limit)
  }

  @Test("a run tells output, errors, status and the environment it was given")
  func tellsAll() async throws {
    let script = "echo $WHERE; echo two >&2; exit 3"
    let run = try await Run.of(
      ["sh", "-c", script], in: URL(filePath: "/"), environment: ["WHERE": "here"],
      limit: .seconds(60))
    #expect(run == Run(output: "here\n", errors: "two\n", ending: .exited(status: 3)))
  }

  @Test("a run tells the signal that killed it, and what it printed before")
  func tellsSignal() async throws {
    let script =
      "i=0; while [ $i -lt 20000 ]; do echo 0123456789; echo 9 >&2; i=$((i+1)); done; kill -9 $$"
    let run = try await run(script, limit: .seconds(60))
    #expect(run.ending == .killed(signal: 9))
    #expect(run.output.count == 220_000)
    #expect(run.errors.count == 40_000)
  }

  @Test("a folder is removed, though a program that is about to die still writes into it")
  func removesWhatGrows() async throws {
    let folder = try ProcessCleanup.makeFolder()
    async let writing: Void = {
      for number in 1...500 { try? Data().write(to: folder.appending(path: "\(number)")) }
    }()
    while try FileManager.default.contentsOfDirectory(atPath: folder.path).count < 20 {
      await Task.yield()
    }
    ProcessCleanup.remove(folder)
    await writing
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("what a program left behind ends with it")
  func endsWhatIsLeft() async throws {
    let run = try await run("sleep 600 & echo $!", limit: .seconds(60))
    #expect(run.ending == .exited(status: 0))
    #expect(await isGone(try #require(pid_t(run.output.dropLast()))))
  }

  @Test("a limit of time holds for what a program has started")
  func stopsChildren() async throws {
    let run = try await run("sleep 600 & echo $!; sleep 600", limit: .milliseconds(300))
    #expect(run.ending == .stopped(after: .milliseconds(300)))
    #expect(await isGone(try #require(pid_t(run.output.dropLast()))))
  }

  @Test("a program that is stopped may tidy up before")
  func letsTidyUp() async throws {
    // It is stopped because it prints too much, so certainly after it has begun.
    let script = """
      trap 'echo tidy; exit' INT; head -c 3000000 /dev/zero >&2; while :; do sleep 0.01; done
      """
    #expect(try await run(script, limit: .seconds(600)).output == "tidy\n")
  }

  @Test("a program that will not stop cannot go on to print")
  func stopsTheStubborn() async throws {
    try await withTemporaryFolder { folder in
      let script = """
        trap 'cp count asked' INT
        while (trap '' INT; exec head -c 1000000 /dev/zero); do echo one more >> count; sleep 0.01; done
        """
      let run = try await Run.of(["sh", "-c", script], in: folder, limit: .seconds(600))
      #expect(run.ending == .stopped(after: .seconds(600)))
      func lines(_ name: String) throws -> Int {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
          .split(separator: "\n").count
      }
      // How much comes before it is asked to stop depends on how busy the machine is.
      #expect(try lines("count") - lines("asked") < 50)
    }
  }

  @Test("while this program is stopped, no time runs out")
  func waitsWithThisProgram() async {
    await #expect(processExitsWith: .success) {
      ProcessCleanup.cleanUpOnSignals()
      // Somebody presses Ctrl-Z, and goes on after longer than the program may take.
      let files = Child.Files(input: "/dev/null", output: "/dev/null", errors: "/dev/null")
      let somebody = try Child(
        starting: ["sh", "-c", "sleep 1; kill -TSTP \(getpid()); sleep 4; kill -CONT \(getpid())"],
        in: "/", files: files, environment: ProcessInfo.processInfo.environment)
      let run = try await Run.of(["sleep", "2"], in: URL(filePath: "/"), limit: .seconds(3))
      #expect(run.ending == .exited(status: 0))
      _ = somebody.reap()
    }
  }

  @Test("with too few files allowed, the remedy is to allow more")
  func needsFiles() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit()
      getrlimit(fileLimit, &limit)
      limit.rlim_cur = 3
      setrlimit(fileLimit, &limit)
      let trouble = await #expect(throws: ToolError.self) {
        try await Run.of(["true"], in: URL(filePath: "/"), limit: .seconds(60))
      }
      #expect(trouble?.message.hasSuffix("then try again: ulimit -n 1024") == true)
    }
  }

  @Test(
    "temporary files are where TMPDIR says, and never in the root",
    arguments: [(nil, "/tmp/"), ("", "/tmp/"), ("/somewhere else", "/somewhere else/")])
  func findsTemporaryFolder(named: String?, path: String) async throws {
    let folder = ProcessCleanup.temporaryFolder(named: named)
    #expect(folder.path(percentEncoded: false) == path)
  }

  @Test("both streams have a limit", arguments: ["1", "2"])
  func limitsBoth(stream: String) async throws {
    // If nobody stops it, it ends by itself.
    let script = "head -c 3000000 /dev/zero | tr '\\0' x >&\(stream); sleep 3000"
    let run = try await run(script, limit: .seconds(600))
    #expect(run.ending == .stopped(after: .seconds(600)))
    #expect((1_000_000...2_000_000).contains(run.output.utf8.count + run.errors.utf8.count))
  }
}

/// How many files this process has open.
private func openFiles() -> Int {
  (0..<getdtablesize()).count { fcntl($0, F_GETFD) != -1 }
}

#if canImport(Glibc)
  private let fileLimit = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#else
  private let fileLimit = RLIMIT_NOFILE
#endif
