import Foundation

/// Opens a file as a double click would, or says where it is.
enum Opener {
  static func open(_ file: URL) throws {
    let path = file.path(percentEncoded: false)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.standardError = FileHandle.nullDevice
    #if os(macOS)
      process.arguments = ["open", path]
    #else
      // Where nobody sees a screen, some programs would wait for one.
      let environment = ProcessInfo.processInfo.environment
      let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0] != nil }
      process.arguments = [hasScreen ? "xdg-open" : "false", path]
    #endif
    try process.run()
    process.waitUntilExit()
    print(
      process.terminationStatus == 0 ? "Opened \(path)" : "Open this file in a browser: \(path)")
  }
}
