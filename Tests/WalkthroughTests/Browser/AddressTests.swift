import Foundation
import TestSupport
import Testing

@testable import Live

extension BrowserTests {
  /// What the page loads, and where links into it lead.
  struct AddressTests {

    @Test("the page runs and loads only its own files", arguments: Engine.installed)
    func runsOnlyItsOwn(engine: Engine) async throws {
      try await engine.open("#workbench") { page in
        for hash in ["#lesson-01/1", "#quiz", "#cold-or-hot", "#"] { try page.go(hash) }
        let strange: [String] = try page.get(
          "performance.getEntriesByType('resource').map(entry => entry.name).filter(name => !name.startsWith('file:'))"
        )
        #expect(strange == [])
        #expect(try page.complaints() == [])
        #expect(try page.get("see.isTaken()") == false)
        // Chromium has complained of both.
        if engine == .chromium { #expect(try page.complaints().count == 2) }
      }
    }

    // WebKit has more time, where it is installed.
    @Test(
      "every link into the page leads to the state that it names",
      arguments: Engine.installed.suffix(1))
    func follows(engine: Engine) async throws {
      let tutorials = Course.root.appending(path: "Tutorials")
      let pages = FileManager.default.enumerator(atPath: tutorials.path)?.compactMap {
        $0 as? String
      }
      let named = try (["../README.md"] + (pages ?? [])).filter { $0.hasSuffix(".md") }.flatMap {
        name in
        try Course.text("Tutorials/\(name)").matches(of: /walkthrough\/index\.html(#[^)\s"]+)/).map
        { String($0.1) }
      }
      let views = Kind.all.map { "#cold-or-hot?kind=\($0.name)" } + ["#cold-or-hot"]
      try await engine.open { page in
        let shown: [[String]] = try page.get(
          """
          see.all('.view:not([hidden]) a[href^="#"]').filter(link => link.checkVisibility())
            .map(link => link.getAttribute('href'))
          """,
          at: views)
        let links =
          named + shown.flatMap(\.self)
          + ["#cold-or-hot?kind=cold&leaves=ada,ben", "#opening?ben=12", "#lessons"]
        #expect(links.count > 50)
        let all = Set(links).sorted()
        // What the page writes of the state names all that the link has named.
        for link in all {
          let found: [[String]] = try page.get(
            "[see.text('#address-says'), see.kept(`view ${document.body.dataset.view}`)]",
            at: ["#", link])
          let (says, written) = (found[1][0], found[1][1])
          #expect(says == "", "\(link)")
          let parts = link.split(separator: "?", maxSplits: 1)
          let place = parts[0] == "#lessons" ? "#lesson-01" : String(parts[0])
          #expect(written.hasPrefix(place), "\(link) becomes \(written)")
          for value in parts.dropFirst().joined().split(separator: "&") {
            #expect(written.contains(value), "\(link) becomes \(written)")
          }
        }
      }
    }
  }
}
