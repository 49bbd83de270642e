import Foundation
import Testing
import Workshop

@testable import walkthrough

/// The variables with which the tests were started.
let environment = ProcessInfo.processInfo.environment

/// The browsers in which the page is tested.
enum Engine: String, CaseIterable, Sendable {
  case chromium
  case webKit

  /// Chromium, and WebKit where its driver is installed.
  static let installed: [Engine] = WebKit.isHere(in: environment) ? allCases : [.chromium]

  func start() throws -> any Browser {
    switch self {
    case .chromium: try Chromium(Chromium.find(in: environment))
    case .webKit: try WebKit(environment)
    }
  }
}

/// The page in real browsers: `make test-browser` runs these, `make test` does not.
///
/// The tests run one after the other, each with an empty page.
@Suite(.serialized, .enabled(if: environment["WALKTHROUGH_BROWSER"] != nil), Browsers())
struct BrowserTests {
  @Test(
    "a browser that begins anew leaves no driver behind",
    .enabled(if: Engine.installed.contains(.webKit)))
  @MainActor func endsDriver() throws {
    let browser = try #require(try Browsers.begin(.webKit) as? WebKit)
    let driver = try #require(browser.driver)
    try browser.renew()
    #expect(!driver.isRunning)
    #expect(browser.driver?.isRunning == true)
  }
}

/// The browsers that run, one of each engine: it takes seconds to start one.
struct Browsers: SuiteTrait, TestScoping {
  @MainActor private static var running: [Engine: any Browser] = [:]

  /// Starts a browser, or lets one that runs begin anew.
  @MainActor static func begin(_ engine: Engine) throws -> any Browser {
    if let browser = running[engine] {
      try browser.renew()
      return browser
    }
    let browser = try engine.start()
    running[engine] = browser
    return browser
  }

  @MainActor private static func endAll() { Engine.allCases.forEach(end) }

  /// Ends a browser, if it runs.
  @MainActor static func end(_ engine: Engine) { running.removeValue(forKey: engine)?.close() }

  /// Runs the tests of the suite, then ends the browsers.
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    do { try await function() } catch {
      await Self.endAll()
      throw error
    }
    await Self.endAll()
  }
}

/// Opens a page, and demands that nothing went wrong in it.
@MainActor
func withTab(
  _ engine: Engine, _ hash: String = "", width: Int = 1280, height: Int = 900,
  _ body: (Tab) throws -> Void
) throws {
  do {
    let browser = try Browsers.begin(engine)
    let tab = Tab(browser, file: Package.page.folder.appending(path: "index.html"))
    try tab.resize(width: width, height: height)
    try tab.open(hash)
    try body(tab)
    #expect(browser.complaints == [])
  } catch {
    // The next test gets another one.
    Browsers.end(engine)
    throw error
  }
}

extension Tab {
  /// Makes the functions of seen.js known to the page.
  func learnToSee() throws {
    let script = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "seen.js"),
      encoding: .utf8)
    try browser.evaluate("(window.see = \(script), true)")
  }

  /// The state in the address.
  func hash() throws -> String { try text("location.hash") }

  /// What the sentence about the address says; nothing if it is hidden.
  func strays() throws -> String {
    try text(
      "(part => part.hidden ? '' : part.textContent)(document.getElementById('address-says'))")
  }
}

extension Scenario {
  /// The address of the state on the page.
  func address(tick: Int) -> String {
    let leaves = [ada, ben].filter { $0.leaves != nil }.map { $0.name.lowercased() }
    let query = [
      "kind=\(kind.rawValue)", "ada=\(ada.comes)", "ben=\(ben.comes)", "ending=\(ending.rawValue)",
      leaves.isEmpty ? nil : "leaves=\(leaves.joined(separator: ","))", "tick=\(tick)",
    ]
    return "#cold-or-hot?" + query.compactMap(\.self).joined(separator: "&")
  }
}
