import Foundation

/// Makes the picture of the page for the README.
struct Portrait {
  let page: Page

  /// The state that it shows: Ben comes late to a subject, and Ada leaves.
  private let state = "#cold-or-hot?kind=subject&ada=0&ben=8&ending=goes-on&leaves=ada&tick=10"

  /// Writes the picture, once on a light ground and once on a dark one.
  func take() throws {
    let browser = try Browser(Browser.find(in: ProcessInfo.processInfo.environment))
    defer { browser.close() }
    let tab = Tab(browser, file: page.folder.appending(path: "index.html"))
    try tab.resize(width: 1280, height: 1400)
    try tab.open(state)
    for (name, isDark) in [("walkthrough.png", false), ("walkthrough-dark.png", true)] {
      try tab.prefer(dark: isDark)
      try tab.screenshot(from: "kinds", through: "legend").write(
        to: page.root.appending(path: "Tutorials/pictures/\(name)"))
      print("wrote Tutorials/pictures/\(name)")
    }
  }
}
