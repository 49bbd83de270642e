// Lesson 34 · A table asks its view model
//
// Ada reads the news in a table. The table is written once, for all lists: it
// decides nothing, and asks. Run me: make lesson-34

import LessonKit
import ReactiveCore

lesson(34, "A table asks its view model")

// snippet.news
struct NewsViewModel: TableViewModel {
  let title = "News"
  let sections = Property<[Section]>([])
  let needsRefresh = Property(false)

  func loadRows() {
    let storm = Row(text: "8:00 a storm", height: 3)
    let notice = Row(text: "an advertisement", selectionStyle: .none)
    let list = [Row(text: "9:00 sunny"), storm, notice]
    sections.value = [Section(header: "today", headerHeight: 2, list: list)]
    needsRefresh.value = true
  }

  func didSelect(_ row: Row) { print("opened: \(row.text)") }

  func deleteFirstRow() { sections.value[0].list.removeFirst() }
}
// snippet.end

// snippet.cell
struct NewsCell: TableCell, CustomStringConvertible {
  static let height = 1
  let description: String
  init(_ row: Row) { description = "| \(row.text)" }
}
// snippet.end

heading("A table is loaded, and tapped")
// snippet.load
let news = NewsViewModel()
let table = TableController<NewsCell>(viewModel: news)
table.load()
table.tap(1)
table.tap(2)  // the advertisement: nothing opens
// snippet.end

heading("Ada deletes a row")
// snippet.delete
news.deleteFirstRow()
print("rows in the table: \(table.count)")
// snippet.end

heading("The flag follows the rows")
// snippet.derived
news.sections.signal.map { sections in true }.bind(to: news.needsRefresh)
news.deleteFirstRow()
// snippet.end

heading("Common mistake: the table decides")
// snippet.mistake
func height(ofRow index: Int) -> Int { index == 0 ? 3 : 1 }  // a storm is tall
for texts in [["a storm"], ["sunny", "a storm"]] {
  let table = texts.enumerated().map { index, text in
    "\(text) (\(height(ofRow: index)))"
  }
  print(table)
}
// snippet.end
