import Foundation
import Testing

@testable import coach

/// How programs are started and ended.
///
/// What a run tells is tested with the lessons.
@Suite struct RunTests {
  @Test("three hundred programs leave no file open, and need few at a time")
  func closesItsFiles() async {
    // In a process of its own: other tests open files at the same time.
    await #expect(processExitsWith: .success) {
      let here = URL(filePath: "/")
      _ = try await Run.of(["true"], in: here, limit: .seconds(60))
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
      #expect(openFiles() == before)
    }
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
