import Foundation

/// Something that keeps the coach from its work, and what to do about it.
struct Trouble: Error, Equatable {
  let message: String
}

extension Trouble {
  /// What the file system has against something.
  ///
  /// - Parameters:
  ///   - action: What was to be done, such as `read`.
  ///   - path: The file or folder, as it is to be named.
  ///   - error: What the file system said.
  init(cannot action: String, _ path: String, because error: any Error) {
    message = "cannot \(action) \(path): \(error.inWords)"
  }
}

extension Error {
  /// What the file system means, and what helps.
  fileprivate var inWords: String {
    let error = self as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    guard cause.domain == NSPOSIXErrorDomain else {
      return "it is not as it should be; look at it with: ls -l"
    }
    let words = String(cString: strerror(Int32(cause.code))).lowercased()
    return switch Int32(cause.code) {
    case ENOSPC: "\(words); make room on the disk, then try again"
    case EACCES, EPERM, EROFS: "\(words); see who may use it: ls -l"
    default: "\(words); look at it with: ls -l"
    }
  }
}
