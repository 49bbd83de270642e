import CourseSupport
import Foundation
import TestSupport

@testable import walkthrough

/// The page in a browser: opened from the disk, looked at, and used with hands and keys.
struct Page {
  /// What a hand points with.
  enum Pointer: Sendable { case mouse, rightButton, finger }

  /// A key, by its character in WebDriver.
  struct Key { let character: String }

  let driver: WebDriver
  private let file = WalkthroughPage.ofCourse.folder.appending(path: "index.html").absoluteString

  /// What is done and seen on a page, as functions in JavaScript: `see`, of which each file
  /// makes a part.
  private static let see = Result {
    let files = ["eyes", "hands", "pictures", "plays", "sayings", "layout"]
    return try files.map { try Course.text("Tests/WalkthroughTests/Browser/See/\($0).js") }
      .joined(separator: "\n")
  }

  init(_ driver: WebDriver) { self.driver = driver }

  /// Loads the page anew at an address.
  func open(_ hash: String) throws {
    try driver.post("/url", ["url": "about:blank"])
    try driver.post("/url", ["url": file + hash])
    let script = "window.see = {};\n\(try Self.see.get())\nreturn see.settle()"
    try driver.post("/execute/sync", ["script": script, "args": [String]()])
  }

  /// Goes to another address of the loaded page.
  func go(_ hash: String) throws { try run("see.go(\(quoted(hash)))") }

  /// Runs JavaScript.
  func run(_ script: String) throws {
    try driver.post("/execute/sync", body(of: "Promise.resolve(\(script)).then(() => null)"))
  }

  /// The value of an expression in JavaScript; of a promise, what it promised.
  func get<Value>(_ script: String) throws -> Value {
    let found = try driver.post("/execute/sync", body(of: script))
    guard let value = found as? Value else {
      throw ToolError(message: "\(found ?? "nothing") is no \(Value.self): \(script)")
    }
    return value
  }

  /// The values of an expression at several addresses of the loaded page.
  func get<Value>(_ script: String, at hashes: [String]) throws -> [Value] {
    try get("see.at([\(hashes.map(quoted).joined(separator: ","))], () => \(script))")
  }

  private func body(of script: String) -> [String: Any] {
    ["script": "return (\(script)\n)", "args": [String]()]
  }

  /// The text of a part of the page, as it is read.
  func text(_ selector: String) throws -> String { try get("see.text(\(quoted(selector)))") }

  /// The texts of all parts that a selector finds.
  func texts(_ selector: String) throws -> [String] { try get("see.texts(\(quoted(selector)))") }

  /// Waits until the page has loaded what it needs, and has drawn what it was told.
  func settle() throws { try run("see.settle()") }

