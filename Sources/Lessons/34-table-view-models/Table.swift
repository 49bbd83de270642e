import LessonKit
import ReactiveCore

// snippet.protocol
/// What a table asks.
protocol TableViewModel: Sendable {
  var title: String { get }
  var sections: Property<[Section]> { get }
  func didSelect(_ row: Row)
}
// snippet.end

// snippet.rows
struct Section: Sendable {
  let header: String
  let headerHeight: Int
  var list: [Row]
}

struct Row: Sendable {
  let text: String
  var height: Int?  // nil: as high as the table's cells
  var selectionStyle = SelectionStyle.highlighted
}
// snippet.end

enum SelectionStyle { case none, highlighted }

protocol TableCell {
  static var height: Int { get }
  init(_ row: Row)
}

/// A table for any view model that it can ask; it has nothing of its own.
struct Table<Cell: TableCell> {
  let viewModel: any TableViewModel

  // snippet.asks
  func show() {
    print(viewModel.title)
    for section in viewModel.sections.value {
      print("  \(section.header) (\(section.headerHeight))")
      for row in section.list {
        print("    \(Cell(row)) (\(row.height ?? Cell.height))")
      }
    }
  }
  // snippet.end

  // snippet.tap
  /// Somebody taps a row, the first of which is 0.
  func tap(_ index: Int) {
    let list = viewModel.sections.value.flatMap { section in section.list }
    let row = list[index]
    if row.selectionStyle == .highlighted { viewModel.didSelect(row) }
  }
  // snippet.end
}
