import LessonKit
import SwiftReader

/// A drawing as an SVG picture: timelines with discs for values, and brackets for subscriptions.
struct Picture {
  let drawing: Drawing
  private let layout: PictureLayout

  init(_ drawing: Drawing) {
    self.drawing = drawing
    layout = PictureLayout(of: drawing)
  }

  /// The line with which each file begins, so that weave removes no picture of somebody else.
  static let mark = "<!-- Drawn by weave from a run of the lesson. -->"

  /// The text of the file.
  var svg: String {
    let (width, height) = (layout.width.text, layout.height.text)
    let lines =
      [
        Self.mark,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\"",
        "  width=\"\(width)\" height=\"\(height)\" role=\"img\" aria-labelledby=\"title desc\">",
        "  <title id=\"title\">\(escaped(drawing.title))</title>",
      ]
      + element("desc id=\"desc\"", of: [escaped(drawing.summary)])
      + element("style", of: Palette.style.textLines)
      + ["  <rect class=\"ground\" width=\"\(width)\" height=\"\(height)\" rx=\"10\"/>"]
      + element("g class=\"scale\"", of: scale)
      + zip(drawing.timelines, layout.rows).flatMap { element("g", of: row($0, at: $1)) }
      + (layout.notes.isEmpty ? [] : element("g", of: layout.notes.flatMap(note)))
      + ["</svg>", ""]
    return lines.joined(separator: "\n")
  }

  private func element(_ tag: String, of lines: [String]) -> [String] {
    ["  <\(tag)>"] + lines.map { "    " + $0 } + ["  </\(tag.prefix { $0 != " " })>"]
  }

  private func label(_ words: String, y: Double) -> String {
    "<text class=\"label\" x=\"\(layout.margin.text)\" y=\"\(y.text)\">\(escaped(words))</text>"
  }

  /// A faint line and a number at every fifth tick.
  private var scale: [String] {
    let ticks = stride(from: 0, through: layout.lastTick, by: 5).map { ($0, layout.x($0).text) }
    let lines = ticks.map { "M\($1) \(layout.margin.text)V\(layout.scale.line.text)" }
    let numbers = ticks.map { tick, x in
      "<text class=\"number\" x=\"\(x)\" y=\"\((layout.scale.line + 16).text)\">\(tick)</text>"
    }
    return ["<path d=\"\(lines.joined())\"/>", label("tick", y: layout.scale.label)] + numbers
  }

  private func row(_ timeline: Drawing.Timeline, at row: PictureLayout.Row) -> [String] {
    var lines = timeline.label.isEmpty ? [] : [label(timeline.label, y: row.label)]
    if let events = timeline.events {
      let goesOn = timeline.goesOn && events.columns?.upperBound == layout.lastColumn
      lines += line(of: events, goesOn: goesOn, y: row.line)
    }
    if let subscription = timeline.subscription {
      lines += bracket(of: subscription, y: row.subscription)
    }
    return lines
  }

  /// The head of a line that goes on past the end of the drawing.
  private static let arrow = "h17m-5 -4l5 4l-5 4"

  private func line(of row: MarbleLayout.Row, goesOn: Bool, y: Double) -> [String] {
    guard let columns = row.columns else { return [] }
    let (from, to) = (layout.x(columns.lowerBound).text, layout.x(columns.upperBound).text)
    let busy = Set(row.moments.map(\.column))
    let ticks = columns.filter { !busy.contains($0) && $0 <= layout.lastTick }
      .map { "M\(layout.x($0).text) \((y - 3).text)v6" }
    return ["<path class=\"line\" d=\"M\(from) \(y.text)H\(to)\(goesOn ? Self.arrow : "")\"/>"]
      + (ticks.isEmpty ? [] : ["<path class=\"ticks\" d=\"\(ticks.joined())\"/>"])
      + row.moments.flatMap { moment($0, y: y) }
  }

  /// The marks of a moment, side by side; what stands in one frame happens at the tick of the
  /// first.
  private func moment(_ moment: MarbleLayout.Moment, y: Double) -> [String] {
    let marks = (0..<moment.marks.count).map { layout.x(moment.column, mark: $0) }
    let signs = zip(moment.marks, marks).map { sign(of: $0, x: $1, y: y) }
    guard let first = marks.first, let last = marks.last, marks.count > 1 else { return signs }
    let half = layout.radius + 3
    let frame = "<rect class=\"frame\" x=\"\((first - half).text)\" y=\"\((y - half).text)\" "
    let size = "width=\"\((last - first + 2 * half).text)\" height=\"\((2 * half).text)\" "
    return [frame + size + "rx=\"\(half.text)\"/>"] + signs
  }

  /// A bar for completion, a diamond with a cross for failure, a disc for a value: the signs of the
  /// page in the browser.
  private func sign(of mark: Character, x: Double, y: Double) -> String {
    let radius = layout.radius
    switch mark {
    case "|":
      let begin = "M\(x.text) \((y - radius - 2).text)"
      return "<path class=\"completed\" d=\"\(begin)v\((2 * radius + 4).text)\"/>"
    case "#":
      let (top, bottom) = ((y - radius - 2).text, (y + radius + 2).text)
      let diamond =
        "M\(x.text) \(top)L\((x + radius).text) \(y.text)L\(x.text) \(bottom)"
        + "L\((x - radius).text) \(y.text)Z"
      let arm = (radius * 0.3).rounded()
      let (begin, side) = ("M\((x - arm).text) \((y - arm).text)", (2 * arm).text)
      let cross = "\(begin)l\(side) \(side)m0 -\(side)l-\(side) \(side)"
      return "<path class=\"failed\" d=\"\(diamond)\"/>"
        + "<path class=\"failed-cross\" d=\"\(cross)\"/>"
    default:
      let colour = Palette.place(of: mark)
      let disc = "<circle cx=\"\(x.text)\" cy=\"\(y.text)\" r=\"\(radius.text)\"/>"
      let place = "x=\"\(x.text)\" y=\"\((y + radius * 0.45).text)\""
      let size = "font-size=\"\((radius * 1.3).text)\""
      return "<g class=\"value c\(colour)\">\(disc)<text \(place) \(size)>\(mark)</text></g>"
    }
  }

  /// A subscription, from where it begins to where it ends, or past the end of the drawing.
  private func bracket(of row: MarbleLayout.Row, y: Double) -> [String] {
    guard let columns = row.columns else { return [] }
    let isMoment = row.moments.count == 1 && row.isEnded
    let end = layout.x(columns.upperBound, mark: isMoment ? 1 : 0).text
    let begin = "M\(layout.x(columns.lowerBound).text) \((y - 6).text)v6H\(end)"
    return ["<path class=\"subscription\" d=\"\(begin)\(row.isEnded ? "v-6" : Self.arrow)\"/>"]
  }

  private func note(_ note: PictureLayout.Note) -> [String] {
    let disc = note.mark.map { sign(of: $0, x: note.x + layout.radius, y: note.y) }
    let place = "x=\"\(note.textX.text)\" y=\"\((note.y + 5).text)\""
    let words = "<text class=\"note\" \(place)>\(escaped(note.text))</text>"
    return [disc, words].compactMap(\.self)
  }
}

extension Double {
  /// The length with one decimal at most, the same on every machine.
  fileprivate var text: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}

/// Returns a text as XML and HTML spell it.
func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    .replacing("\"", with: "&quot;")
}
