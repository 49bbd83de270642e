/// A browser with one page, driven by a program.
///
/// Use it from one thread.
protocol Browser: AnyObject {
  /// What the page told of itself that it should not have: errors, and requests to a network.
  var complaints: [String] { get }

  /// Begins anew with an empty page, which knows nothing of the pages before.
  func renew() throws

  /// Loads a page anew.
  func open(_ address: String) throws

  /// Runs JavaScript in the page, an expression, and returns its value, which must be one that JSON
  /// can hold; of a promise, what it promised.
  @discardableResult
  func evaluate(_ script: String) throws -> Any?

  /// Makes the page a number of pixels wide and high.
  func resize(width: Int, height: Int) throws

  /// Moves, presses or releases a pointer.
  func point(_ pointer: Pointer, _ action: Pointer.Action, x: Double, y: Double) throws

  /// Presses a key, and releases it.
  func press(_ key: Key) throws

  /// Ends the browser.
  func close()
}

/// What went wrong with a browser.
struct BrowserFailure: Error, CustomStringConvertible {
  let description: String
}

/// A mouse, or a finger.
enum Pointer: Sendable {
  case mouse
  case rightButton
  case finger

  enum Action: String, Sendable {
    case press = "pointerDown"
    case move = "pointerMove"
    case release = "pointerUp"
  }
}

/// A key, by its name in JavaScript.
enum Key: String, Sendable {
  case arrowLeft = "ArrowLeft"
  case arrowRight = "ArrowRight"
  case home = "Home"
  case end = "End"
  case tab = "Tab"

  /// Its number in Chromium.
  var code: Int {
    switch self {
    case .arrowLeft: 37
    case .arrowRight: 39
    case .home: 36
    case .end: 35
    case .tab: 9
    }
  }

  /// Its character in WebDriver.
  var character: String {
    switch self {
    case .arrowLeft: "\u{E012}"
    case .arrowRight: "\u{E014}"
    case .home: "\u{E011}"
    case .end: "\u{E010}"
    case .tab: "\u{E004}"
    }
  }
}
