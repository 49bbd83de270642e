extension String {
  /// Puts other code in the place of bodies.
  ///
  /// - Parameter change: Gets a body and its code; what it returns takes the place of the code.
  /// - Returns: The text of the file with the changes.
  /// - Throws: What `change` throws.
  package func replacingBodies<Failure: Error>(
    _ change: (Body, String) throws(Failure) -> String
  ) throws(Failure) -> String {
    var text = Array(unicodeScalars)
    for body in bodies(in: self).reversed() {
      let code = try change(body, String(text[body.range]))
      text.replaceSubrange(body.range, with: code.unicodeScalars)
    }
    return String(text[...])
  }

  /// The text of a file with a switch in it: a number from the environment, read once; 0 by default.
  ///
  /// - Parameters:
  ///   - name: What code calls the switch.
  ///   - variable: The environment variable that it comes from.
  /// - Returns: Swift that builds without Foundation.
  package static func switchFile(named name: String, from variable: String) -> String {
    """
    #if canImport(Darwin)
      import Darwin
    #else
      import Glibc
    #endif

    public let \(name) = getenv("\(variable)").flatMap { Int(String(cString: $0)) } ?? 0

    """
  }
}
