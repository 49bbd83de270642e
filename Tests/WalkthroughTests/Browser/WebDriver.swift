import CourseSupport
import Foundation
import TestSupport

/// A browser and its driver, which is told over HTTP what to do, as WebDriver lays down.
///
/// `URLSession` does not read what chromedriver sends on Linux, since there is no blank after the
/// colon of a header. Use it from one thread.
final class WebDriver {
  let engine: Engine
  private let port = Int.random(in: 21_000...29_999)
  private var programs: [ChildProcess] = []

  /// Where the programs may write; what they leave there goes with them.
  let folder: URL
  private var session = ""

  /// Starts a browser, with a screen of its own where it needs one and there is none.
  init(_ engine: Engine) throws {
    self.engine = engine
    folder = FileManager.default.temporaryDirectory.appending(path: "driver-\(port)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var variables = environment
    variables["TMPDIR"] = folder.path
    if !engine.isHeadless, environment["DISPLAY"] == nil {
      let screen = "\(Int.random(in: 1000...9999))"
      try start("Xvfb", [":\(screen)", "-screen", "0", "2000x1400x24"], environment)
      variables["DISPLAY"] = ":\(screen)"
      // A browser that finds no screen ends, and its driver waits for ever.
      try wait { FileManager.default.fileExists(atPath: "/tmp/.X11-unix/X\(screen)") }
    }
    try start(engine.driver, ["--port=\(port)"], variables)
    try wait { (try? send("GET", "/status")) != nil }
    let begun = try send("POST", "/session", ["capabilities": ["alwaysMatch": engine.capabilities]])
    session = "/session/\((begun as? [String: Any])?["sessionId"] as? String ?? "")"
  }

  /// Ends the browser and all that was started for it.
  func close() {
    _ = try? send("DELETE", session)
    for program in programs.reversed() { _ = ProcessCleanup.reap(program) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Sends a command of the session, and returns the value of the reply.
  @discardableResult
  func post(_ path: String, _ body: [String: Any]) throws -> Any? {
    try send("POST", session + path, body)
  }

  /// Sends a command of Chromium's own protocol, for what WebDriver does not have.
  @discardableResult
  func chromium(_ command: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let body: [String: Any] = ["cmd": command, "params": parameters]
    return try post("/goog/cdp/execute", body) as? [String: Any] ?? [:]
  }

  func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any? {
    let json = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(json.count)\r
      Connection: close\r
      \r

      """
    let reply = try exchange(Data(head.utf8) + json)
    let object = try JSONSerialization.jsonObject(with: reply) as? [String: Any]
    if let value = object?["value"] as? [String: Any], let error = value["error"] {
      throw ToolError(message: "\(path): \(error), \(value["message"] ?? "")")
    }
    return object?["value"]
  }

  /// Sends a request over a connection of its own, and returns the body of the reply.
  private func exchange(_ request: Data) throws -> Data {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let connection = socket(AF_INET, stream, 0)
    defer { _ = Foundation.close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw ToolError(message: "the driver does not listen") }
    try FileHandle(fileDescriptor: connection, closeOnDealloc: false).write(contentsOf: request)
    var reply = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { throw ToolError(message: "the driver does not answer") }
      reply.append(contentsOf: buffer.prefix(count))
      // A driver may keep its connection open after the last byte.
      guard let end = reply.firstRange(of: Data("\r\n\r\n".utf8)) else { continue }
      let head = String(decoding: reply[..<end.lowerBound], as: UTF8.self)
      let length = head.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.1) } ?? 0
      if reply.count >= end.upperBound + length { return reply[end.upperBound...] }
    }
  }

  /// Starts a program that ends, with all that it has started, when this process is told to end.
  private func start(
    _ name: String, _ arguments: [String], _ variables: [String: String]
  ) throws {
    guard let program = Self.program(name) else {
      throw ToolError(message: "there is no \(name) here")
    }
    ProcessCleanup.cleanUpOnSignals()
    let child = try ProcessCleanup.start {
      try ChildProcess(
        starting: [program] + arguments, in: folder.path, output: "/dev/null",
        environment: variables)
    }
    programs.append(child)
  }

  /// Waits until something that was started is ready.
  private func wait(until isReady: () -> Bool) throws {
    for _ in 1...400 {
      if isReady() { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    close()
    throw ToolError(message: "\(engine.driver) or its screen does not start")
  }

  /// The path of a program that is installed, or that `.ci/browser` has fetched.
  static func program(_ name: String) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return (folders + [Course.root.appending(path: ".build").path]).map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }
}
