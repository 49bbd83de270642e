import Marbles
import SwiftReader

/// A diagram as an SVG picture: lanes with discs for values, and brackets for subscriptions.
struct Picture {
  /// The style sheet of all pictures, on light ground and on dark.
  ///
  /// The page in the browser has the same colours, which a test holds: blue is a listener there and
  /// orange a run, so no value is.
  static let sheet = "Sources/Tools/weave/Drawings/picture.css"

  /// The text of the file.
  private(set) var svg = ""

  private let diagram: Diagram
  private let style: [String]
  private let margin = 16.0

  /// The last column, and the last that is a tick.
  private let lastColumn: Int
  private let lastTick: Int

  /// The middle of the first column, and the distances of columns and of marks that form a group.
  private let origin: Double
  private let pitch: Double
  private let step: Double

  /// The radius of a disc.
  private let radius: Double

  /// Whether labels stand above their lines; else they stand before them.
  private let isLabelAbove: Bool

  /// - Parameters:
  ///   - diagram: What to draw.
  ///   - style: The lines of its style sheet.
  init(_ diagram: Diagram, style: [String]) {
    (self.diagram, self.style) = (diagram, style)
    lastColumn = diagram.layout.rows.compactMap(\.columns?.upperBound).max() ?? 0
    lastTick = min(lastColumn, diagram.layout.lastTickToScale ?? lastColumn)
    let groups = diagram.layout.rows.flatMap(\.moments).filter { $0.marks.count > 1 }
    let columns = Double(max(1, lastColumn, groups.map { $0.column + $0.marks.count }.max() ?? 0))

    // Columns come closer in a longer drawing, and discs shrink before they touch.
    pitch = (min(26, max(22, 520 / columns), 640 / columns) * 2).rounded(.down) / 2
    radius = min(11, pitch * 0.45)
    step = 2 * radius + 2

    // Labels stand above if the picture would become too wide.
    let longest = diagram.lanes.map(\.label.count).max() ?? 0
    let room = (Double(max(4, longest)) * 10.2).rounded(.up) + 14
    isLabelAbove = room + columns * pitch > 586
    origin = margin + 12 + (isLabelAbove ? 0 : room)
    var width = max(origin + Double(lastColumn) * pitch + 20, room) + margin
    for group in groups {
      width = max(width, x(group.column, mark: group.marks.count - 1) + radius + 8 + margin)
    }

    var y = margin
    var content: [String] = []
    for lane in diagram.lanes {
      if isLabelAbove { y += 22 }
      let line = lane.events == nil ? y - 4 : y + 18
      content += element("g", of: row(lane, labelY: isLabelAbove ? y - 2 : y + 24, y: line))
      y = line + (lane.subscription == nil ? 20 : 38)
    }
    let foot = isLabelAbove ? y + 20 : y
    content = element("g class=\"scale\"", of: scale(to: foot)) + content
    let notes = notes(below: foot + 42, width: &width)
    if !notes.lines.isEmpty { content += element("g", of: notes.lines) }
    svg = file(content, width: width, height: notes.lines.isEmpty ? foot + 30 : notes.y + 24)
  }

  private func file(_ content: [String], width: Double, height: Double) -> String {
    let (width, height) = (width.text, height.text)
    let lines =
      [
        "<!-- Drawn by weave from a run of the lesson. -->",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\"",
        "  width=\"\(width)\" height=\"\(height)\" role=\"img\" aria-labelledby=\"title desc\">",
        "  <title id=\"title\">\(escaped(diagram.title))</title>",
      ]
      + element("desc id=\"desc\"", of: [escaped(diagram.summary)])
      + element("style", of: style)
      + ["  <rect class=\"ground\" width=\"\(width)\" height=\"\(height)\" rx=\"10\"/>"]
      + content + ["</svg>", ""]
    return lines.joined(separator: "\n")
  }

  private func element(_ tag: String, of lines: [String]) -> [String] {
    ["  <\(tag)>"] + lines.map { "    " + $0 } + ["  </\(tag.prefix { $0 != " " })>"]
  }

  /// The middle of a column, or of a later mark of the group in it.
  private func x(_ column: Int, mark: Int = 0) -> Double {
    origin + Double(column) * pitch + Double(mark) * step
  }

  private func label(_ words: String, y: Double) -> String {
    "<text class=\"label\" x=\"\(margin.text)\" y=\"\(y.text)\">\(escaped(words))</text>"
  }

  /// A faint line and a number at every fifth tick.
  private func scale(to y: Double) -> [String] {
    let ticks = stride(from: 0, through: lastTick, by: 5).map { ($0, x($0).text) }
    let lines = ticks.map { "M\($1) \(margin.text)V\(y.text)" }
    let numbers = ticks.map { tick, x in
      "<text class=\"number\" x=\"\(x)\" y=\"\((y + 16).text)\">\(tick)</text>"
    }
    return ["<path d=\"\(lines.joined())\"/>", label("tick", y: isLabelAbove ? y - 2 : y + 16)]
      + numbers
  }

