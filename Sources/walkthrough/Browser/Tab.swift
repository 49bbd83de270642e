import Foundation

/// The page in a browser: opened from the disk, looked at, and used with mouse and keys.
struct Tab {
  let browser: Browser

  /// The path of the page's file.
  let file: URL

  init(_ browser: Browser, file: URL) {
    self.browser = browser
    self.file = file
  }

  /// Loads the page anew at an address.
  func open(_ hash: String = "") throws {
    try browser.send("Page.navigate", ["url": "about:blank"])
    _ = try browser.wait(for: "Page.loadEventFired")
    try browser.send("Page.navigate", ["url": file.absoluteString + hash])
    _ = try browser.wait(for: "Page.loadEventFired")
    try settle()
  }

  /// Goes to another address of the loaded page.
  func go(_ hash: String) throws {
    let quoted = hash.replacing("'", with: "%27")
    try browser.evaluate("location.hash = '\(quoted)'")
    try settle()
  }

  /// Waits until the page has drawn what it was told.
  func settle() throws {
    try browser.evaluate(
      "new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
    )
  }

  /// Makes the page a number of pixels wide, as on a telephone or a large screen.
  func resize(width: Int, height: Int = 900) throws {
    try browser.send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try settle()
  }

  /// Chooses a dark or a light ground, as the reader's system would.
  func prefer(dark: Bool) throws {
    let scheme = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
    try browser.send("Emulation.setEmulatedMedia", ["features": [scheme]])
    try settle()
  }

  /// The text that JavaScript makes.
  func text(_ script: String) throws -> String {
    try browser.evaluate("String(\(script))") as? String ?? ""
  }

  /// A list of texts that JavaScript makes.
  func texts(_ script: String) throws -> [String] {
    try browser.evaluate("Array.from(\(script), String)") as? [String] ?? []
  }

  /// Presses a key, such as `ArrowRight`.
  func press(_ key: String, code: Int = 0) throws {
    for type in ["keyDown", "keyUp"] {
      var event: [String: Any] = ["type": type, "key": key, "code": key]
      if code > 0 { event["windowsVirtualKeyCode"] = code }
      if key == "Enter" { event["text"] = "\r" }
      if key == " " { event["text"] = " " }
      try browser.send("Input.dispatchKeyEvent", event)
    }
    try settle()
  }

  /// Takes hold of an element, drags it to the right, and lets go.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - distance: How far, in pixels; less than zero to the left.
  ///   - steps: In how many movements.
  /// - Throws: What the browser says is wrong.
  func drag(_ id: String, by distance: Double, steps: Int = 8) throws {
    try browser.evaluate("document.getElementById('\(id)').scrollIntoView({block: 'center'})")
    try settle()
    let place = try centre(of: id)
    try mouse("mouseMoved", place.x, place.y, buttons: 0)
    try mouse("mousePressed", place.x, place.y, buttons: 1)
    for step in 1...steps {
      let x = place.x + distance * Double(step) / Double(steps)
      try mouse("mouseMoved", x, place.y, buttons: 1)
    }
    try mouse("mouseReleased", place.x + distance, place.y, buttons: 0)
    try settle()
  }

  /// Clicks in the middle of an element that a selector finds.
  func click(_ selector: String) throws {
    let quoted = selector.replacing("'", with: "\\'")
    try browser.evaluate("document.querySelector('\(quoted)').click()")
    try settle()
  }

  /// A picture of the page from the top of one element to the bottom of another, as wide as the
  /// page.
  ///
  /// - Returns: The bytes of a PNG file.
  func screenshot(from first: String, through last: String) throws -> Data {
    let place = try browser.evaluate(
      """
      ['\(first)', '\(last)'].map(id => document.getElementById(id).getBoundingClientRect())
        .flatMap(box => [box.top + scrollY, box.bottom + scrollY, document.body.clientWidth])
      """)
    guard let numbers = place as? [Double], numbers.count == 6 else {
      throw Browser.Failure(description: "\(first) or \(last) has no place on the page")
    }
    let margin = 18.0
    let top = max(0, numbers[0] - margin)
    return try screenshot(
      clip: [
        "x": 0, "y": top, "width": numbers[2], "height": numbers[4] + margin - top, "scale": 1,
      ])
  }

  /// A picture of the whole page, as the bytes of a PNG file.
  func screenshot() throws -> Data {
    let size = try browser.evaluate(
      "[document.documentElement.clientWidth, document.documentElement.scrollHeight]")
    guard let numbers = size as? [Double], numbers.count == 2 else {
      throw Browser.Failure(description: "the page has no size")
    }
    return try screenshot(
      clip: ["x": 0, "y": 0, "width": numbers[0], "height": numbers[1], "scale": 1])
  }

  private func screenshot(clip: [String: Double]) throws -> Data {
    let reply = try browser.send(
      "Page.captureScreenshot",
      ["format": "png", "clip": clip, "captureBeyondViewport": true])
    let bytes = (reply["data"] as? String).flatMap { Data(base64Encoded: $0) }
    guard let bytes else { throw Browser.Failure(description: "there is no picture") }
    return bytes
  }

  private func centre(of id: String) throws -> (x: Double, y: Double) {
    let place = try browser.evaluate(
      """
      (() => { const box = document.getElementById('\(id)').getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2]; })()
      """)
    guard let numbers = place as? [Double], numbers.count == 2 else {
      throw Browser.Failure(description: "\(id) has no place on the page")
    }
    return (numbers[0], numbers[1])
  }

  private func mouse(_ type: String, _ x: Double, _ y: Double, buttons: Int) throws {
    var event: [String: Any] = ["type": type, "x": x, "y": y, "buttons": buttons]
    if type != "mouseMoved" || buttons > 0 { event["button"] = "left" }
    if type != "mouseMoved" { event["clickCount"] = 1 }
    try browser.send("Input.dispatchMouseEvent", event)
  }
}
