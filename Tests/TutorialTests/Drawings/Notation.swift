import LessonKit

@testable import weave

/// Returns a drawing of some rows, each with its label, in LessonKit's notation.
///
/// Each blank with which a row begins is a tick before it.
func drawing(
  _ rows: KeyValuePairs<String, String>, legend: [Character: String] = [:], title: String = "a"
) throws -> Drawing {
  let timelines = try rows.map { label, row in
    let notation = row.replacing(" ", with: "-")
    var timeline = try Timeline(parsing: notation, label: label, legend: legend)
    timeline.from = row.prefix { $0 == " " }.count
    return timeline
  }
  return Drawing(MarbleDrawing(timelines).layout, title: title)
}
