extension Picture {
  /// How many colours there are for values; the letter in a disc tells apart what shares one.
  static let colours = 8

  /// The style sheet: dark on light ground, unless the reader prefers it the other way.
  ///
  /// Each letter stands out from its disc by a contrast of 4.5 at least.
  static let style = """
    text { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .ground { fill: #f6f8fa; }
    .label { font-size: 16.5px; fill: #1f2328; }
    .note { font-size: 15.5px; fill: #1f2328; }
    .number { font-size: 14px; text-anchor: middle; }
    .scale text { fill: #59636e; }
    .scale path { stroke: #dde2e8; }
    path { fill: none; stroke-linecap: round; stroke-linejoin: round; }
    .line { stroke: #59636e; stroke-width: 2; }
    .ticks { stroke: #59636e; stroke-width: 1.5; }
    .subscription { stroke: #8b949e; stroke-width: 1.5; }
    .frame { fill: #f6f8fa; stroke: #59636e; stroke-width: 1.5; }
    .completed { stroke: #1f2328; stroke-width: 3.5; }
    .failed { stroke: #c4161c; stroke-width: 3.5; }
    .value text { font-weight: bold; text-anchor: middle; fill: #ffffff; }
    .c0 { fill: #0b63b0; }
    .c1 { fill: #b34a00; }
    .c2 { fill: #0a7a4b; }
    .c3 { fill: #8b3fa8; }
    .c4 { fill: #b0235f; }
    .c5 { fill: #6b6300; }
    .c6 { fill: #0e7490; }
    .c7 { fill: #5b5f97; }
    @media (prefers-color-scheme: dark) {
      .ground, .frame { fill: #1c2128; }
      .label, .note { fill: #e6edf3; }
      .scale text { fill: #9198a1; }
      .scale path { stroke: #323941; }
      .line, .ticks, .frame { stroke: #9198a1; }
      .subscription { stroke: #6e7681; }
      .completed { stroke: #e6edf3; }
      .failed { stroke: #ff7b72; }
      .value text { fill: #0d1117; }
      .c0 { fill: #79b8ff; }
      .c1 { fill: #ffab70; }
      .c2 { fill: #7ee2a8; }
      .c3 { fill: #d8a6f0; }
      .c4 { fill: #ff9bc0; }
      .c5 { fill: #e3d26f; }
      .c6 { fill: #76d9e6; }
      .c7 { fill: #b7bbf0; }
    }
    """
}
