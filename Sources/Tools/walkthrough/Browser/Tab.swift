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
    try browser.open(file.absoluteString + hash)
    try settle()
  }

  /// Goes to another address of the loaded page.
  func go(_ hash: String) throws {
    try settle(after: "location.hash = '\(hash.replacing("'", with: "%27"))'")
  }

  /// Waits until the page has loaded what it needs, and has drawn what it was told.
  ///
  /// The page draws before the next picture; what was asked for first is drawn first.
  ///
  /// - Parameter script: What is to be done before, in JavaScript.
  /// - Throws: What the browser says is wrong.
  func settle(after script: String = "0") throws {
    try browser.evaluate(
      """
      (\(script), new Promise(done => {
        const look = () => document.querySelector("main[aria-busy]") ? setTimeout(look, 5)
          : requestAnimationFrame(() => setTimeout(() => done(1)));
        setTimeout(look);
      }))
      """)
  }

  /// Waits until nothing has moved for so long that the address is written.
  func rest() throws {
    try settle()
    try browser.evaluate("ColdAndHot.page.rest()")
  }

  /// Makes the page a number of pixels wide, as on a telephone or a large screen.
  func resize(width: Int, height: Int = 900) throws {
    try browser.resize(width: width, height: height)
    // The page learns of its new size with one picture, and draws before the next.
    try settle()
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

  /// Presses a key.
  func press(_ key: Key) throws {
    try browser.press(key)
    try settle()
  }

  /// Takes hold of an element, drags it to the right, and lets go.
  ///
  /// - Parameters:
  ///   - selector: The element.
  ///   - distance: How far, in pixels; less than zero to the left.
  ///   - steps: In how many movements.
  ///   - pointer: With what.
  ///   - look: Called before it is let go.
  /// - Throws: What the browser says is wrong.
  func drag(
    _ selector: String, by distance: Double, steps: Int = 8, with pointer: Pointer = .mouse,
    look: () throws -> Void = {}
  ) throws {
    try scroll(to: selector)
    let place = try centre(of: selector)
    if pointer != .finger { try browser.point(pointer, .move, x: place.x, y: place.y) }
    try browser.point(pointer, .press, x: place.x, y: place.y)
    for step in 1...steps {
      let x = place.x + distance * Double(step) / Double(steps)
      try browser.point(pointer, .move, x: x, y: place.y)
    }
    try settle()
    try look()
    try browser.point(pointer, .release, x: place.x + distance, y: place.y)
    try settle()
  }

  /// Clicks at a place of an element: how far from its left and its top, in pixels.
  func click(_ selector: String, x: Double, y: Double) throws {
    try scroll(to: selector)
    let box = try numbers(
      "const box = part.getBoundingClientRect(); return [box.left, box.top]", selector)
    try browser.point(.mouse, .move, x: box[0] + x, y: box[1] + y)
    try browser.point(.mouse, .press, x: box[0] + x, y: box[1] + y)
    try browser.point(.mouse, .release, x: box[0] + x, y: box[1] + y)
    try settle()
  }

  /// Clicks in the middle of an element that a selector finds.
  func click(_ selector: String) throws {
    try settle(after: "document.querySelector('\(quoted(selector))').click()")
  }

  private func scroll(to selector: String) throws {
    try settle(
      after: "document.querySelector('\(quoted(selector))').scrollIntoView({block: 'center'})")
  }

  private func centre(of selector: String) throws -> (x: Double, y: Double) {
    let box = try numbers(
      "const box = part.getBoundingClientRect();"
        + "return [box.left + box.width / 2, box.top + box.height / 2]", selector)
    return (box[0], box[1])
  }

  private func numbers(_ body: String, _ selector: String) throws -> [Double] {
    let found = try browser.evaluate(
      "(part => { \(body) })(document.querySelector('\(quoted(selector))'))")
    guard let numbers = found as? [Double], numbers.count == 2 else {
      throw BrowserFailure(description: "\(selector) has no place on the page")
    }
    return numbers
  }

  private func quoted(_ selector: String) -> String { selector.replacing("'", with: "\\'") }
}
