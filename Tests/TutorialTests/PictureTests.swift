import Foundation
import TestSupport
import Testing

@testable import weave

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The pictures of all drawings that lessons and chapters have recorded.
@Suite struct PictureTests {
  private let pictures: [String: String]

  init() throws { pictures = try RealTree.project().pictures() }

  private func number(_ text: Substring) throws -> Double { try #require(Double(text)) }

  private func discs(in svg: String) throws -> [(x: Double, y: Double, radius: Double)] {
    try svg.matches(of: /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/).map {
      (try number($0.1), try number($0.2), try number($0.3))
    }
  }

  @Test("each drawing has its picture, which is well-formed XML, and no picture is left over")
  func areThere() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Course.root.appending(path: "Tutorials/diagrams").path)
    #expect(names.map { "Tutorials/diagrams/\($0)" }.sorted() == pictures.keys.sorted())
    for (path, svg) in pictures {
      let parser = XMLParser(data: Data(svg.utf8))
      #expect(parser.parse(), "\(path): \(String(describing: parser.parserError))")
    }
  }

  @Test("nothing is drawn outside the view box, which is at most 720 wide")
  func inside() throws {
    for (path, svg) in pictures {
      let box = try #require(svg.firstMatch(of: /viewBox="0 0 ([\d.]+) ([\d.]+)"/))
      let (width, height) = (try number(box.1), try number(box.2))
      #expect(width <= 720, "\(path)")
      for disc in try discs(in: svg) {
        #expect(disc.x >= disc.radius && disc.x + disc.radius <= width, "\(path)")
        #expect(disc.y >= disc.radius && disc.y + disc.radius <= height, "\(path)")
      }
      for end in svg.matches(of: /H([\d.]+)(h17)?/) {
        #expect(try number(end.1) + (end.2 == nil ? 0 : 17) <= width, "\(path)")
      }
      for frame in svg.matches(of: /class="frame" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/) {
        #expect(try number(frame.1) + number(frame.2) <= width, "\(path)")
      }
      let text = /<text class="(?:label|note)" x="([\d.]+)" y="([\d.]+)">([^<]*)/
      for words in svg.matches(of: text) {
        let count = words.3.replacing(/&\w+;/, with: "&").count
        #expect(try number(words.1) + Double(count) * 9.3 <= width, "\(path): \(words.3)")
        #expect(try number(words.2) < height, "\(path): \(words.3)")
      }
    }
  }

  @Test("discs do not cover each other, however close they come")
  func apart() throws {
    for (path, svg) in pictures {
      let discs = try discs(in: svg)
      for (first, second) in zip(discs, discs.dropFirst()) where first.y == second.y {
        #expect(second.x - first.x >= first.radius + second.radius, "\(path)")
      }
    }
  }

  /// The colours of the pictures, as the page in the browser calls them: on light ground, and on dark.
  private func palettes() throws -> [[String: String]] {
    let rules = [
      ".ground, .frame { fill": "panel", ".value text { fill": "on", ".label, .note { fill": "ink",
      ".scale text { fill": "soft", ".scale path { stroke": "rule",
      ".subscription { stroke": "edge",
      ".failed { fill": "bad", ".line, .ticks, .frame { stroke": "soft",
      ".completed { stroke": "ink", ".failed-cross { stroke": "on",
    ].merging((0..<8).map { (".c\($0) { fill", "c\($0)") }) { $1 }
    let grounds = try Course.text(Picture.sheet).components(separatedBy: "@media")
    #expect(grounds.count == 2)
    return grounds.map { ground in
      let colours = ground.matches(of: /(\..+): (#\w{6}); \}/).compactMap { match in
        rules[String(match.1)].map { ($0, String(match.2)) }
      }
      #expect(colours.count == rules.count)
      return Dictionary(colours) { one, other in
        #expect(one == other)
        return one
      }
    }
  }

  @Test("the page in the browser has the colours of the pictures, light and dark")
  func coloursAreShared() throws {
    let sheet = try Course.text("Tutorials/walkthrough/style.css")
    let roots = sheet.matches(of: /:root \{([^}]*)\}/).map(\.1)
    #expect(roots.count >= 2)
    for (root, palette) in zip(roots, try palettes()) {
      #expect(palette.count == 15)
      for (name, colour) in palette { #expect(root.contains("--\(name): \(colour);"), "\(name)") }
    }
  }

  @Test("each letter stands out from its disc, on light ground and on dark")
  func contrast() throws {
    for palette in try palettes() {
      let discs = palette.filter { $0.key.contains(/c\d/) }.values
      let letter = try #require(palette["on"])
      #expect(Set(discs).count == 8)
      for disc in discs {
        let lights = [try luminance(letter), try luminance(disc)].sorted()
        #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5, "\(letter) on \(disc)")
      }
    }
  }

  /// The relative luminance of a colour such as `#5b46c9`, as WCAG defines it.
  private func luminance(_ colour: String) throws -> Double {
    let number = try #require(Int(colour.dropFirst(), radix: 16))
    let parts = [number >> 16, number >> 8 & 255, number & 255].map { part in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
