import Foundation
import LessonKit
import Testing

@testable import weave

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PictureTests {
  @Test("a picture has a sign for all that can happen, and says it in words")
  func isAsRecorded() throws {
    let drawing = try drawing(
      [
        "early": "-2-3-4-", "": "^-----!",
        "late": "    -4(5a)|", "": "    ^-----!",
        "box": "-#", "": "^!",
        "on": "--b---(56)", "": "^---------",
        "source": "--------",
        "ended": "---|",
        "one": "          (^!)",
        "only": "    ^--",
      ], legend: ["a": "a cup of tea", "#": "no money"], title: "all signs")
    let recorded = try Golden.text("signs.svg")
    #expect(lineDifference(from: recorded, to: Picture(drawing).svg) == "")
    #expect(
      drawing.summary == """
        early gets 2, 3 and 4; late gets 4, 5 and a cup of tea, then completes; box fails with no \
        money; on gets b, 5 and 6; source sends nothing; ended completes; one gets nothing; only \
        gets nothing.
        """)
  }

  private struct Disc {
    let x: Double
    let y: Double
    let radius: Double
  }

  private func discs(in svg: String) throws -> [Disc] {
    try svg.matches(of: /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/).map {
      Disc(
        x: try #require(Double($0.1)), y: try #require(Double($0.2)),
        radius: try #require(Double($0.3)))
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

  @Test("discs do not cover each other, however close they come", arguments: samples)
  private func apart(sample: Sample) throws {
    let discs = try discs(in: Picture(try sample.drawing).svg)
    for (first, second) in zip(discs, discs.dropFirst()) where first.y == second.y {
      #expect(second.x - first.x >= first.radius + second.radius)
    }
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
