// Lesson 35 · A row has a view model of its own
//
// A table has a thousand rows and a dozen cells: a cell that scrolls out of
// sight comes back with another row. Ada likes a row. Run me: make lesson-35

import LessonKit
import ReactiveCore

lesson(35, "A row has a view model of its own")

// snippet.row
struct RowViewModel: Sendable {
  let hour: Int
  let isLiked = Property(false)

  var text: Signal<String, Never> {
    isLiked.signal.map { [hour] isLiked in "\(hour):00\(isLiked ? " ♥" : "")" }
  }
}
// snippet.end

heading("A cell is used again")
// snippet.first
final class FirstCell: Sendable {
  let label = Property("")

  func show(_ row: RowViewModel) {
    row.text.subscribe { [label] text in label.value = text }
  }
}
// snippet.end

// snippet.reused
let nine = RowViewModel(hour: 9)
let seven = RowViewModel(hour: 7)
let cell = FirstCell()
cell.show(nine)
cell.show(seven)  // Ada has scrolled down
nine.isLiked.value = true  // she likes 9:00, on her tablet
print("the cell shows \(cell.label.value)")
// snippet.end

// snippet.cell
/// A cell that follows the row that it shows, and no other.
final class NewsCell: Sendable {
  let label = Property("")
  private let row = Property<RowViewModel?>(nil)

  init() {
    row.signal.compactMap { row in row }
      .flatMapLatest { row in row.text }
      .bind(to: label)
  }

  func show(_ row: RowViewModel) { self.row.value = row }
  func tapLike() { row.value?.isLiked.value.toggle() }
}
// snippet.end

heading("It follows the newest row only")
// snippet.again
let newsCell = NewsCell()
newsCell.show(nine)
newsCell.show(seven)
nine.isLiked.value = false
print("the cell shows \(newsCell.label.value)")
// snippet.end

heading("Ada likes a row, and nothing is reloaded")
// snippet.like
let reloads = Counter()
let list = Property<[RowViewModel]>([])
let answer = Signal<[Int], Never>.just([9, 8, 7])  // the hours, from a server
answer.map { hours in hours.map { hour in RowViewModel(hour: hour) } }
  .bind(to: list)
let cells = [NewsCell(), NewsCell(), NewsCell()]
for (index, cell) in cells.enumerated() {
  cell.label.signal.subscribe { text in print("  cell \(index): \(text)") }
}
list.signal.subscribe { list in
  print("reload \(reloads.increment())")
  for (cell, row) in zip(cells, list) { cell.show(row) }
}
print("Ada taps the heart of 8:00")
cells[1].tapLike()
print("reloads: \(reloads.count)")
// snippet.end

heading("Common mistake: a new view model whenever a row is asked for")
// snippet.mistake
struct Forgetful {
  let hours = [9, 8, 7]
  var list: [RowViewModel] { hours.map { hour in RowViewModel(hour: hour) } }
}
let forgetful = Forgetful()
forgetful.list[1].isLiked.value = true
print("is 8:00 liked? \(forgetful.list[1].isLiked.value)")
// snippet.end
