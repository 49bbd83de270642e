/// A mistake at the command line: one line on standard error, and exit status 64.
package struct UsageError: Error, Equatable {
  package let message: String

  package init(message: String) { self.message = message }

  /// Said by a tool that works in the package, where there is none.
  package static let noPackage = UsageError(
    message: "no Package.swift here or above; run it inside the package")
}
