import Foundation

/// Something that keeps a program from its work, and what to do about it.
package struct ToolError: Error, Equatable {
  package let message: String

  package init(message: String) { self.message = message }

  /// What the file system has against something.
  ///
  /// - Parameters:
  ///   - action: What was to be done, such as `read`.
  ///   - path: The file or folder, as it is to be named.
  ///   - error: What the file system said.
  package init(cannot action: String, _ path: String, because error: any Error) {
    message = "cannot \(action) \(path): \(Self.words(for: error))"
  }

  /// What the file system means, and what helps.
  private static func words(for error: any Error) -> String {
    let error = error as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    guard cause.domain == NSPOSIXErrorDomain else {
      return "it is not as it should be; look at it with: ls -l"
    }
    return words(for: Int32(cause.code))
  }

  /// What the number of an error means, and what helps.
  package static func words(for number: Int32) -> String {
    let words = String(cString: strerror(number)).lowercased()
    return switch number {
    case ENOSPC: "\(words); make room on the disk, then try again"
    case EACCES, EPERM, EROFS: "\(words); see who may use it: ls -l"
    case EMFILE, ENFILE: "\(words); allow more of them, then try again: ulimit -n 1024"
    case EAGAIN, ENOMEM: "\(words); end some other programs, then try again"
    default: "\(words); look at it with: ls -l"
    }
  }
}
