extension Picture {
  /// The style sheet: dark on light ground, unless the reader prefers it the other way.
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
    \(colours(of: .light))
    @media (prefers-color-scheme: dark) {
      \(colours(of: .dark).split(separator: "\n").joined(separator: "\n  "))
    }
    """

  private static func colours(of palette: Palette) -> String {
    let values = palette.values.enumerated().map { ".c\($0) { fill: \($1); }" }
    return """
      .ground, .frame { fill: \(palette.panel); }
      .label, .note { fill: \(palette.ink); }
      .scale text { fill: \(palette.soft); }
      .scale path { stroke: \(palette.rule); }
      .line, .ticks, .frame { stroke: \(palette.soft); }
      .subscription { stroke: \(palette.edge); }
      .completed { stroke: \(palette.ink); }
      .failed { fill: \(palette.bad); }
      .failed-cross { stroke: \(palette.on); }
      .value text { fill: \(palette.on); }
      \(values.joined(separator: "\n"))
      """
  }
}
