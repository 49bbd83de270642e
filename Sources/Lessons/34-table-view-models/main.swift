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

  init() {
    let storm = Row(text: "8:00 a storm", height: 3)
    let notice = Row(text: "an advertisement", selectionStyle: .none)
    let list = [Row(text: "9:00 sunny"), storm, notice]
    sections.value = [Section(header: "today", headerHeight: 2, list: list)]
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

heading("A table is shown, and tapped")
// snippet.table
let news = NewsViewModel()
let table = Table<NewsCell>(viewModel: news)
table.show()
table.tap(1)
table.tap(2)  // the advertisement: nothing opens
// snippet.end

heading("A row is deleted, and Ada taps the first one")
// snippet.delete
news.deleteFirstRow()  // 9:00 is gone, but the table is not shown anew
table.tap(0)  // Ada taps 9:00, which she still sees
// snippet.end

heading("The table asks again whenever the sections change")
// snippet.follow
news.sections.signal.skip(1).subscribe { sections in table.show() }
news.deleteFirstRow()
// snippet.end

heading("Common mistake: the table decides")
// snippet.mistake
func height(ofRow index: Int) -> Int { index == 0 ? 3 : 1 }  // a storm is tall
for list in [["a storm"], ["sunny", "a storm"]] {
  let heights = list.indices.map { index in height(ofRow: index) }
  print("rows: \(list), heights: \(heights)")
}
// snippet.end
