import Foundation

/// WebKitGTK, which has Safari's engine, driven by the program WebKitWebDriver over WebDriver.
final class WebKit: Browser {
  /// Errors since the page was loaded.
  var complaints: [String] { (try? evaluate("window.complaints || []") as? [String]) ?? [] }

  private let screen: Process?
  private let program: URL
  private let browser: String
  private let variables: [String: String]
  private(set) var driver: Process?
  private var port = 0

  /// Where the driver takes commands for the page.
  private var session = ""

  /// Whether its driver is installed here, and a screen to show it on.
  static func isHere(in environment: [String: String]) -> Bool {
    program("WebKitWebDriver", environment) != nil && !browsers.isEmpty
      && (environment["DISPLAY"] != nil || program("Xvfb", environment) != nil)
  }

  /// Starts it, with a screen of its own if there is none.
  ///
  /// - Parameter environment: The variables of this program.
  /// - Throws: What is missing, or that it does not answer.
  init(_ environment: [String: String]) throws {
    guard
      let program = Self.program("WebKitWebDriver", environment),
      let browser = Self.browsers.first
    else { throw BrowserFailure(description: "there is no WebKitWebDriver here") }
    let number = Int.random(in: 1000...9999)
    var variables = environment
    if environment["DISPLAY"] == nil, let xvfb = Self.program("Xvfb", environment) {
      let own = Process()
      own.executableURL = xvfb
      own.arguments = [":\(number)", "-screen", "0", "1800x1400x24"]
      own.standardOutput = FileHandle.nullDevice
      own.standardError = FileHandle.nullDevice
      try own.run()
      screen = own
      variables["DISPLAY"] = ":\(number)"
      // A browser that finds no screen ends, and its driver waits for ever.
      try Self.wait { FileManager.default.fileExists(atPath: "/tmp/.X11-unix/X\(number)") }
    } else {
      screen = nil
    }
    self.program = program
    self.browser = browser
    self.variables = variables
    try renew()
  }

  // A driver that begins a second session now and then waits for ever: each has one of its own.
  func renew() throws {
    endDriver()
    port = Int.random(in: 21_000...29_999)
    let driver = Process()
    driver.executableURL = program
    driver.arguments = ["--port=\(port)"]
    driver.environment = variables
    driver.standardOutput = FileHandle.nullDevice
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    self.driver = driver
    try Self.wait { (try? send("GET", "/status", nil)) != nil }
    let options: [String: Any] = ["binary": browser, "args": ["--automation"]]
    let wanted = ["capabilities": ["alwaysMatch": ["webkitgtk:browserOptions": options]]]
    let begun = try send("POST", "/session", wanted) as? [String: Any]
    session = "/session/\(begun?["sessionId"] as? String ?? "")"
  }

  private func endDriver() {
    guard let driver else { return }
    _ = try? send("DELETE", session, nil)
    end(driver)
    self.driver = nil
  }

  private func end(_ process: Process) {
    // A test program may have blocked gentler signals for those that it starts.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits until something that was started is ready.
  private static func wait(until isReady: () -> Bool) throws {
    for _ in 1...200 {
      if isReady() { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw BrowserFailure(description: "WebKit or its screen does not start")
  }

  func open(_ address: String) throws {
    try send("POST", session + "/url", ["url": "about:blank"])
    try send("POST", session + "/url", ["url": address])
    try evaluate(
      "addEventListener('error', event => (window.complaints ||= []).push(event.message))")
  }

  @discardableResult
  func evaluate(_ script: String) throws -> Any? {
    try send(
      "POST", session + "/execute/sync", ["script": "return (\(script)\n)", "args": [String]()])
  }

  /// Its window is at least 447 pixels wide.
  func resize(width: Int, height: Int) throws {
    try send("POST", session + "/window/rect", ["width": width, "height": height])
    let inside = try evaluate("innerHeight") as? Int ?? height
    try send(
      "POST", session + "/window/rect", ["width": width, "height": height + height - inside])
  }

  func point(_ pointer: Pointer, _ action: Pointer.Action, x: Double, y: Double) throws {
    let place: [String: Any] = [
      "type": "pointerMove", "duration": 0, "x": Int(x.rounded()), "y": Int(y.rounded()),
    ]
    let button =
      ["type": action.rawValue, "button": pointer == .rightButton ? 2 : 0] as [String: Any]
    let source: [String: Any] = [
      "type": "pointer", "id": "hand",
      "parameters": ["pointerType": pointer == .finger ? "touch" : "mouse"],
      "actions": action == .move ? [place] : [place, button],
    ]
    try send("POST", session + "/actions", ["actions": [source]])
  }

  func press(_ key: Key) throws {
    let actions = ["keyDown", "keyUp"].map { ["type": $0, "value": key.character] }
    let source: [String: Any] = ["type": "key", "id": "keys", "actions": actions]
    try send("POST", session + "/actions", ["actions": [source]])
  }

  func close() {
    endDriver()
    if let screen { end(screen) }
  }

  /// Sends a command, and returns the value of its reply.
  @discardableResult
  private func send(_ method: String, _ path: String, _ body: [String: Any]?) throws -> Any? {
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
    guard let end = reply.firstRange(of: Data("\r\n\r\n".utf8)) else {
      throw BrowserFailure(description: "\(path): the driver does not answer")
    }
    let object = try JSONSerialization.jsonObject(with: reply[end.upperBound...]) as? [String: Any]
    if let value = object?["value"] as? [String: Any], let error = value["error"] {
      throw BrowserFailure(description: "\(path): \(error), \(value["message"] ?? "")")
    }
    return object?["value"]
  }

  /// Sends a request over a connection of its own, and returns all that comes back.
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
    guard result == 0 else { throw BrowserFailure(description: "the driver does not listen") }
    let file = FileHandle(fileDescriptor: connection, closeOnDealloc: false)
    try file.write(contentsOf: request)
    return try file.readToEnd() ?? Data()
  }

  /// A program that is installed, by its name.
  private static func program(_ name: String, _ environment: [String: String]) -> URL? {
    (environment["PATH"] ?? "").split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The browsers that the driver may start: they lie where libraries lie.
  private static var browsers: [String] {
    ["x86_64-linux-gnu", "aarch64-linux-gnu"].flatMap { folder in
      ["4.1", "6.0", "4.0"].map { "/usr/lib/\(folder)/webkit2gtk-\($0)/MiniBrowser" }
    }.filter(FileManager.default.isExecutableFile)
  }
}
