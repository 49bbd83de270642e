import Foundation

/// Opens a file as a double click would, or says where it is.
enum Opener {
  static func open(_ file: URL) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let program = program(in: environment) else {
      print("Open this file in a browser: \(file.path(percentEncoded: false))")
      return
    }
    let process = Process()
    process.executableURL = program
    process.arguments = [file.path(percentEncoded: false)]
    try process.run()
    process.waitUntilExit()
    print("Opened \(file.path(percentEncoded: false))")
  }

  /// `open` on macOS; `xdg-open` where somebody sees a screen.
  private static func program(in environment: [String: String]) -> URL? {
    #if os(macOS)
      return URL(filePath: "/usr/bin/open")
    #else
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
        return nil
      }
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      return folders.map { URL(filePath: "\($0)/xdg-open") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    #endif
  }
}
