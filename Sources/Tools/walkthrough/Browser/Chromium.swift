import Foundation

/// One Chromium or Chrome without a window, driven over its debugging pipe.
///
/// The browser reads commands from file descriptor 3 and writes replies and events to 4: JSON, each
/// message ended by a zero byte. Use it from one thread.
final class Chromium: Browser {
  private(set) var complaints: [String] = []

  private var isPressed = false
  private let process = Process()
  private let commands = Pipe()
  private let replies = Pipe()
  private let profile: URL
  private var buffer = Data()
  private var number = 0
  private var session: String?

  /// Where the page keeps what it is told to keep.
  private var context: String?
  private var events: [(method: String, parameters: [String: Any])] = []

  /// How long any one reply may take.
  private let limit: TimeInterval = 60

  /// Names under which the browser is installed, on Linux and on macOS.
  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
  ]
  private static let applications = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]

  /// Finds a browser: what the variable CHROME names, else an installed one.
  ///
  /// - Parameter environment: The variables to look at.
  /// - Returns: The program.
  /// - Throws: A sentence that says how to get one.
  static func find(in environment: [String: String]) throws -> URL {
    if let named = environment["CHROME"], !named.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: named) else {
        throw BrowserFailure(description: "CHROME names no program: \(named)")
      }
      return URL(filePath: named)
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.flatMap { folder in names.map { "\(folder)/\($0)" } } + applications
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw BrowserFailure(
        description: """
          there is no browser here. On Debian or Ubuntu: apt-get install chromium. \
          On macOS: install Chrome. Or name one: make test-browser CHROME=/path/to/chrome
          """)
    }
    return URL(filePath: found)
  }

  /// Whether there is one here.
  static func isHere(in environment: [String: String]) -> Bool {
    (try? find(in: environment)) != nil
  }

  /// Starts a browser, with an empty page.
  init(_ executable: URL) throws {
    profile = FileManager.default.temporaryDirectory
      .appending(path: "walkthrough-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    // A process is started with three descriptors; the shell moves two of them to where they
    // belong. The switch `--disable-ipc-flooding-protection` is not used: it lifts a limit on how
    // often a page may write its address, which readers meet.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", executable.path,
      "--headless", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--no-sandbox",
      "--disable-background-networking", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--user-data-dir=\(profile.path)",
    ]
    process.standardInput = commands
    process.standardOutput = replies
    try process.run()
    try renew()
  }

  func renew() throws {
    if let context {
      try send("Target.disposeBrowserContext", ["browserContextId": context], ofPage: false)
    }
    (session, complaints, events, isPressed) = (nil, [], [], false)
    let own = try send("Target.createBrowserContext")["browserContextId"] as? String ?? ""
    context = own
    let target = try send(
      "Target.createTarget", ["url": "about:blank", "browserContextId": own])
    let attached = try send(
      "Target.attachToTarget",
      ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
    try send(
      "Network.emulateNetworkConditions",
      [
        "offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0,
      ])
  }

  func open(_ address: String) throws {
    try send("Page.navigate", ["url": "about:blank"])
    _ = try wait(for: "Page.loadEventFired")
    try send("Page.navigate", ["url": address])
    _ = try wait(for: "Page.loadEventFired")
  }

  func resize(width: Int, height: Int) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Chooses what the reader's system would, such as `prefers-color-scheme` to be `dark`.
  func prefer(_ features: [String: String]) throws {
    let all = features.map { ["name": $0.key, "value": $0.value] }
    try send("Emulation.setEmulatedMedia", ["features": all])
  }

  func point(_ pointer: Pointer, _ action: Pointer.Action, x: Double, y: Double) throws {
    if pointer == .finger {
      let types = [Pointer.Action.press: "touchStart", .move: "touchMove", .release: "touchEnd"]
      let points = action == .release ? [] : [["x": x, "y": y]]
      try send("Input.dispatchTouchEvent", ["type": types[action] ?? "", "touchPoints": points])
      return
    }
    let types = [
      Pointer.Action.press: "mousePressed", .move: "mouseMoved", .release: "mouseReleased",
    ]
    if action == .press { isPressed = true }
    let (button, bit) = pointer == .rightButton ? ("right", 2) : ("left", 1)
    var event: [String: Any] = [
      "type": types[action] ?? "", "x": x, "y": y, "buttons": isPressed ? bit : 0,
    ]
    if isPressed { event["button"] = button }
    if action != .move { event["clickCount"] = 1 }
    if action == .release { isPressed = false }
    try send("Input.dispatchMouseEvent", event)
  }

  func press(_ key: Key) throws {
    for type in ["rawKeyDown", "keyUp"] {
      try send(
        "Input.dispatchKeyEvent",
        [
          "type": type, "key": key.rawValue, "code": key.rawValue,
          "windowsVirtualKeyCode": key.code,
        ])
    }
  }

  /// A picture of what is on the screen, as the bytes of a PNG file.
  func screenshot() throws -> Data {
    let reply = try send("Page.captureScreenshot", ["format": "png"])
    let bytes = (reply["data"] as? String).flatMap { Data(base64Encoded: $0) }
    guard let bytes else { throw BrowserFailure(description: "there is no picture") }
    return bytes
  }

  /// Ends the browser, and removes what it wrote.
  func close() {
    _ = try? send("Browser.close", ofPage: false)
    try? commands.fileHandleForWriting.close()
    process.waitUntilExit()
    try? replies.fileHandleForReading.close()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Sends a command, and waits for its reply.
  ///
  /// - Parameters:
  ///   - method: The command, such as `Page.navigate`.
  ///   - parameters: Its parameters.
  ///   - ofPage: Whether it is for the page, rather than for the browser.
  /// - Returns: The result.
  /// - Throws: What the browser says is wrong, or that it does not answer.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: Any] = [:], ofPage: Bool = true
  ) throws -> [String: Any] {
    number += 1
    let own = number
    var message: [String: Any] = ["id": own, "method": method, "params": parameters]
    if ofPage, let session { message["sessionId"] = session }
    let json = try JSONSerialization.data(withJSONObject: message)
    try commands.fileHandleForWriting.write(contentsOf: json + [0])
    while true {
      let reply = try receive()
      guard let id = reply["id"] as? Int else {
        note(reply)
        continue
      }
      guard id == own else { continue }
      if let error = reply["error"] as? [String: Any] {
        throw BrowserFailure(description: "\(method): \(error["message"] ?? error)")
      }
      return reply["result"] as? [String: Any] ?? [:]
    }
  }

  /// Waits for an event of the page, and returns what it tells.
  func wait(for method: String) throws -> [String: Any] {
    while true {
      if let index = events.firstIndex(where: { $0.method == method }) {
        return events.remove(at: index).parameters
      }
      note(try receive())
    }
  }

  /// All events of one kind so far; they are forgotten then.
  func take(_ method: String) -> [[String: Any]] {
    let taken = events.filter { $0.method == method }.map(\.parameters)
    events.removeAll { $0.method == method }
    return taken
  }

  @discardableResult
  func evaluate(_ script: String) throws -> Any? {
    let reply = try send(
      "Runtime.evaluate",
      ["expression": script, "returnByValue": true, "awaitPromise": true])
    if let details = reply["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw BrowserFailure(description: "\(exception?["description"] ?? details)")
    }
    return (reply["result"] as? [String: Any])?["value"]
  }

  private func note(_ message: [String: Any]) {
    guard let method = message["method"] as? String else { return }
    let parameters = message["params"] as? [String: Any] ?? [:]
    events.append((method, parameters))
    switch method {
    case "Runtime.exceptionThrown":
      complaints.append("\(parameters["exceptionDetails"] ?? "an exception")")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any]
      if entry?["level"] as? String == "error" { complaints.append("\(entry?["text"] ?? "")") }
    case "Runtime.consoleAPICalled" where parameters["type"] as? String == "error":
      complaints.append("\(parameters["args"] ?? "")")
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any]
      let url = request?["url"] as? String ?? ""
      if url.hasPrefix("http") { complaints.append("it asks the network for \(url)") }
    default: break
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = buffer[buffer.startIndex..<end]
        let object = try JSONSerialization.jsonObject(with: message) as? [String: Any]
        buffer = Data(buffer[(end + 1)...])
        return object ?? [:]
      }
      let descriptor = replies.fileHandleForReading.fileDescriptor
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, Int32(limit * 1000))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { throw BrowserFailure(description: "the browser does not answer") }
      let data = replies.fileHandleForReading.availableData
      if data.isEmpty { throw BrowserFailure(description: "the browser has ended") }
      buffer.append(data)
    }
  }
}
