import Foundation

/// Measures how long a drag keeps the browser busy, by the browser's own timeline.
struct FrameTimes {
  let page: WalkthroughPage

  /// Drags Ben to and fro in three views, and prints how long the page's work took for each frame.
  func measure() throws {
    let browser = try Chromium(Chromium.find(in: ProcessInfo.processInfo.environment))
    defer { browser.close() }
    let tab = Tab(browser, file: page.folder.appending(path: "index.html"))
    try tab.resize(width: 1280)
    for hash in [
      "#opening?ben=4", "#cold-or-hot?ada=0&ben=0",
      "#cold-or-hot?kind=share-replay&ada=0&ben=0&leaves=ada",
    ] {
      try measure(hash, tab, browser)
    }
  }

  private func measure(_ hash: String, _ tab: Tab, _ browser: Chromium) throws {
    let knob = ".view:not([hidden]) svg .knob[data-handle=ben]"
    try tab.open(hash)
    try tab.drag(knob, by: 120, steps: 30)
    try browser.send(
      "Tracing.start",
      ["transferMode": "ReportEvents", "categories": "devtools.timeline,toplevel,blink"],
      ofPage: false)
    for distance in [-120.0, 120, -120, 120] {
      try tab.drag(knob, by: distance, steps: 60)
    }
    try browser.send("Tracing.end", ofPage: false)
    _ = try browser.wait(for: "Tracing.tracingComplete")
    let events = browser.take("Tracing.dataCollected")
      .flatMap { $0["value"] as? [[String: Any]] ?? [] }
    let frames = Self.frames(in: events)
    guard let longest = frames.last else {
      throw BrowserFailure(description: "the timeline holds no frame")
    }
    let drawn = frames.filter { $0 > 0.5 }
    print("\(hash)")
    print("frames: \(frames.count), with more than 0.5 ms of work: \(drawn.count)")
    print("work in a frame, in ms: median of those \(Self.median(drawn)), longest \(longest)")
    print("frames over 16 ms: \(frames.count { $0 > 16 })")
  }

  /// The main thread's work for each frame, in ms, shortest first: scripts, style, layout and
  /// paint.
  ///
  /// A frame's work is every task that the thread runs from one beginning of a frame to the next.
  /// It is counted in the thread's own time, so what else the machine does is left out.
  private static func frames(in events: [[String: Any]]) -> [Double] {
    let begins = events.filter { $0["name"] as? String == "WebFrameWidgetImpl::BeginMainFrame" }
    guard let thread = begins.first?["tid"] as? Int else { return [] }
    let mine = events.filter { $0["tid"] as? Int == thread && $0["ph"] as? String == "X" }
      .compactMap { event -> (start: Double, length: Double)? in
        guard let name = event["name"] as? String, name == "ThreadControllerImpl::RunTask",
          let start = (event["ts"] as? NSNumber)?.doubleValue,
          let length = (event["tdur"] as? NSNumber)?.doubleValue
        else { return nil }
        return (start, length)
      }.sorted { $0.start < $1.start }
    let starts = begins.compactMap { ($0["ts"] as? NSNumber)?.doubleValue }.sorted()
    return zip(starts, starts.dropFirst() + [.infinity]).map { from, to in
      let busy = mine.filter { $0.start >= from && $0.start < to }.reduce(0) { $0 + $1.length }
      return (busy / 10).rounded() / 100
    }.sorted()
  }

  private static func median(_ sorted: [Double]) -> Double {
    sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