  /// Makes the page a number of pixels wide and high; WebKit's window has at least 447.
  func resize(_ width: Int, _ height: Int) throws {
    if driver.engine == .chromium {
      try driver.chromium("Emulation.setEmulatedMedia", ["media": "", "features": [String]()])
      try driver.chromium(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    } else {
      let bar: Int = try get("outerHeight - innerHeight")
      try driver.post("/window/rect", ["width": width, "height": height + bar])
    }
  }

  /// Chooses in Chromium what the reader's system would, such as `prefers-color-scheme`, or print.
  func prefer(_ features: [String: String] = [:], media: String = "") throws {
    let all = features.map { ["name": $0.key, "value": $0.value] }
    try driver.chromium("Emulation.setEmulatedMedia", ["media": media, "features": all])
    try settle()
  }

  /// What is on the screen, as the bytes of a PNG file.
  func picture() throws -> Data {
    let bytes = try driver.chromium("Page.captureScreenshot", ["format": "png"])["data"]
    return (bytes as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  /// On how many sheets of paper Chromium prints the page.
  func printed() throws -> Int {
    let sheet: [String: Any] = ["page": ["width": 21.0, "height": 29.7]]
    let data = (try driver.post("/print", sheet) as? String).flatMap { Data(base64Encoded: $0) }
    return String(decoding: data ?? Data(), as: UTF8.self).matches(of: /\/Type \/Page\b/).count
  }

  /// What went wrong in the page since the last question.
  func complaints() throws -> [String] {
    guard driver.engine == .chromium else { return [] }
    let log = try driver.post("/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return log.map { "\($0["message"] ?? "")" }
  }

  /// Presses a key.
  func press(_ key: Key, withControl: Bool = false) throws {
    let keys = withControl ? ["\u{E009}", key.character] : [key.character]
    let actions =
      keys.map { ["type": "keyDown", "value": $0] }
      + keys.reversed().map { ["type": "keyUp", "value": $0] }
    try act(["type": "key", "id": "keys", "actions": actions])
    try settle()
  }

  func focus(_ selector: String) throws {
    try run("see.one(\(quoted(selector))).focus()")
  }

  /// Clicks on a part of the page, wherever that is.
  func click(_ selector: String) throws {
    try run("see.click(\(quoted(selector)))")
  }

  /// Takes hold of the middle of a part of the page, or of a place in it, drags it, and lets go.
  ///
  /// - Parameters:
  ///   - selector: The part.
  ///   - right: How far, in pixels; less than zero to the left.
  ///   - down: How far down.
  ///   - isBent: Whether it goes sideways first, and then down.
  ///   - place: Where in the part; in the middle without it.
  ///   - pointer: With what.
  ///   - holds: Whether it is held until `drop`.
  /// - Throws: What the browser says is wrong.
  func drag(
    _ selector: String, by right: Double = 0, down: Double = 0, bent isBent: Bool = false,
    at place: (Double, Double)? = nil, with pointer: Pointer = .mouse, holds: Bool = false
  ) throws {
    let box: [Double] = try get("see.bring(\(quoted(selector)))")
    let (x, y) = (
      box[0] + (place?.0 ?? box[2] / 2), box[1] + (place?.1 ?? box[3] / 2)
    )
    let button = pointer == .rightButton ? 2 : 0
    let way = right == 0 && down == 0 ? [] : (1...8).map { Double($0) / 8 }
    let places =
      isBent
      ? way.map { (x + right * $0, y) } + way.map { (x + right, y + down * $0) }
      : way.map { (x + right * $0, y + down * $0) }
    if pointer == .finger {
      try touch([[(x, y)]] + places.map { [$0] })
    } else {
      try point([move(x, y), ["type": "pointerDown", "button": button]] + places.map(move))
    }
    try settle()
    if holds { return }
    if pointer == .finger { try touch([[]]) } else { try drop(button) }
    try settle()
  }

  /// Lets go of what is held.
  func drop(_ button: Int = 0) throws { try point([["type": "pointerUp", "button": button]]) }

  private func move(_ x: Double, _ y: Double) -> [String: Any] {
    ["type": "pointerMove", "duration": 0, "x": Int(x.rounded()), "y": Int(y.rounded())]
  }

  private func point(_ actions: [[String: Any]]) throws {
    try act(["type": "pointer", "id": "mouse", "actions": actions])
  }

  /// Puts fingers of Chromium somewhere, step by step; without a place, they leave.
  private func touch(_ steps: [[(x: Double, y: Double)]]) throws {
    for (index, places) in steps.enumerated() {
      let type = places.isEmpty ? "touchEnd" : index == 0 ? "touchStart" : "touchMove"
      try driver.chromium(
        "Input.dispatchTouchEvent",
        [
          "type": type,
          "touchPoints": places.enumerated().map { ["id": $0, "x": $1.x, "y": $1.y] },
        ])
    }
  }

  private func act(_ source: [String: Any]) throws {
    try driver.post("/actions", ["actions": [source]])
  }

  /// What a screen reader finds in Chromium, in its order: each role with its name and value.
  func heard() throws -> [String] {
    try driver.chromium("Accessibility.enable")
    let tree = try driver.chromium("Accessibility.getFullAXTree")
    let nodes = tree["nodes"] as? [[String: Any]] ?? []
    let quiet: Set = ["none", "generic", "InlineTextBox", "StaticText", "RootWebArea", "LineBreak"]
    return nodes.filter { $0["ignored"] as? Bool != true }.compactMap { node in
      let role = value(of: node, "role")
      if quiet.contains(role) { return nil }
      let level =
        (node["properties"] as? [[String: Any]] ?? [])
        .first { $0["name"] as? String == "level" }.map { value(of: $0, "value") } ?? ""
      let parts = [role + level, value(of: node, "name"), value(of: node, "value")]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private func value(of node: [String: Any], _ key: String) -> String {
    ((node[key] as? [String: Any])?["value"]).map { "\($0)" } ?? ""
  }

  func quoted(_ selector: String) -> String {
    let json = try? JSONEncoder().encode(selector)
    return String(decoding: json ?? Data(), as: UTF8.self)
  }
}
