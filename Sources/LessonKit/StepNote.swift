import Marbles

/// What a lesson writes down when something happens in it.
package enum StepNote: Codable, Equatable, Sendable {
  /// A section begins.
  case section(String, SourceLine)

  /// Something is printed.
  case printed(String, SourceLine)

  /// A drawing is printed, under its name.
  case drawn(name: String, layout: MarbleLayout, SourceLine)

  /// Something happens on a chart.
  case event(ChartEvent)
}
