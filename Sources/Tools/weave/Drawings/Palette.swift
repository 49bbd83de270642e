/// The colours of all drawings: the pictures in the pages, and the page in the browser.
///
/// Blue is a listener and orange a run there; the colours of values are neither. The sheet of that
/// page has the same colours, which a test holds.
struct Palette: Sendable {
  /// What drawings stand on, and letters in discs.
  let panel: String
  let on: String

  let ink: String
  let soft: String
  let rule: String
  let edge: String
  let bad: String

  /// The colours of values; the letter in a disc tells apart what shares one.
  let values: [String]

  static let light = Palette(
    panel: "#f5f7fa", on: "#ffffff", ink: "#1f2328", soft: "#59636e", rule: "#d5dce4",
    edge: "#848d97", bad: "#b3121d",
    values: [
      "#5b46c9", "#0a7a4b", "#b0235f", "#6b6300", "#0e7490", "#8b3fa8", "#5b5f97", "#4d6b1f",
    ])

  static let dark = Palette(
    panel: "#161c24", on: "#0d1117", ink: "#e6edf3", soft: "#a2abb5", rule: "#3a424c",
    edge: "#6e7681", bad: "#ff8f87",
    values: [
      "#b3a4ff", "#7ee2a8", "#ff9bc0", "#e3d26f", "#76d9e6", "#d8a6f0", "#b7bbf0", "#b9d77a",
    ])

  /// The place of a value's colour: a digit has its own number, a letter the one of its place.
  ///
  /// The page in the browser chooses the same.
  static func place(of mark: Character) -> Int {
    let number = mark.wholeNumberValue ?? Int(mark.unicodeScalars.first?.value ?? 0)
    return number % light.values.count
  }

  /// The style sheet of a picture: dark on light ground, unless the reader prefers it the other way.
  ///
  /// Each letter stands out from its disc by a contrast of 4.5 at least.
  static let style = """
    text { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .label { font-size: 16.5px; }
    .note { font-size: 15.5px; }
    .number { font-size: 14px; text-anchor: middle; }
    path { fill: none; stroke-linecap: round; stroke-linejoin: round; }
    .line { stroke-width: 2; }
    .ticks, .subscription, .frame { stroke-width: 1.5; }
    .completed { stroke-width: 4; }
    .failed-cross { stroke-width: 2.5; }
    .value text { font-weight: bold; text-anchor: middle; }
    \(light.rules)
    @media (prefers-color-scheme: dark) {
      \(dark.rules.split(separator: "\n").joined(separator: "\n  "))
    }
    """

  private var rules: String {
    """
    .ground, .frame { fill: \(panel); }
    .label, .note { fill: \(ink); }
    .scale text { fill: \(soft); }
    .scale path { stroke: \(rule); }
    .line, .ticks, .frame { stroke: \(soft); }
    .subscription { stroke: \(edge); }
    .completed { stroke: \(ink); }
    .failed { fill: \(bad); }
    .failed-cross { stroke: \(on); }
    .value text { fill: \(on); }
    \(values.enumerated().map { ".c\($0) { fill: \($1); }" }.joined(separator: "\n"))
    """
  }
}
