import Testing

@testable import weave

@Suite struct CaptionTests {
  /// The first line of a region that shows a file of the core.
  private func caption(of names: String, file: String = "Station.swift") throws -> String? {
    let source = """
      public func kettle() -> Kettle {}

      struct Kettle {
        struct Lid {
          let isOpen = true
        }

        let lid: Lid
      }

      extension Kettle where Lid: Sendable {
        func boil() {}
      }

      class Cup {
        func fill() {}
      }
      """
    let project = Project.sample(["Sources/ReactiveCore/Sources/Kettle.swift": source])
    let text = try content(of: "<!-- snippet: ReactiveCore/\(file)\(names) -->", in: project)
    #expect(text.textLines.dropFirst().prefix(2) == ["", "```swift"])
    return text.textLines.first
  }

  @Test("an excerpt of the core has a caption: its file, as a link, and the type it stands in")
  func member() throws {
    #expect(
      try caption(of: "#say(_:)")
        == "*[Station.swift](../Sources/ReactiveCore/Station.swift), in `Station`*")
  }

  @Test(
    "a caption tells where the declarations below it stand, in their order",
    arguments: [
      ("", ""), ("#kettle", ""), ("#Kettle...", ""), ("#extension Kettle", ""),
      ("#Kettle, boil", ", in `Kettle`"), ("#boil, lid", ", in `Kettle`"),
      ("#fill, boil", ", in `Cup` and `Kettle`"),
      ("#isOpen, fill, boil", ", in `Kettle.Lid`, `Cup` and `Kettle`"),
      ("#kettle, fill", ", partly in `Cup`"), ("#Cup, Kettle...", ""),
    ])
  func declarations(names: String, place: String) throws {
    let link = "[Kettle.swift](../Sources/ReactiveCore/Sources/Kettle.swift)"
    #expect(try caption(of: names, file: "Kettle.swift") == "*\(link)\(place)*")
  }

  @Test("the link leads from the page, wherever that stands") func link() throws {
    let region = "<!-- snippet: ReactiveCore/Station.swift#Listener -->\n<!-- end -->"
    let core = try woven(region, path: "Tutorials/core/01-tea.md", from: .sample())
    #expect(core.textLines[1] == "*[Station.swift](../../Sources/ReactiveCore/Station.swift)*")
    let top = try woven(region, path: "README.md", from: .sample())
    #expect(top.textLines[1] == "*[Station.swift](Sources/ReactiveCore/Station.swift)*")
  }

  @Test("code for an app has a caption: its framework, and that it is not run") func app() throws {
    let project = Project.sample([
      "Sources/Excerpts/UIKit-01.swift": "// snippet.tea\nlet tea = 1\n// snippet.end"
    ])
    let region = "<!-- snippet: Excerpts/UIKit-01.swift#tea -->"
    let shown = try content(of: region, in: project)
    #expect(
      shown.textLines.first
        == "*[UIKit](../Sources/Excerpts/UIKit-01.swift): compiled, not run*")
  }

  @Test("other code of a lesson has none") func lesson() throws {
    let shown = try content(of: "<!-- snippet: Lessons/01-tea/main.swift#boil -->")
    #expect(shown.hasPrefix("```swift\n"))
  }
}
