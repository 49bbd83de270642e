import CourseSupport
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
    #expect(LineDiff(expected: recorded, actual: Picture(drawing).svg).changes == [])
    #expect(
      drawing.summary == """
        early gets 2, 3 and 4; late gets 4, 5 and a cup of tea, then completes; box fails with no \
        money; on gets b, 5 and 6; source sends nothing; ended completes; one gets nothing; only \
        gets nothing.
        """)
  }

  @Test("what a drawing says in words, where it is special") func summary() throws {
    #expect(try TutorialTests.drawing(["": "-1|"]).summary == "sends 1, then completes.")
    // What goes on after its end is told in turn; the error of a row is its own.
    let bad: [Timeline.Entry] = [
      .init(tick: 0, mark: .next("a cup")), .init(tick: 2, mark: .completed),
      .init(tick: 4, mark: .next("b")), .init(tick: 4, mark: .failed("no money")),
    ]
    let rows = [
      Timeline("bad", bad), .subscription("", from: 0),
      Timeline("c", [.init(tick: 1, mark: .failed("no tea"))]),
    ]
    #expect(
      Drawing(MarbleDrawing(rows, through: 8).layout, title: "a").summary
        == "bad gets a cup, completes, gets b and fails with no money; c fails with no tea.")
  }

  private func number(_ text: Substring) throws -> Double { try #require(Double(text)) }

  private func discs(in svg: String) throws -> [(x: Double, y: Double, radius: Double)] {
    try svg.matches(of: /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/).map {
      (try number($0.1), try number($0.2), try number($0.3))
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
    #expect(svg.contains("\n    \(escaped(drawing.summary))\n"))
  }

  @Test("nothing is drawn outside the view box, which is at most 720 wide", arguments: samples)
  private func inside(sample: Sample) throws {
    let svg = Picture(try sample.drawing).svg
    let box = try #require(svg.firstMatch(of: /viewBox="0 0 ([\d.]+) ([\d.]+)"/))
    let (width, height) = (try number(box.1), try number(box.2))
    #expect(width <= 720)
    for disc in try discs(in: svg) {
      #expect(disc.x >= disc.radius && disc.x + disc.radius <= width)
      #expect(disc.y >= disc.radius && disc.y + disc.radius <= height)
    }
    for end in svg.matches(of: /H([\d.]+)(h17)?/) {
      #expect(try number(end.1) + (end.2 == nil ? 0 : 17) <= width)
    }
    for frame in svg.matches(of: /class="frame" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/) {
      #expect(try number(frame.1) + number(frame.2) <= width)
    }
    for words in svg.matches(of: /<text class="(?:label|note)" x="([\d.]+)" y="([\d.]+)">([^<]*)/) {
      let count = words.3.replacing(/&\w+;/, with: "&").count
      #expect(try number(words.1) + Double(count) * 9.3 <= width, "\(words.3)")
      #expect(try number(words.2) < height)
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
    let parts = Palette.style.split(separator: "@media")
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