  private func row(_ lane: Diagram.Lane, labelY: Double, y: Double) -> [String] {
    var lines = lane.label.isEmpty ? [] : [label(lane.label, y: labelY)]
    if let events = lane.events {
      let goesOn = lane.goesOn && events.columns?.upperBound == lastColumn
      lines += line(of: events, goesOn: goesOn, y: y)
    }
    if let subscription = lane.subscription { lines += bracket(of: subscription, y: y + 23) }
    return lines
  }

  /// The head of a line that goes on past the end of the drawing.
  private static let arrow = "h17m-5 -4l5 4l-5 4"

  private func line(of row: MarbleLayout.Row, goesOn: Bool, y: Double) -> [String] {
    guard let columns = row.columns else { return [] }
    let (from, to) = (x(columns.lowerBound).text, x(columns.upperBound).text)
    let busy = Set(row.moments.map(\.column))
    let ticks = columns.filter { !busy.contains($0) && $0 <= lastTick }
      .map { "M\(x($0).text) \((y - 3).text)v6" }
    return ["<path class=\"line\" d=\"M\(from) \(y.text)H\(to)\(goesOn ? Self.arrow : "")\"/>"]
      + (ticks.isEmpty ? [] : ["<path class=\"ticks\" d=\"\(ticks.joined())\"/>"])
      + row.moments.flatMap { moment($0, y: y) }
  }

  /// The marks of a moment, side by side; what stands in one frame happens at the tick of the
  /// first.
  private func moment(_ moment: MarbleLayout.Moment, y: Double) -> [String] {
    let marks = (0..<moment.marks.count).map { x(moment.column, mark: $0) }
    let signs = zip(moment.marks, marks).map { sign(of: $0, x: $1, y: y) }
    guard let first = marks.first, let last = marks.last, marks.count > 1 else { return signs }
    let half = radius + 3
    let frame = "<rect class=\"frame\" x=\"\((first - half).text)\" y=\"\((y - half).text)\" "
    let size = "width=\"\((last - first + 2 * half).text)\" height=\"\((2 * half).text)\" "
    return [frame + size + "rx=\"\(half.text)\"/>"] + signs
  }

  /// A bar for completion, a diamond with a cross for failure, a disc for a value: the signs of the
  /// page in the browser.
  private func sign(of mark: Character, x: Double, y: Double) -> String {
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
      let colour = Self.colour(of: mark)
      let disc = "<circle cx=\"\(x.text)\" cy=\"\(y.text)\" r=\"\(radius.text)\"/>"
      let place = "x=\"\(x.text)\" y=\"\((y + radius * 0.45).text)\""
      let size = "font-size=\"\((radius * 1.3).text)\""
      return "<g class=\"value c\(colour)\">\(disc)<text \(place) \(size)>\(mark)</text></g>"
    }
  }

  /// The number of a value's colour: a digit has its own, a letter the one of its place.
  ///
  /// The page in the browser chooses the same. The letter in a disc tells apart what shares a colour.
  private static func colour(of mark: Character) -> Int {
    (mark.wholeNumberValue ?? Int(mark.unicodeScalars.first?.value ?? 0)) % 8
  }

  /// A subscription, from where it begins to where it ends, or past the end of the drawing.
  private func bracket(of row: MarbleLayout.Row, y: Double) -> [String] {
    guard let columns = row.columns else { return [] }
    let isMoment = row.moments.count == 1 && row.isEnded
    let end = x(columns.upperBound, mark: isMoment ? 1 : 0).text
    let begin = "M\(x(columns.lowerBound).text) \((y - 6).text)v6H\(end)"
    return ["<path class=\"subscription\" d=\"\(begin)\(row.isEnded ? "v-6" : Self.arrow)\"/>"]
  }

  /// What the letters stand for, in as many lines as it takes.
  ///
  /// - Parameters:
  ///   - top: The middle of the first line.
  ///   - width: The width of the picture, which becomes larger if an entry needs it.
  /// - Returns: The entries, and the middle of the last line.
  private func notes(below top: Double, width: inout Double) -> (lines: [String], y: Double) {
    let layout = diagram.layout
    let entries =
      layout.meanings.map { ($0.mark.first, ($0.row.map { "in \($0): " } ?? "") + $0.text) }
      + (layout.lastTickToScale.map { [(nil, "not to scale after tick \($0)")] } ?? [])
    var lines: [String] = []
    var (x, y) = (margin, top)
    for (mark, text) in entries {
      let indent = mark == nil ? 0 : 2 * radius + 8
      let own = indent + (Double(text.count) * 9.4).rounded(.up)
      width = max(width, own + 2 * margin)
      if x > margin, x + own > width - margin { (x, y) = (margin, y + 28) }
      if let mark { lines.append(sign(of: mark, x: x + radius, y: y)) }
      let place = "x=\"\((x + indent).text)\" y=\"\((y + 5).text)\""
      lines.append("<text class=\"note\" \(place)>\(escaped(text))</text>")
      x += own + 20
    }
    return (lines, y)
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
