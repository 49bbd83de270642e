import Foundation

/// Something that keeps a program from its work, and what to do about it.
package struct ToolError: Error, Equatable, CustomStringConvertible {
  package let message: String

  package var description: String { message }

  package init(message: String) { self.message = message }

  /// What the file system has against something.
  ///
  /// - Parameters:
  ///   - action: What was to be done, such as `read`.
  ///   - path: The file or folder, as it is to be named.
  ///   - error: What the file system said.
  package init(cannot action: String, _ path: String, because error: any Error) {
    let error = error as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    let isKnown = cause.domain == NSPOSIXErrorDomain
    let words = isKnown ? Self.words(for: Int32(cause.code)) : "it is not as it should be"
    message = "cannot \(action) \(path): \(words); look at it with: ls -l"
  }

  /// What the system calls an error with this number.
  package static func words(for number: Int32) -> String {
    String(cString: strerror(number)).lowercased()
  }
}
