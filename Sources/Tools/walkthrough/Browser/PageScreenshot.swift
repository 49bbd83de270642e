import Foundation

/// Makes the picture of the page, for the README and for those who get a link to it.
struct PageScreenshot {
  let page: WalkthroughPage

  /// The state that it shows: the opening, which asks and does not tell.
  private let state = "#opening"

  /// Writes the picture, once on a light ground and once on a dark one.
  func take() throws {
    let browser = try Chromium(Chromium.find(in: ProcessInfo.processInfo.environment))
    defer { browser.close() }
    let tab = Tab(browser, file: page.folder.appending(path: "index.html"))
    try tab.resize(width: 1200, height: 560)
    try tab.open(state)
    for (name, scheme) in [("walkthrough.png", "light"), ("walkthrough-dark.png", "dark")] {
      try browser.prefer(["prefers-color-scheme": scheme])
      try tab.settle()
      try browser.screenshot().write(
        to: page.root.appending(path: "Tutorials/pictures/\(name)"))
      print("wrote Tutorials/pictures/\(name)")
    }
  }
}
