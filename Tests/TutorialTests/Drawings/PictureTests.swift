import Foundation
import LessonKit
import Testing

@testable import weave

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PictureTests {
  private func svg(_ rows: KeyValuePairs<String, String>) throws -> String {
    Picture(try drawing(rows)).svg
  }

  private struct Disc {
    let colour: String
    let x: Double
    let y: Double
    let radius: Double
  }

  private func discs(in svg: String) throws -> [Disc] {
    let pattern = /value (c\d)"><circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/
    return try svg.matches(of: pattern).map {
      Disc(
        colour: String($0.1), x: try #require(Double($0.2)), y: try #require(Double($0.3)),
        radius: try #require(Double($0.4)))
    }
  }

  private struct Sample: Sendable {
    let rows: KeyValuePairs<String, String>
    var legend: [Character: String] = [:]

    var drawing: Drawing {
      get throws {
        try TutorialTests.drawing(rows, legend: legend, title: "<\"tea\" & milk>")
      }
    }
  }

  private static let samples = [
    Sample(rows: ["a": "|"]),
    Sample(rows: ["": "--1--2|", "": "^-----!"]),
    Sample(
      rows: [
        "early": "-2-3-4-", "": "^-----!",
        "late": "    -4--(56a#)", "": "    ^-------!",
      ], legend: ["a": "\"<tea>\" & milk"]),
    Sample(rows: ["many": String(repeating: "1", count: 60)]),
    Sample(rows: ["calm": "-1\(String(repeating: "-", count: 57))2", "b": "         ---(ab|)"]),
    Sample(
      rows: [
        "\(String(repeating: "long", count: 12))": "--a--(12345)--",
        "b": "\(String(repeating: " ", count: 12))^-",
      ]),
    Sample(rows: ["a": "-(12)-3-4|", "b": "--5"]),
  ]

  @Test("a picture is well-formed XML, with a role, a title and a description", arguments: samples)
  private func wellFormed(sample: Sample) throws {
    let drawing = try sample.drawing
    let svg = Picture(drawing).svg
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(svg.contains("role=\"img\" aria-labelledby=\"title desc\""))
    #expect(svg.contains("<title id=\"title\">&lt;&quot;tea&quot; &amp; milk&gt;</title>"))
    #expect(drawing.description.allSatisfy { svg.contains("\n    \(escaped($0))\n") })
  }

  @Test("nothing is drawn outside the view box, which is at most 720 wide", arguments: samples)
  private func inside(sample: Sample) throws {
    let svg = Picture(try sample.drawing).svg
    let box = try #require(svg.firstMatch(of: /viewBox="0 0 ([\d.]+) ([\d.]+)"/))
    let width = try #require(Double(box.1))
    let height = try #require(Double(box.2))
    #expect(width <= 720)
    for disc in try discs(in: svg) {
      #expect(disc.x >= disc.radius && disc.x + disc.radius <= width)
      #expect(disc.y >= disc.radius && disc.y + disc.radius <= height)
    }
    for end in svg.matches(of: /H([\d.]+)(h17)?/) {
      #expect(try #require(Double(end.1)) + (end.2 == nil ? 0 : 17) <= width)
    }
    for frame in svg.matches(of: /class="frame" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/) {
      #expect(try #require(Double(frame.1)) + #require(Double(frame.2)) <= width)
    }
    for words in svg.matches(of: /<text class="(?:label|note)" x="([\d.]+)" y="([\d.]+)">([^<]*)/) {
      #expect(
        try #require(Double(words.1)) + Double(words.3.replacing(/&\w+;/, with: "&").count) * 9.3
          <= width, "\(words.3)")
      #expect(try #require(Double(words.2)) < height)
    }
  }

  @Test("a column is one place in all rows, and a value one colour") func columns() throws {
    let discs = try discs(in: try svg(["a": "1-2-1", "b": "--2--", "c": "----1"]))
    #expect(discs.map(\.colour) == ["c1", "c2", "c1", "c2", "c1"])
    #expect(discs[3].x == discs[1].x)
    #expect(discs[4].x == discs[2].x)
    #expect(Set(discs.map(\.y)).count == 3)
  }

  @Test("discs do not cover each other, however close they come", arguments: samples)
  private func apart(sample: Sample) throws {
    let discs = try discs(in: Picture(try sample.drawing).svg)
    for (first, second) in zip(discs, discs.dropFirst()) where first.y == second.y {
      #expect(second.x - first.x >= first.radius + second.radius)
    }
  }

  @Test("what happens at one tick stands in a frame") func frames() throws {
    #expect(try svg(["a": "-(12)-(3|)"]).matches(of: /class="frame"/).count == 2)
    #expect(try svg(["a": "-1-2-3|"]).matches(of: /class="frame"/).isEmpty)
  }

  @Test("completion is a bar, failure a diamond, and what goes on has an arrow") func endings()
    throws
  {
    let arrow = "h17m-5 -4l5 4l-5 4"
    #expect(try svg(["a": "--|"]).contains("class=\"completed\""))
    #expect(try svg(["a": "--#"]).contains("class=\"failed\""))
    #expect(try !svg(["a": "--#", "": "^-!"]).contains(arrow))
    #expect(try !svg(["a": "--1-", "": "^--!"]).contains(arrow))
    #expect(try svg(["a": "--1-", "": "^---"]).matches(of: /h17m-5 -4l5 4l-5 4/).count == 2)
    #expect(try svg(["a": "--", "b": "----|"]).contains(arrow) == false)
  }

  @Test("after the last tick to scale there are neither tick marks nor numbers") func scale() throws
  {
    // The group takes four columns, and b sends one tick after it.
    let svg = try svg(["a": "-(12)------------3|", "b": "--4"])
    #expect(svg.contains(">0</text>"))
    #expect(!svg.contains(">5</text>"))
    #expect(svg.contains(">not to scale after tick 1</text>"))
    let ticks = try #require(svg.firstMatch(of: /class="ticks" d="([^"]*)"/))
    #expect(ticks.1.count { $0 == "M" } == 1)
  }

  @Test("each letter stands out from its disc, on light ground and on dark")
  func contrast() throws {
    let parts = Picture.style.split(separator: "@media")
    #expect(parts.count == 2)
    for part in parts {
      let letter = try #require(part.firstMatch(of: /\.value text \{[^}]*fill: #(\w{6})/)).1
      let discs = part.matches(of: /\.c\d \{ fill: #(\w{6})/).map(\.1)
      #expect(discs.count == Palette.light.values.count)
      #expect(Set(discs).count == Palette.light.values.count)
      for disc in discs {
        let lights = [try luminance(letter), try luminance(disc)].sorted()
        #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5, "#\(letter) on #\(disc)")
      }
    }
  }

  /// The relative luminance of a colour, as WCAG defines it.
  private func luminance(_ colour: Substring) throws -> Double {
    let number = try #require(Int(colour, radix: 16))
    let parts = [number >> 16, number >> 8 & 255, number & 255].map { part in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
