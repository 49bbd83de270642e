import Foundation
import LessonKit

/// Something that keeps a program from its work, and what to do about it.
package struct ToolError: LocalizedError, Equatable {
  package let message: String

  package var errorDescription: String? { message }

  package init(message: String) { self.message = message }

  /// What is wrong in one of our files.
  package init(mend path: String, _ problem: String) {
    self.init(message: "\(path) \(problem); mend it, or get ours back: git checkout \(path)")
  }

  /// An error of the file system, in words.
  ///
  /// - Parameters:
  ///   - action: What was to be done, such as `read`.
  ///   - path: The file or folder, as it is to be named.
  ///   - error: What the file system said.
  package init(cannot action: String, _ path: String, because error: any Error) {
    let error = error as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    let isKnown = cause.domain == NSPOSIXErrorDomain
    let code = isKnown ? Int32(cause.code) : 0
    let words = isKnown ? Self.words(for: code) : "it is not as it should be"
    let look = [EROFS, ENOSPC, EDQUOT].contains(code) ? "df -h" : "ls -l"
    message = "cannot \(action) \(path): \(words); look at it with: \(look)"
  }

  /// What the system calls an error with this number.
  package static func words(for number: Int32) -> String {
    String(cString: strerror(number)).lowercased()
  }
}

/// A mistake at the command line: one line on standard error, and exit status 64.
package struct UsageError: LocalizedError, Equatable {
  package let message: String

  package var errorDescription: String? { message }

  package init(message: String) { self.message = message }
}

extension Terminal {
  /// Says what keeps this program from its work, and ends it: with status 64 after a mistake at the
  /// command line, else with 74.
  package static func fail(_ error: any Error) -> Never {
    let message = "error: \(error.localizedDescription)"
    let isSeen = isatty(STDERR_FILENO) == 1
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    complain((isSeen ? lines.flatMap { $0.fitting(columns) } : lines).joined(separator: "\n"))
    leave(status: error is UsageError ? 64 : 74)
  }
}
