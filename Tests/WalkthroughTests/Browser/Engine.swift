import Foundation
import TestSupport
import Testing

/// The variables with which the tests were started.
let environment = ProcessInfo.processInfo.environment

/// The engines in which the page is tested, and all in which their drivers differ.
enum Engine: String, CaseIterable, Sendable {
  case chromium
  case webKit
  case firefox

  /// Chromium, and the others where their drivers are installed.
  static let installed = allCases.filter {
    $0 == .chromium || WebDriver.program($0.driver) != nil
  }

  /// The program that speaks WebDriver.
  var driver: String {
    switch self {
    case .chromium: "chromedriver"
    case .webKit: "WebKitWebDriver"
    case .firefox: "geckodriver"
    }
  }

  /// Whether it can do without a screen.
  var isHeadless: Bool { self != .webKit }

  /// What a session is asked to be.
  var capabilities: [String: Any] {
    switch self {
    case .chromium:
      var options: [String: Any] = [
        "args": [
          "--headless", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars",
          // Whoever waits for the next picture need not wait for a screen, and an address may
          // change more than two hundred times in ten seconds.
          "--disable-frame-rate-limit", "--disable-ipc-flooding-protection",
        ]
      ]
      // Where there is one, the Chromium without windows: it needs a third less of the processor.
      options["binary"] = environment["CHROME"] ?? WebDriver.program("chromium-headless-shell")
      return ["goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "SEVERE"]]
    case .webKit:
      let browsers = ["x86_64-linux-gnu", "aarch64-linux-gnu"].flatMap { folder in
        ["4.1", "6.0", "4.0"].map { "/usr/lib/\(folder)/webkit2gtk-\($0)/MiniBrowser" }
      }
      let found = browsers.first(where: FileManager.default.isExecutableFile)
      return ["webkitgtk:browserOptions": ["binary": found ?? "", "args": ["--automation"]]]
    case .firefox: return ["moz:firefoxOptions": ["args": ["-headless"]]]
    }
  }

  /// Opens the page at an address, and demands that nothing goes wrong in it.
  ///
  /// Tests of one engine take turns; those of different engines run side by side.
  func open(
    _ hash: String = "", width: Int = 1280, height: Int = 900, inNewBrowser isNew: Bool = false,
    _ look: @Sendable (Page) throws -> Void
  ) async throws {
    try await Turns.all[self]?.take(new: isNew) { driver in
      let page = Page(driver)
      try page.resize(width, height)
      try page.open(hash)
      try look(page)
      #expect(try page.complaints() == [])
      // What is on its way to be kept is not kept either.
      try page.run("(localStorage.clear(), Storage.prototype.setItem = () => {})")
    }
  }
}

/// The page in real browsers: `make test-browser` runs these, `make test` does not.
@Suite(.enabled(if: environment["WALKTHROUGH_BROWSER"] != nil), Browsers())
struct BrowserTests {
  @Test(
    "the picture for the README shows the opening, which asks and does not tell",
    .enabled(if: environment["WALKTHROUGH_PICTURE"] != nil))
  func takesPicture() async throws {
    try await Engine.chromium.open(width: 1200, height: 600) { page in
      for (name, scheme) in [("walkthrough", "light"), ("walkthrough-dark", "dark")] {
        try page.prefer(["prefers-color-scheme": scheme])
        try page.picture().write(to: Course.root.appending(path: "Tutorials/pictures/\(name).png"))
      }
    }
  }

  @Test(
    "a benchmark: what a move of the hand costs, with four operators, and with two chains",
    .enabled(if: environment["WALKTHROUGH_BENCH"] != nil), arguments: Engine.installed)
  func measuresMoves(engine: Engine) async throws {
    let one = "#workbench?first=--1---2---3---4---%7C&chain=map,2~filter,3~scan,0~share"
    try await engine.open(width: 1280, height: 900) { page in
      let costs: [Double] = try page.get(
        "see.costOfMoves()", at: [one, one + "&beside=share~map,2~filter,3~scan,0"])
      print("\(engine): \(costs.map { String(format: "%.1f ms", $0) }.joined(separator: ", "))")
    }
  }
}

/// Lets the tests of one engine use its browser, one after the other: it takes seconds to start one.
private actor Turns {
  static let all = Dictionary(uniqueKeysWithValues: Engine.allCases.map { ($0, Turns($0)) })

  private let engine: Engine
  private var driver: WebDriver?

  init(_ engine: Engine) { self.engine = engine }

  /// Lets a test use the browser; a new one is for this test alone.
  func take(new isNew: Bool, _ body: @Sendable (WebDriver) throws -> Void) throws {
    if isNew { end() }
    defer { if isNew { end() } }
    let driver = try driver ?? WebDriver(engine)
    self.driver = driver
    do { try body(driver) } catch {
      // The next test gets another one.
      end()
      throw error
    }
  }

  func end() {
    driver?.close()
    driver = nil
  }
}

/// Ends the browsers after the last test.
private struct Browsers: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    do { try await function() } catch { Issue.record(error) }
    for turns in Turns.all.values { await turns.end() }
  }
}
