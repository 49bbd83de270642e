import LessonKit

/// A marble drawing that a lesson recorded, with the rows put together that belong to one
/// subscription.
struct Drawing: Equatable, Sendable {
  let title: String

  /// Where each mark stands, and what it means.
  let layout: MarbleLayout

  private(set) var timelines: [Timeline] = []

  /// A row of events, the row of its subscription, or both.
  struct Timeline: Equatable, Sendable {
    let label: String
    var events: MarbleLayout.Row?
    var subscription: MarbleLayout.Row?

    /// Whether the drawing stops before it does.
    var goesOn: Bool { !(events?.isEnded ?? false) && !(subscription?.isEnded ?? false) }
  }

  init(_ layout: MarbleLayout, title: String) {
    self.title = title
    self.layout = layout
    for row in layout.rows { add(row) }
  }

  private mutating func add(_ row: MarbleLayout.Row) {
    if !row.isSubscription {
      timelines.append(Timeline(label: row.label, events: row))
    } else if row.label.isEmpty, let last = timelines.indices.last {
      timelines[last].subscription = row
    } else {
      timelines.append(Timeline(label: row.label, subscription: row))
    }
  }

  /// What the error of a row says; nothing if the drawing does not tell.
  func error(of timeline: Timeline) -> String? {
    layout.meanings.first { $0.mark == "#" && ($0.row == nil || $0.row == timeline.label) }?.text
  }
}

extension MarbleLayout.Row {
  var isSubscription: Bool { moments.first?.marks.first == "^" }
  var isEnded: Bool { moments.last?.marks.last.map { "|#!".contains($0) } ?? false }

  /// From where to where its line is drawn, if there is one; it stops at the moment that ends it.
  var columns: ClosedRange<Int>? {
    let last = isEnded ? moments.last?.column ?? end : end - 1
    return start <= last ? start...last : nil
  }
}
